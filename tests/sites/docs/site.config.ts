/** Doc sets with everything that the real site does not use: versions, drafts, unlisted docs, tags. */
export default {
  title: 'Docs fixture',
  tagline: { en: 'Docs of every kind', zh: '各种文档' },
  url: 'https://docs.example',
  trailingSlash: false,
  locales: {
    default: 'en',
    list: {
      en: { label: 'English', htmlLang: 'en-US' },
      zh: { label: '简体中文', htmlLang: 'zh-CN' },
    },
  },
  navbar: {
    items: [
      { kind: 'sidebar', set: 'docs', sidebar: 'docs', label: { en: 'Guide', zh: '指南' } },
      { kind: 'docsVersion', set: 'docs', side: 'right' },
    ],
  },
  docSets: [
    {
      id: 'docs',
      versions: [
        { name: 'current', folder: 'docs-next' },
        { name: '2', label: '2.x', folder: 'docs-2' },
        { name: '1', label: '1.x', folder: 'docs-1', noIndex: true },
      ],
      editBase: 'https://git.example/edit/main',
      lastUpdate: { date: true, author: true },
    },
    { id: 'faq', editBase: 'https://git.example/edit/main', editLocalized: true },
  ],
};
