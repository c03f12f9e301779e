import { allExhibits } from '../exhibits/allExhibits';
import type { LinkItem, PageDocument } from '../model/document';
import { eitherKey } from '../model/eitherKey';
import { fill } from '../model/text';
import { childrenOf, isElement, type TreeNode, textOf } from '../model/tree';

/** What a page's own face must have: its `h1`, and the years that a list stands under. */
export function facedTitle(page: PageDocument): string {
  switch (page.kind) {
    case 'archive':
      return [page.title, ...page.years.map(({ year }) => year)].join('');
    case 'home':
      return page.headline;
    case 'doc':
    case 'page': {
      const [first] = page.article.tree;
      const own = first !== undefined && isElement(first) && first[0] === 'h1' ? [first] : undefined;
      return textOf(own ?? page.article.heading ?? []);
    }
    case 'post':
      return textOf(page.head.heading);
    case 'category':
      return page.heading;
    case 'postList':
      if (page.list.of === 'blog') return page.list.heading;
      return page.list.of === 'tag' ? page.list.label : page.list.author.name;
    default:
      return page.title;
  }
}

/** The titles of the parts of the home page. */
export function facedHeads(page: PageDocument, siteTitle: string): string {
  if (page.kind !== 'home') return '';
  const { platforms, gallery, steps, recordings, works, news, guides, answers } = page.words;
  return [
    fill(platforms, { title: siteTitle }),
    gallery,
    steps,
    recordings,
    works,
    news,
    guides,
    answers,
  ].join('');
}

/** The small words of a page that are set in its face: numbers of steps, keys, tags, letters of the word list, and what its exhibits say in it. */
export function facedMarks(page: PageDocument): string {
  return [...marksIn(textsOf(page), page.locale), ...tagsOf(page)].join('');
}

function textsOf(page: PageDocument): readonly TreeNode[] {
  if (page.kind === 'home')
    return [page.steps, page.recordings ?? [], page.works ?? []].flat().flatMap(({ tree }) => tree);
  return 'article' in page ? page.article.tree : [];
}

function tagsOf(page: PageDocument): readonly string[] {
  // In Chinese they are in the face of the text (Tags.module.css).
  if (page.locale === 'zh') return [];
  switch (page.kind) {
    case 'post':
      return labelsOf(page.head.tags);
    case 'postList':
      return labelsOf(page.posts.flatMap(({ head }) => head.tags));
    case 'doc':
      return labelsOf(page.tags);
    case 'tagList':
    case 'docTagList':
      // Those with pictures are cards, whose names are in the face of the text.
      return labelsOf(page.groups.flatMap(({ tags }) => tags.filter(({ picture }) => picture === undefined)));
    default:
      return [];
  }
}

function labelsOf(items: readonly LinkItem[]): readonly string[] {
  return items.map(({ label }) => label);
}

function marksIn(nodes: readonly TreeNode[], locale: string): readonly string[] {
  return nodes.flatMap((node) => {
    if (!isElement(node)) return [];
    const children = childrenOf(node);
    const [name, props] = node;
    if (name === 'Kbd')
      return textOf(children)
        .replace(eitherKey, 'Ctrl')
        .split(/(?<=.)\+(?=.)/);
    const initial = props?.['initial'];
    if (typeof initial === 'string') return [initial];
    const own = name === 'ol' ? numbersOf(children, Number(props?.['start'] ?? 1)) : [];
    const said =
      name === 'Exhibit' ? [allExhibits.get(String(props?.['exhibit']))?.mark?.[locale] ?? ''] : [];
    return [...own, ...said, ...marksIn(children, locale)];
  });
}

function numbersOf(items: readonly TreeNode[], first: number): readonly string[] {
  return items.filter(isElement).map((_, index) => String(first + index));
}
