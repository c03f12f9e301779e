import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { PageDocument } from '../../model/document';
import type { Frame } from '../../model/frame';
import { SiteContext } from '../SiteContext';
import { en } from '../text/en';
import { zh } from '../text/zh';

const page: PageDocument = {
  kind: 'notFound',
  links: [],
  build: 'test',
  locale: 'en',
  route: '/here',
  title: 'Here',
  description: 'A page for tests.',
  alternates: {},
  frame: '/frame.json',
};

/** For tests: the static HTML of what stands in a site, in English or in Chinese. */
export function renderInSite(content: ReactNode, locale: 'en' | 'zh' = 'en', route = page.route): string {
  const frame: Frame = {
    build: 'test',
    locale,
    htmlLang: locale === 'en' ? 'en-US' : 'zh-CN',
    direction: 'ltr',
    site: { title: 'Site', tagline: '', origin: 'https://site.example', baseUrl: '/', home: '/' },
    locales: [],
    defaultLocale: 'en',
    navbar: { hideOnScroll: false, left: [], right: [] },
    footer: null,
    announcement: null,
    colorMode: { default: 'light', switch: true, respectSystem: false },
    sidebar: { hideable: false, autoCollapse: false },
    storageSuffix: '',
    feeds: [],
    text: locale === 'en' ? en : zh,
  };
  return renderToStaticMarkup(
    <SiteContext value={{ page: { ...page, route }, frame }}>{content}</SiteContext>,
  );
}

/** For tests: the HTML without tags, its text alone. */
export function wordsOf(html: string): string {
  return html.replace(/<[^>]*>/g, '');
}
