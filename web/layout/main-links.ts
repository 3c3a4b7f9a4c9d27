export const mainLinks = [
  { href: '/', label: 'Dashboard' },
  { href: '/articles', label: 'Articles' },
] as const;

export const adminLinks = [
  { href: '/seo-keywords', label: 'SEO Keywords' },
  { href: '/categories', label: 'Categories' },
  { href: '/system-instructions', label: 'System Instructions' },
] as const;
