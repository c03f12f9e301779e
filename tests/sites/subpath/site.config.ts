/** A site below a path, with a blog of several pages, two versions, and pages long enough to scroll. */
export default {
  title: 'Subpath fixture',
  tagline: { en: 'A site below a path', zh: '位于子路径下的网站' },
  favicon: '/mark.svg',
  url: 'https://subpath.example',
  baseUrl: '/x/',
  trailingSlash: false,
  locales: {
    default: 'en',
    list: {
      en: { label: 'English', htmlLang: 'en-US' },
      zh: { label: '简体中文', htmlLang: 'zh-CN' },
    },
  },
  announcement: {
    id: 'first',
    content: { en: 'Read the [long page](/docs/long)', zh: '阅读[长页面](/docs/long)' },
  },
  navbar: {
    logo: '/mark.svg',
    items: [
      { kind: 'sidebar', set: 'docs', sidebar: 'docs', label: { en: 'Guide', zh: '指南' } },
      { kind: 'link', label: { en: 'Blog', zh: '博客' }, to: '/blog' },
      { kind: 'docsVersion', set: 'docs', side: 'right' },
      { kind: 'language', side: 'right' },
    ],
  },
  docSets: [
    {
      id: 'docs',
      versions: [
        { name: '2', folder: 'docs-2' },
        { name: '1', folder: 'docs-1' },
      ],
    },
  ],
  blog: { title: { en: 'Blog', zh: '博客' }, sidebarTitle: { en: 'Recent posts', zh: '最新文章' } },
  footer: {
    columns: [
      {
        title: { en: 'More', zh: '更多' },
        items: [
          { label: { en: 'Old address', zh: '旧地址' }, to: '/old' },
          { label: { en: 'Elsewhere', zh: '别处' }, href: 'https://elsewhere.example/' },
        ],
      },
    ],
    copyright: 'Nobody',
  },
  redirects: { '/old': '/docs/intro', '/older': '/docs/long' },
  storageSuffix: '-fixture',
};
