import type { SiteConfig } from '../model/config/siteConfig';

export const localeOf = (htmlLang: string) => ({ label: htmlLang, htmlLang, direction: 'ltr' as const });

/** English, which is the default, and Chinese. */
export const twoLocales: SiteConfig['locales'] = {
  default: 'en',
  list: { en: localeOf('en-US'), zh: localeOf('zh-CN') },
};
