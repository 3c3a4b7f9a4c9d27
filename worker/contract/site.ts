/** Who stands behind the site: the one place to change brand, support address and credit. */
export const site = {
  name: 'SEO Article AI',
  tagline: 'Generate SEO-Optimized Articles with AI',
  description:
    'Give the address of a product and get a researched, search-optimized article that you can edit and publish in minutes.',
  supportEmail: 'support@seo-article-ai.example',
  builtBy: { name: 'Northwind Outsourcing', url: 'https://northwind-outsourcing.example' },
} as const;
