/** Every mistake that a writer can make; the test adds those that cannot be kept in a repository. */
export default {
  title: 'Faulty fixture',
  url: 'https://faulty.example',
  locales: {
    default: 'en',
    list: {
      en: { label: 'English', htmlLang: 'en-US' },
      zh: { label: '简体中文', htmlLang: 'zh-CN' },
    },
  },
  docSets: [{ id: 'docs' }, { id: 'guide' }, { id: 'manual' }],
  blog: {},
  redirects: { '/old': '/docs/intro', '/older': '/docs/intor' },
};
