/** Pages for the tests of reading: long contents, categories of every kind, items of the bar. */
export default {
  title: 'Reading fixture',
  favicon: '/mark.svg',
  url: 'https://reading.example',
  trailingSlash: false,
  navbar: {
    items: [
      { kind: 'link', label: 'No side', to: '/guide' },
      { kind: 'link', label: 'Elsewhere', href: 'https://example.com/', side: 'right' },
      { kind: 'link', label: 'By base', to: '/terms', activeBase: '/docs/deep' },
      { kind: 'link', label: 'By pattern', to: '/docs/paint', activePattern: '/LONG$' },
      { kind: 'doc', set: 'docs', id: 'inside' },
      { kind: 'doc', set: 'docs', id: 'hush', label: 'Unlisted doc' },
      { kind: 'doc', set: 'docs', id: 'sketch', label: 'Draft doc' },
      { kind: 'sidebar', set: 'docs', sidebar: 'second' },
      { kind: 'doc', set: 'manual', id: 'start', label: 'Start' },
      { kind: 'sidebar', set: 'manual', sidebar: 'manual', label: 'Manual' },
      { kind: 'docsVersion', set: 'manual', side: 'right' },
    ],
  },
  docSets: [
    { id: 'docs' },
    {
      id: 'manual',
      versions: [
        { name: '2', folder: 'manual-2' },
        { name: '1', folder: 'manual-1' },
      ],
    },
  ],
};
