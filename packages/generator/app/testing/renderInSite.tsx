import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { en } from '../../model/words/en';
import { zh } from '../../model/words/zh';
import { type Site, SiteProvider } from '../SiteContext';
import { testBase, testSite } from './testSite';

/** For tests: the static HTML of what stands in a site, in English or in Chinese. */
export function renderInSite(content: ReactNode, locale: 'en' | 'zh' = 'en', route = '/here'): string {
  const site = testSite(
    { ...testBase, kind: 'redirect', to: '/', locale, route },
    { locale, htmlLang: locale === 'en' ? 'en-US' : 'zh-CN', text: (locale === 'en' ? en : zh).page },
  );
  return renderToStaticMarkup(<SiteProvider site={site}>{content}</SiteProvider>);
}

/** For tests: the HTML without tags, its text alone. */
export function wordsOf(html: string): string {
  return html.replace(/<[^>]*>/g, '');
}

/** The static HTML of `children` on a page of `site`, without React's marks between texts. */
export function renderIn(site: Site, children: ReactNode): string {
  return renderToString(<SiteProvider site={site}>{children}</SiteProvider>).replaceAll('<!-- -->', '');
}
