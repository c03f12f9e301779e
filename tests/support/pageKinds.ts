/** A page of each kind. */
export const pageKinds = [
  '/',
  '/docs/intro',
  '/docs/category/basics',
  '/blog',
  '/blog/welcome',
  '/blog/archive',
  '/blog/tags',
  '/terms',
] as const;
