/** Everything around the content: a base path, slashes at the end, an announcement, a language from right to left. */
export default {
  title: { en: 'Frame fixture', ar: 'مثال الإطار' },
  tagline: { en: 'Everything around the content', ar: 'كل ما حول المحتوى' },
  favicon: '/icon.svg',
  image: '/card.png',
  url: 'https://layout.example',
  baseUrl: '/x/',
  trailingSlash: true,
  noIndex: false,
  locales: {
    default: 'en',
    list: {
      en: { label: 'English', htmlLang: 'en-US' },
      ar: { label: 'العربية', htmlLang: 'ar-EG', direction: 'rtl' },
    },
  },
  colorMode: { default: 'dark', respectSystem: true },
  announcement: {
    id: 'spring',
    content: { en: 'Spring! [Begin here](/docs/intro#start) or [elsewhere](https://example.com/)', ar: 'الربيع! [ابدأ هنا](/docs/intro#start)' },
    background: '#123456',
    color: '#fff',
  },
  navbar: {
    logo: '/logo.svg',
    hideOnScroll: true,
    items: [
      { kind: 'search', side: 'right' },
      { kind: 'link', label: 'Start', to: '/docs/intro' },
      { kind: 'link', label: 'Elsewhere', href: 'https://example.com/', side: 'left' },
      { kind: 'doc', set: 'docs', id: 'listed' },
      { kind: 'doc', set: 'docs', id: 'wombat', label: 'Wombat' },
      { kind: 'doc', set: 'docs', id: 'quokka', label: 'Quokka' },
      { kind: 'sidebar', set: 'help', sidebar: 'help' },
      {
        kind: 'dropdown',
        label: { en: 'More', ar: 'المزيد' },
        items: [
          { kind: 'link', label: 'About', to: '/about' },
          { kind: 'link', label: 'Shop', href: 'https://shop.example/' },
          { kind: 'doc', set: 'docs', id: 'wombat', label: 'Wombat inside' },
        ],
      },
      { kind: 'dropdown', label: 'Alone', items: [{ kind: 'link', label: 'Old address', to: '/old' }] },
      { kind: 'link', label: 'Journal', to: '/blog/', activePattern: '^/x/(ar/)?blog', side: 'right' },
      {
        kind: 'docsVersion',
        set: 'docs',
        versions: [{ name: '1' }, { name: 'current', label: { en: 'To come', ar: 'القادم' } }],
        side: 'right',
      },
      { kind: 'docsVersion', set: 'help', side: 'right' },
      { kind: 'language', side: 'right' },
    ],
  },
  sidebar: { hideable: true, autoCollapse: true },
  docSets: [
    {
      id: 'docs',
      versions: [
        { name: 'current', folder: 'docs' },
        { name: '1', folder: 'docs-1' },
      ],
      latest: 'current',
    },
    { id: 'help', label: { en: 'Help', ar: 'المساعدة' } },
  ],
  blog: {},
  footer: {
    columns: [
      {
        title: { en: 'Docs', ar: 'الوثائق' },
        items: [
          { label: { en: 'Introduction', ar: 'مقدمة' }, to: '/docs/intro' },
          { label: 'Shop', href: 'https://shop.example/' },
        ],
      },
    ],
    legal: [{ label: { en: 'About', ar: 'حول' }, to: '/about' }],
    copyright: '© 2023–2025 Frame',
  },
  redirects: { '/old': '/docs/intro', '/older/still': '/docs/intro#start', '/journal': '/blog' },
  storageSuffix: '-layout',
};
