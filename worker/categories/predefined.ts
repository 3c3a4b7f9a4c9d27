import type { CategoryType } from '../contract/options.ts';

type Predefined = { name: string; displayName: string; type: CategoryType; description: string };

const of = (type: CategoryType, list: Array<[name: string, displayName: string, description: string]>): Predefined[] =>
  list.map(([name, displayName, description]) => ({ name, displayName, type, description }));

/** The categories a new installation starts with. */
export const predefinedCategories: readonly Predefined[] = [
  ...of('business', [
    ['marketing', 'Marketing', 'Campaigns, brand, email and social media'],
    ['seo', 'SEO', 'Being found through search engines'],
    ['sales', 'Sales', 'Pipelines, outreach, proposals and CRM'],
    ['customer-support', 'Customer Support', 'Help desks, tickets, live chat and knowledge bases'],
    ['finance', 'Finance', 'Invoicing, accounting, payments and expenses'],
    ['human-resources', 'Human Resources', 'Hiring, payroll, onboarding and people management'],
    ['project-management', 'Project Management', 'Planning, tasks, time and resources'],
    ['collaboration', 'Collaboration', 'Messaging, documents and meetings for teams'],
    ['productivity', 'Productivity', 'Scheduling, notes and getting work done'],
    ['analytics', 'Analytics', 'Dashboards, reports and product data'],
    ['operations', 'Operations', 'Inventory, supply chain and internal processes'],
    ['startups', 'Startups', 'Founding, funding and growing a young company'],
  ]),
  ...of('ai', [
    ['ai-writing', 'AI Writing', 'Text and content made with language models'],
    ['ai-chatbots', 'AI Chatbots', 'Assistants that talk with customers and staff'],
    ['ai-automation', 'AI Automation', 'Agents and workflows that act by themselves'],
    ['ai-images', 'AI Images and Video', 'Pictures, video and design made with models'],
    ['ai-speech', 'AI Speech', 'Transcription, voices and spoken interfaces'],
    ['machine-learning', 'Machine Learning', 'Training, serving and evaluating models'],
    ['ai-coding', 'AI Coding', 'Assistants for writing and reviewing software'],
    ['ai-data', 'AI Data Analysis', 'Asking questions of data in plain language'],
  ]),
  ...of('industry', [
    ['ecommerce', 'E-commerce', 'Online shops, marketplaces and retail'],
    ['healthcare', 'Healthcare', 'Practices, clinics, patients and medical records'],
    ['education', 'Education', 'Schools, courses and learning platforms'],
    ['real-estate', 'Real Estate', 'Property, letting and brokerage'],
    ['legal', 'Legal', 'Law firms, contracts and compliance'],
    ['travel-hospitality', 'Travel and Hospitality', 'Hotels, restaurants, bookings and tours'],
    ['manufacturing', 'Manufacturing', 'Production, maintenance and quality'],
    ['construction', 'Construction', 'Building sites, bids and field work'],
    ['nonprofit', 'Nonprofit', 'Charities, donors and volunteers'],
    ['software-development', 'Software Development', 'Developer tools, hosting, security and APIs'],
  ]),
];
