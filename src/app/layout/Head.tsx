import { useSite } from '../SiteContext';
import { pageTitle } from './pageTitle';

/** What search engines and sharing read; React puts it all into the document's head. */
export function Head() {
  const { page, frame } = useSite();
  const title = pageTitle(page, frame);
  const image = page.image ?? frame.site.image;
  return (
    <>
      <title>{title}</title>
      <meta property="og:title" content={title} />
      <meta property="og:site_name" content={frame.site.title} />
      <meta property="og:type" content={page.kind === 'post' ? 'article' : 'website'} />
      <meta name="description" content={page.description} />
      <meta property="og:description" content={page.description} />
      {page.keywords !== undefined && <meta name="keywords" content={page.keywords.join(',')} />}
      {page.noIndex && <meta name="robots" content="noindex, nofollow" />}
      {image !== undefined && <meta property="og:image" content={image} />}
      {image !== undefined && <meta name="twitter:image" content={image} />}
      <meta name="twitter:card" content={image === undefined ? 'summary' : 'summary_large_image'} />
      {page.kind !== 'notFound' && <Addresses />}
    </>
  );
}

/** Canonical address and the same page in the other languages (SEO-03, SEO-04). */
function Addresses() {
  const { page, frame } = useSite();
  const absolute = (href: string) => frame.site.origin + href;
  const translations = frame.locales.flatMap((locale) => {
    const href = page.alternates[locale.code];
    return href === undefined ? [] : [{ ...locale, href: absolute(href) }];
  });
  const fallback = translations.find(({ code }) => code === frame.defaultLocale);
  const others = translations.filter(({ code }) => code !== frame.locale);
  return (
    <>
      <link rel="canonical" href={absolute(page.route)} />
      <meta property="og:url" content={absolute(page.route)} />
      {translations.map(({ code, htmlLang, href }) => (
        <link key={code} rel="alternate" hrefLang={htmlLang} href={href} />
      ))}
      {fallback && <link rel="alternate" hrefLang="x-default" href={fallback.href} />}
      <meta property="og:locale" content={underscored(frame.htmlLang)} />
      {others.map(({ code, htmlLang }) => (
        <meta key={code} property="og:locale:alternate" content={underscored(htmlLang)} />
      ))}
    </>
  );
}

function underscored(tag: string): string {
  return tag.replaceAll('-', '_');
}
