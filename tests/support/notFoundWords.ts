/** Texts and links of Page Not Found in each language. */
export const notFoundWords = {
  en: {
    title: 'Page Not Found',
    lang: 'en-US',
    paragraphs: [/could not find what you were looking for/, /tell whoever runs that site .* link/],
    starts: ['/docs/intro', '/faq/intro'],
  },
  zh: {
    title: '找不到页面',
    lang: 'zh-CN',
    paragraphs: [/没有找到/, /链接所在网站的站长/],
    starts: ['/zh/docs/intro', '/zh/faq/intro'],
  },
};
