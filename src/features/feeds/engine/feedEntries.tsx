import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { PlainArticle } from '../../../app/article/PlainArticle';
import { composePost } from '../../../engine/compose/blog';
import { composeDoc } from '../../../engine/compose/composeDoc';
import { absolute, type ComposeContext, href, type TreeSlot } from '../../../engine/compose/context';
import type { ComposedSite } from '../../../engine/feature';
import type { DocPage, PostPage } from '../../../engine/link/site';
import { translationIn } from '../../../engine/load/content';
import { mapElements, type TreeNode } from '../../../model/tree';
import { releaseTree } from '../../releases/shared/release';

/** What both formats say of a post or a release note. Texts are plain, `content` is HTML. */
export interface FeedEntry {
  readonly link: string;
  readonly title: string;
  readonly date: Date;
  readonly description: string;
  readonly tags: readonly { readonly label: string; readonly href: string }[];
  readonly authors: readonly { readonly name: string; readonly link?: string }[];
  readonly content: string;
}

export function postEntry(
  context: ComposeContext,
  post: PostPage,
  resolveSlot: ComposedSite['resolveSlot'],
): FeedEntry {
  const composed = composePost(context, post);
  if (composed.body.kind !== 'post') throw new Error(`${post.source} is no post`);
  const { head } = composed.body;
  const link = absolute(context, head.href);
  const file = translationIn(post.files, context.locale);
  const slot = { hash: file.hash, dropTitle: true as const, ...context.references(file) };
  return {
    link,
    title: head.title,
    date: new Date(post.date),
    description: composed.description,
    tags: head.tags.map((tag) => ({ label: tag.label, href: absolute(context, tag.href) })),
    authors: head.authors.map(({ name, href: target }) => ({
      name,
      ...(target === undefined || target.startsWith('mailto:') ? {} : { link: absolute(context, target) }),
    })),
    content: markup(plainText(context, slot, link, resolveSlot)),
  };
}

/** A page of the guide that describes a release, with the day on which it came out. */
export function releaseEntry(
  context: ComposeContext,
  doc: DocPage,
  day: string,
  resolveSlot: ComposedSite['resolveSlot'],
): FeedEntry {
  const { body, title, description, trees } = composeDoc(context, doc);
  const link = absolute(context, href(context, doc.route));
  const [slot] = trees ?? [];
  const release = body.kind === 'doc' ? body.release : undefined;
  return {
    link,
    title,
    date: new Date(day),
    description,
    tags: [],
    authors: [],
    content: markup(
      <>
        {release !== undefined && (
          <PlainArticle tree={releaseTree(release, context.text.release)} text={context.text} />
        )}
        {slot !== undefined && plainText(context, { ...slot, dropTitle: true }, link, resolveSlot)}
      </>,
    ),
  };
}

function plainText(
  context: ComposeContext,
  slot: TreeSlot,
  link: string,
  resolveSlot: ComposedSite['resolveSlot'],
): ReactNode {
  return <PlainArticle tree={absoluteTree(resolveSlot(slot, context), link)} text={context.text} />;
}

/** React puts hints for the pictures first, which are of no use to a feed reader. */
function markup(body: ReactNode): string {
  return renderToStaticMarkup(body).replace(/^(?:<link rel="preload"[^>]*>)+/, '');
}

/** All addresses absolute, since a feed reader has no page to start from (FEED-04). */
function absoluteTree(tree: readonly TreeNode[], page: string): readonly TreeNode[] {
  return mapElements(tree, ([name, props, ...children]) => {
    const changed = { ...props };
    for (const key of ['href', 'src']) {
      const value = changed[key];
      if (typeof value === 'string') changed[key] = new URL(value, page).href;
    }
    return [name, props === null ? null : changed, ...children];
  });
}
