import { memo, useDeferredValue } from 'react';
import type { PageDocument } from '../../model/document';
import type { SiteLayout } from '../../model/layout';
import { useProgress } from '../navigation/progress';
import { useSite } from '../SiteContext';

/**
 * The title, and what search engines and sharing read; React puts it all into the document's head. On a
 * change of page it comes after the paint: nobody looks at it meanwhile, and telling the window of another
 * title takes as long as removing a page. Where the page at the address could not be loaded, the title says so.
 */
export function Head() {
  const { page, layout } = useSite();
  const hasFailed = useProgress().kind === 'failed';
  return <Tags page={useDeferredValue(page)} layout={layout} hasFailed={hasFailed} />;
}

interface Props {
  readonly page: PageDocument;
  readonly layout: SiteLayout;
}

const Tags = memo(function Tags({ page, layout, hasFailed }: Props & { readonly hasFailed: boolean }) {
  const title = pageTitle(hasFailed ? { title: layout.text.loading.failed } : page, layout);
  const image = page.image ?? layout.site.image;
  return (
    <>
      <title>{title}</title>
      <meta property="og:title" content={title} />
      <meta property="og:site_name" content={layout.site.title} />
      <meta property="og:type" content={page.kind === 'post' ? 'article' : 'website'} />
      <meta name="description" content={page.description} />
      <meta property="og:description" content={page.description} />
      {page.keywords !== undefined && <meta name="keywords" content={page.keywords.join(',')} />}
      {page.noIndex && <meta name="robots" content="noindex, nofollow" />}
      {image !== undefined && <meta property="og:image" content={image} />}
      {image !== undefined && <meta name="twitter:image" content={image} />}
      <meta name="twitter:card" content={image === undefined ? 'summary' : 'summary_large_image'} />
      {page.kind !== 'notFound' && <Addresses page={page} layout={layout} />}
    </>
  );
});

/** Canonical address and the same page in the other languages (SEO-03, SEO-04). */
function Addresses({ page, layout }: Props) {
  const absolute = (href: string) => layout.site.origin + href;
  const translations = layout.locales.flatMap((locale) => {
    const href = page.alternates[locale.code];
    return href === undefined ? [] : [{ ...locale, href: absolute(href) }];
  });
  const fallback = translations.find(({ code }) => code === layout.defaultLocale);
  const others = translations.filter(({ code }) => code !== layout.locale);
  return (
    <>
      <link rel="canonical" href={absolute(page.route)} />
      <meta property="og:url" content={absolute(page.route)} />
      {translations.map(({ code, htmlLang, href }) => (
        <link key={code} rel="alternate" hrefLang={htmlLang} href={href} />
      ))}
      {fallback && <link rel="alternate" hrefLang="x-default" href={fallback.href} />}
      <meta property="og:locale" content={writeUnderscores(layout.htmlLang)} />
      {others.map(({ code, htmlLang }) => (
        <meta key={code} property="og:locale:alternate" content={writeUnderscores(htmlLang)} />
      ))}
    </>
  );
}

function writeUnderscores(tag: string): string {
  return tag.replaceAll('-', '_');
}

/** The window title: `Page | SITE`, or only `SITE` where the page has no title of its own (SEO-01). */
export function pageTitle(
  page: Pick<PageDocument, 'title'>,
  layout: { readonly site: Pick<SiteLayout['site'], 'title'> },
): string {
  const own = page.title.trim();
  const site = layout.site.title.trim();
  return own === '' || own === site ? site : `${own} | ${site}`;
}
