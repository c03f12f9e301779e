import { createHash } from 'node:crypto';
import { composeBannerGround } from '../../../compose/composeBanner';
import { siteHref } from '../../../compose/context';
import type { LocalePages } from '../../../compose/localePages';
import { translationIn } from '../../../load/content';
import { omitUndefined } from '../../../model/omitUndefined';
import { childrenOf, isElement, type TreeNode } from '../../../model/tree';
import { contentFile, type SharedFile } from '../../../output/outputFiles';
import { glossaryData, type TermWords } from '../../glossary/shared/glossary';
import { type EverydayWords, everydayWordsData } from '../shared/everydayWords';
import { bodyWeights, impactsOf, type SearchBody, wayTerms } from '../shared/impact';
import { plainText } from '../shared/plainText';
import {
  directoryPath,
  encodePostings,
  encodeWays,
  impactOf,
  indexFilePath,
  mostWays,
  type PageBlock,
  packPosting,
  packWay,
  type SearchDirectory,
  type Synonyms,
} from '../shared/searchIndex';
import { composeChinese } from './composeChinese';
import { type SearchedPage, searchedPages } from './searchedPages';

/** Length of a chunk as JSON. Compressed it is a third, well within one round trip. */
const chunkLength = 7_000;
/** Pages whose addresses and titles are in one file. */
const blockSize = 256;
/** A term that more pages have keeps those that it is worth most to; that more ways have, none of them. */
const longestPostings = 2000;

/** The search index of a locale, by path in the output (`../shared/README.md`). */
export async function composeSearch(locale: LocalePages): Promise<Map<string, SharedFile>> {
  const { pages, filters } = searchedPages(locale);
  const postings = new Map<string, number[]>();
  const ways = new Map<string, number[]>();
  for (const [page, { fields, tree }] of pages.entries()) {
    for (const [term, impact] of impactsOf(fields, bodyWeights(bodyOf(tree)))) {
      const list = postings.get(term);
      if (list === undefined) postings.set(term, [packPosting(page, impact)]);
      else list.push(packPosting(page, impact));
    }
    for (const [way, text] of fields.asked.slice(0, mostWays).entries()) {
      const terms = wayTerms(text);
      for (const term of terms) {
        const list = ways.get(term);
        const packed = packWay(page, way, terms.size);
        if (list === undefined) ways.set(term, [packed]);
        else list.push(packed);
      }
    }
  }
  const files = new Map<string, SharedFile>();
  // Files that the directory names by their content never change; the directory's address stays the same.
  const publish = (content: string): string => {
    const name = `${createHash('sha256').update(content).digest('hex').slice(0, 8)}.json`;
    files.set(indexFilePath(name), contentFile(content, 'quick', true));
    return name;
  };
  const blocks: string[] = [];
  for (let start = 0; start < pages.length; start += blockSize) {
    const block: PageBlock = pages
      .slice(start, start + blockSize)
      .map(({ route, fields, picture }) =>
        picture === undefined ? [route, fields.title] : [route, fields.title, picture],
      );
    blocks.push(publish(JSON.stringify(block)));
  }
  const synonyms = synonymsOf(locale);
  const words = [...synonyms.flat(2), ...pages.flatMap(({ fields }) => fields.keywords)];
  const chinese = await composeChinese(words, postings.keys());
  const directory: SearchDirectory = {
    count: pages.length,
    filters,
    blockSize,
    pages: blocks,
    chunks: chunksOf(postings, ways).map(([first, content]) => [first, publish(content)]),
    synonyms,
    questions: questionsOf(locale, pages),
    ...omitUndefined({ nothing: nothingOf(locale) }),
    ...(chinese.words.length > 0 && { chinese: publish(JSON.stringify(chinese)) }),
  };
  return files.set(directoryPath(locale.context.locale), contentFile(JSON.stringify(directory), 'quick'));
}

/** The questions that the home page answers. */
function questionsOf({ context }: LocalePages, pages: readonly SearchedPage[]): SearchDirectory['questions'] {
  const { home } = context.site;
  if (home === undefined) return [];
  return translationIn(home, context.locale).value.answers.map(({ title, href: address }) => {
    const href = siteHref(context, address);
    const picture = pages.find(({ route }) => route === href.replace(/#.*/s, ''))?.picture;
    return omitUndefined({ label: title, href, picture });
  });
}

/** The picture of a search that found nothing, on its own place of the landscape. */
function nothingOf({ context }: LocalePages): SearchDirectory['nothing'] {
  const { search } = context.site.config.pictures;
  const picture = search === undefined ? undefined : context.art.draw(search)?.still;
  return picture && omitUndefined({ picture, ground: composeBannerGround(context, '/search') });
}

/** The searched parts of a text: its headings, and everything in it but its title. */
function bodyOf(tree: readonly TreeNode[]): SearchBody {
  const headings = tree.flatMap((node) =>
    isElement(node) && /^h[2-6]$/.test(node[0]) ? [plainText(childrenOf(node))] : [],
  );
  return { headings, text: plainText(tree.filter((node) => !isElement(node) || node[0] !== 'h1')) };
}

/** All terms in order, cut into pieces of JSON. */
function chunksOf(
  postings: ReadonlyMap<string, readonly number[]>,
  ways: ReadonlyMap<string, readonly number[]>,
): [first: string, content: string][] {
  const chunks: [string, string][] = [];
  let first: string | undefined;
  let entries: string[] = [];
  let length = 0;
  const close = () => {
    if (first !== undefined) chunks.push([first, `{${entries.join(',')}}`]);
    first = undefined;
    entries = [];
    length = 0;
  };
  for (const term of [...postings.keys()].sort()) {
    const asked = ways.get(term) ?? [];
    const numbers = [
      ...encodePostings(worthiest(postings.get(term) ?? [])),
      ...(asked.length > longestPostings ? [] : encodeWays(asked)),
    ];
    const entry = `${JSON.stringify(term)}:${JSON.stringify(numbers)}`;
    first ??= term;
    entries.push(entry);
    length += entry.length;
    if (length > chunkLength) close();
  }
  close();
  return chunks;
}

function worthiest(postings: readonly number[]): readonly number[] {
  if (postings.length <= longestPostings) return postings;
  return [...postings]
    .sort((a, b) => impactOf(b) - impactOf(a))
    .slice(0, longestPostings)
    .sort((a, b) => a - b);
}

/** The glossary and the everyday words, as they look from a language. */
function synonymsOf({ context }: LocalePages): Synonyms[] {
  const { content } = context.site;
  const terms = content
    .shared(glossaryData)
    .terms.map(
      ({ words }): EverydayWords =>
        Object.fromEntries(Object.entries(words).map(([code, own]) => [code, spellingsOf(own)])),
    );
  return [...terms, ...content.shared(everydayWordsData)].flatMap((row): Synonyms[] => {
    const own = row[context.locale];
    if (own === undefined) return [];
    const others = Object.keys(row).filter((code) => code !== context.locale);
    return [[own, [...new Set(others.flatMap((code) => row[code] ?? []))]]];
  });
}

function spellingsOf(words: TermWords): string[] {
  return [words.name, ...words.also];
}
