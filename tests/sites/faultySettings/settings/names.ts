/** Settings that name what the site does not have. */
export default {
  title: 'Names',
  favicon: '/icon.svg',
  url: 'https://faulty.example',
  announcement: { id: 'a', content: 'See [the intro](/docs/intor) and ![a picture](/nothing.png).' },
  navbar: {
    logo: '/logo.svg',
    items: [
      { kind: 'link', label: 'Page', to: '/docs/intor' },
      { kind: 'doc', set: 'dosc', id: 'intro' },
      { kind: 'doc', set: 'docs', id: 'intor' },
      { kind: 'sidebar', set: 'docs', sidebar: 'dcos' },
      { kind: 'sidebar', set: 'drafts', sidebar: 'drafts' },
      { kind: 'docsVersion', set: 'docs', versions: [{ name: '1' }, { name: '3' }] },
      {
        kind: 'dropdown',
        label: 'More',
        to: '/nowhere',
        items: [
          { kind: 'doc', set: 'docs', id: 'draft' },
          { kind: 'link', label: 'Page', to: '/nowhere' },
          { kind: 'link', label: 'File', to: '/press.zip' },
          { kind: 'link', label: 'Hash', to: '/docs/other#nowhere' },
        ],
      },
    ],
  },
  docSets: [
    {
      id: 'docs',
      versions: [
        { name: 'current', folder: 'docs' },
        { name: '1', folder: 'docs-1' },
      ],
      latest: '2',
    },
    { id: 'drafts' },
  ],
  footer: {
    columns: [{ title: 'One', items: [{ label: 'Page', to: '/docs/intor' }] }],
    legal: [{ label: 'Terms', to: '/terms' }],
    copyright: 'Nobody',
  },
  redirects: {
    '/docs/intro': '/docs/other',
    '/old': '/docs/other',
    '/old/': '/docs/other',
    '/older': '/docs/intor',
  },
  notFoundLinks: ['/docs/intor'],
};
