/** A redirect from a page: the page wins, and the builder is told. */
export default {
  title: 'Page',
  url: 'https://faulty.example',
  docSets: [{ id: 'docs' }],
  redirects: { '/docs/intro': '/docs/other', '/old': '/docs/other' },
};
