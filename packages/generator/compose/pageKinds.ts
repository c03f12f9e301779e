import type { LinkedContent, Page, PageOf } from '../link/site';
import { joinRoute } from '../model/address';
import type { BodyOf, PageDocument } from '../model/document';
import { plural } from '../model/text';
import type { TreeNode } from '../model/tree';
import type { Text } from '../model/words';
import { composeArchive, composeAuthorList, composePost, composePostList, composeTagList } from './blog';
import { composeCategory } from './composeCategory';
import { composeDoc } from './composeDoc';
import { homeTree, list, paragraph, section } from './contentTree';
import type { ComposeContext, Composed } from './context';
import { composeHome, composeStandalone } from './standalone';
import { composeDocTag, composeDocTagList } from './tags';

/** A kind of page as the build knows it. */
interface PageKind<Kind extends Page['kind']> {
  /** Its pages with their addresses, unless linking texts and sets makes them. */
  readonly pages?: (content: LinkedContent) => readonly PageOf<Kind>[];
  readonly compose: (context: ComposeContext, page: PageOf<Kind>) => Composed;
  /** A page's content, without its title, for its Markdown file: the article, or the links of a list. */
  readonly content: (body: BodyOf<Kind>, words: ContentWords) => readonly TreeNode[];
  /** The search finds pages of this kind. */
  readonly isSearched?: true;
}

interface ContentWords {
  readonly text: Text;
  readonly htmlLang: string;
}

type PageKinds = { readonly [Kind in Page['kind']]: PageKind<Kind> };

/** All kinds that a site lists as its pages: Page Not Found and redirects are none of them. */
export const pageKinds: PageKinds = {
  home: { compose: composeHome, content: homeTree, isSearched: true },
  doc: {
    compose: composeDoc,
    content: ({ article, additions = [] }) => [...article.tree, ...additions],
    isSearched: true,
  },
  category: {
    compose: composeCategory,
    content: ({ intro, cards }, { text, htmlLang }) => [
      ...paragraph(intro),
      list(
        cards.map(({ label, href, description, count = 0 }) => ({
          label,
          href,
          text: description ?? plural(text.category.items, count, htmlLang),
        })),
      ),
    ],
    isSearched: true,
  },
  docTag: {
    compose: composeDocTag,
    content: ({ intro, docs }) => [...paragraph(intro?.text), list(docs)],
  },
  docTagList: {
    compose: composeDocTagList,
    content: ({ groups }) => [list(groups.flatMap(({ tags }) => tags))],
  },
  post: { compose: composePost, content: ({ article }) => article.tree, isSearched: true },
  page: { compose: composeStandalone, content: ({ article }) => article.tree, isSearched: true },
  postList: {
    compose: composePostList,
    content: ({ posts }) => [
      list(posts.map(({ head }) => ({ label: head.title, href: head.href, text: head.date.text }))),
    ],
  },
  archive: {
    pages: (content) => inBlog(content, 'archive').map((at) => ({ kind: 'archive', ...at })),
    compose: composeArchive,
    content: ({ years }) =>
      years.flatMap(({ year, posts }) =>
        section(
          year,
          posts.map(({ label, href, day }) => ({ label, href, text: day.text })),
        ),
      ),
  },
  tagList: {
    pages: (content) => inBlog(content, 'tags').map((at) => ({ kind: 'tagList', ...at })),
    compose: composeTagList,
    content: ({ groups }) => [list(groups.flatMap(({ tags }) => tags))],
  },
  authorList: {
    pages: (content) => inBlog(content, 'authors').map((at) => ({ kind: 'authorList', ...at })),
    compose: composeAuthorList,
    content: ({ authors }) => [
      list(authors.map(({ name, href, title }) => ({ label: name, ...(href && { href }), text: title }))),
    ],
  },
};

function inBlog({ blog }: LinkedContent, name: string) {
  return blog === undefined ? [] : [{ route: joinRoute(blog.base, name), source: 'the blog' }];
}

/** The pages that kinds add to those of texts and sets. */
export function listPagesOfKinds(content: LinkedContent): readonly Page[] {
  return Object.values(pageKinds).flatMap<Page>(({ pages }) => pages?.(content) ?? []);
}

export function composeBody(context: ComposeContext, page: Page): Composed {
  return composeAs(page.kind, context, page);
}

// The type parameter ties a page to the entry of its own kind.
function composeAs<Kind extends Page['kind']>(
  kind: Kind,
  context: ComposeContext,
  page: PageOf<Kind>,
): Composed {
  return pageKinds[kind].compose(context, page);
}

/** Content of a document as a tree, without its title; empty for one that is no page of the site. */
export function contentTree(document: PageDocument, words: ContentWords): readonly TreeNode[] {
  return document.kind === 'notFound' || document.kind === 'redirect'
    ? []
    : contentAs(document.kind, document, words);
}

function contentAs<Kind extends Page['kind']>(kind: Kind, body: BodyOf<Kind>, words: ContentWords) {
  return pageKinds[kind].content(body, words);
}
