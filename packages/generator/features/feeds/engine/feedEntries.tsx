import { renderToStaticMarkup } from 'react-dom/server';
import { PlainArticle } from '../../../app/article/PlainArticle';
import { composePage } from '../../../compose/composePage';
import { absolute, type ComposeContext } from '../../../compose/context';
import { plainExhibits } from '../../../compose/plainExhibits';
import { absoluteTree } from '../../../link/resolveTree';
import type { DocPage, PostPage } from '../../../link/site';
import type { PostHead } from '../../../model/document';
import { composePlainTree } from '../../../model/plainTree';

/** An entry of both formats, for a post or a release note. Texts are plain, `content` is HTML. */
export interface FeedEntry {
  readonly link: string;
  readonly title: string;
  readonly date: Date;
  readonly description: string;
  readonly tags: readonly { readonly label: string; readonly href: string }[];
  readonly authors: readonly { readonly name: string; readonly link?: string }[];
  readonly content: string;
}

/**
 * The entry of a post, or of a page of the guide that describes a release. All addresses are absolute,
 * since a feed reader has no page to start from (FEED-04).
 * @param day when it was written or came out
 */
export function composeEntry(context: ComposeContext, page: PostPage | DocPage, day: string): FeedEntry {
  const { text } = context;
  const { document } = composePage(context, page);
  const { title, description } = document;
  const link = absolute(context, document.route);
  const tree = composePlainTree(document);
  const { tags, authors }: Pick<PostHead, 'tags' | 'authors'> =
    document.kind === 'post' ? document.head : { tags: [], authors: [] };
  return {
    link,
    title,
    date: new Date(day),
    description,
    tags: tags.map((tag) => ({ label: tag.label, href: absolute(context, tag.href) })),
    authors: authors.map(({ name, href: target }) => ({
      name,
      ...(target === undefined || target.startsWith('mailto:') ? {} : { link: absolute(context, target) }),
    })),
    content: renderToStaticMarkup(
      <PlainArticle tree={absoluteTree(plainExhibits(tree), link)} text={text} />,
    ),
  };
}
