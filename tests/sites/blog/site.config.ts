/** A blog of 25 posts over three years, two of them unlisted, beside a draft and a post of the future. */
export default {
  title: 'Blog fixture',
  tagline: { en: 'Posts of every kind', zh: '各种文章' },
  favicon: '/icon.svg',
  url: 'https://blog.example',
  trailingSlash: false,
  locales: {
    default: 'en',
    list: {
      en: { label: 'English', htmlLang: 'en-US' },
      zh: { label: '简体中文', htmlLang: 'zh-CN' },
    },
  },
  navbar: { items: [{ kind: 'link', label: { en: 'Blog', zh: '博客' }, to: '/blog' }, { kind: 'language' }] },
  docSets: [{ id: 'notes' }],
  blog: {
    title: { en: 'Journal', zh: '日志' },
    description: { en: 'What happens here', zh: '这里的事' },
    sidebarTitle: { en: 'Newest', zh: '最新' },
    feeds: [
      {
        name: 'pocket',
        title: { en: 'Pocket releases', zh: '掌机版更新' },
        tags: ['general'],
        releases: 'ios',
      },
    ],
  },
};
