/** A site with an art folder. */
export default {
  title: 'Art',
  url: 'https://art.example',
  baseUrl: '/below/',
  trailingSlash: false,
  favicon: '/favicon.svg',
  pictures: { notFound: 'corner' },
  navbar: { logo: '/favicon.svg' },
  locales: {
    default: 'en',
    list: { en: { label: 'English', htmlLang: 'en-US' }, zh: { label: '中文', htmlLang: 'zh-CN' } },
  },
};
