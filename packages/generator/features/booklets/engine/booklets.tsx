import { renderToStaticMarkup } from 'react-dom/server';
import { PlainArticle } from '../../../app/article/PlainArticle';
import { absolute, type ComposeContext, href, words } from '../../../compose/context';
import {
  type ComposedPage,
  type LocalePages,
  listSidebarDocs,
  localeFile,
} from '../../../compose/localePages';
import { plainExhibits } from '../../../compose/plainExhibits';
import type { DocSet } from '../../../link/site';
import { escapeHtml } from '../../../model/escape';
import { composePlainTree } from '../../../model/plainTree';
import { contentFile, type SharedFile } from '../../../output/outputFiles';
import { addContentPolicy } from '../../../render/contentPolicy';
import { extractStyleAttributes } from '../../../render/styleAttributes';
import { makeSingle } from './makeSingle';

/**
 * Where the booklet of a doc set lies below the home page of a language. Its ending tells it from
 * pages, which the client shows in place.
 */
export function bookletPath(set: string): string {
  return `booklet/${set}.htm`;
}

/** Where the same booklet lies as a single file, to be kept and sent. */
function singlePath(set: string): string {
  return `booklet/${set}-single.htm`;
}

/** Where it lies as a PDF. */
function pdfPath(set: string): string {
  return `booklet/${set}.pdf`;
}

/**
 * A booklet for each doc set that asks for one, by path in the output: all texts of its latest
 * version in the order of the sidebar in one plain page, made for printing. It is no page of the
 * site: it needs no script, and search engines are kept away, since they have the texts already.
 */
export function composeBooklets(locale: LocalePages): readonly (readonly [path: string, file: SharedFile])[] {
  const { context } = locale;
  const sets = context.site.sets.filter(({ settings }) => settings.booklet);
  return sets.flatMap((set) => {
    const { head, body } = booklet(locale, set);
    const words = context.buildWords.booklet;
    const offer = (path: string, label: string) =>
      `<a href="${escapeHtml(href(context, '/') + path)}" download>${escapeHtml(label)}</a>`;
    const offers = [
      offer(singlePath(set.id), words.download),
      ...(context.prints ? [offer(pdfPath(set.id), words.pdf)] : []),
    ];
    // A site that is being written has no files that are made of others.
    const offered = context.site.mode === 'development' ? '' : `<p>${offers.join(' · ')}</p>`;
    const single = localeFile(context, singlePath(set.id));
    const printed: readonly (readonly [string, SharedFile])[] = context.prints
      ? [[localeFile(context, pdfPath(set.id)), { kind: 'printed', page: single }]]
      : [];
    return [
      [
        localeFile(context, bookletPath(set.id)),
        contentFile(addContentPolicy(`${head}${offered}${body}`), 'quick'),
      ],
      [
        single,
        {
          kind: 'last',
          make: (written) => addContentPolicy(makeSingle(`${head}${body}`, context.site, written)),
          compression: 'none',
        },
      ],
      ...printed,
    ];
  });
}

/** The parts of the page before and after the place for its download. */
function booklet(locale: LocalePages, set: DocSet): { readonly head: string; readonly body: string } {
  const { context } = locale;
  const pages = listSidebarDocs(locale, set);
  const site = words(context, context.site.config.title);
  const title = `${site}: ${words(context, set.settings.label ?? set.id)}`;
  const contents = pages.map(
    ({ job }, index) => `<li><a href="#p${index + 1}">${escapeHtml(job.document.title)}</a></li>`,
  );
  const articles = pages.map(
    (page, index) =>
      `<article id="p${index + 1}"><h1>${escapeHtml(page.job.document.title)}</h1>${renderArticle(context, page)}</article>`,
  );
  const { html, styles: held } = extractStyleAttributes(articles.join('\n'));
  const head = [
    `<!doctype html><html lang="${context.htmlLang}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex, nofollow">',
    `<title>${escapeHtml(title)}</title><style>${styles}${held}</style></head><body>`,
    `<header><h1>${escapeHtml(title)}</h1><p><a href="${escapeHtml(href(context, '/'))}">${escapeHtml(absolute(context, href(context, '/')))}</a></p></header>`,
  ].join('\n');
  const body = [`<nav><ol>${contents.join('')}</ol></nav>`, html, '</body></html>'].join('\n');
  return { head, body };
}

/** The HTML of a text. */
function renderArticle(context: ComposeContext, { job }: ComposedPage): string {
  const tree = plainExhibits(composePlainTree(job.document));
  return renderToStaticMarkup(<PlainArticle tree={tree} text={context.text} />);
}

const styles = [
  'body{max-width:42rem;margin:0 auto;padding:1rem;font:1rem/1.6 system-ui,sans-serif;color:#211b30;background:#fff}',
  'img{max-width:100%;height:auto;image-rendering:pixelated}table{border-collapse:collapse}th,td{border:1px solid;padding:.25rem .5rem;text-align:start}tbody th{font-weight:inherit}',
  'pre{white-space:pre-wrap;border:1px solid;padding:.5rem}blockquote{margin-inline:0;padding-inline-start:1rem;border-inline-start:4px solid}',
  'h1,h2,h3,h4{line-height:1.25;break-after:avoid}a{color:inherit}article{break-before:page}tr,pre,img,blockquote{break-inside:avoid}',
  '@page{size:A4;margin:18mm;@bottom-center{content:counter(page);font:9pt system-ui,sans-serif}}',
  '@media print{img{max-height:6cm}img:not([data-style]){object-fit:contain;object-position:0}body{max-width:none;padding:0;font-size:10.5pt}nav a{text-decoration:none}}',
].join('');
