import { type CategoryType, categoryTypes } from '../../worker/contract/options.ts';

export const typeLabels: Record<CategoryType, string> = { business: 'Business', ai: 'AI', industry: 'Industry' };

export const typeChoices = categoryTypes.map((value) => ({ value, label: typeLabels[value] }));
