/** Settings that are wrong in themselves. */
export default {
  tittle: 'Misspelt',
  tagline: 7,
  favicon: 'icon.svg',
  url: 'https://faulty.example/path',
  baseUrl: 'x',
  trailingSlash: 'no',
  locales: {
    default: 'en',
    list: {
      en: { label: 'English', htmlLang: 'en-US', direction: 'up' },
      '2': { label: 'Two', htmlLang: 'two' },
    },
  },
  colorMode: { default: 'purple', switsh: true },
  announcement: { id: 'a', content: 'Hello', background: 'red' },
  navbar: {
    items: [
      { kind: 'link', label: 'Both', to: '/a', href: 'https://example.com/' },
      { kind: 'link', label: 'Neither' },
      { kind: 'link', label: 'Nowhere', href: 'example.com' },
      { kind: 'link', label: 'Pattern', to: '/a', activePattern: '(' },
      { kind: 'lnk', label: 'Kind', to: '/a' },
      { kind: 'dropdown', label: 'Outer', items: [{ kind: 'dropdown', label: 'Inner', items: [] }] },
      { kind: 'dropdown', label: 'Empty', items: [] },
      { kind: 'doc', id: 'intro' },
      { kind: 'link', label: 'Side', to: '/a', side: 'middle' },
    ],
  },
  docSets: [{ id: 'docs', toc: { min: 1 }, versions: [] }],
  blog: { pageSize: 0 },
  footer: { columns: [{ title: 'One', items: [{ label: 'Both', to: '/a', href: 'https://example.com/' }] }] },
  redirects: { old: '/docs/intro', '/older': 'docs/intro' },
};
