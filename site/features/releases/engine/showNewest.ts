import { choosePostcardPicture } from 'generator/compose/cardPicture';
import { type ComposeContext, href } from 'generator/compose/context';
import { textFileOf } from 'generator/link/anchors';
import type { DocPage, PostPage } from 'generator/link/site';
import { chooseTitle } from 'generator/load/content';
import { omitUndefined } from 'generator/model/omitUndefined';
import type { TreeElement, TreeNode } from 'generator/model/tree';
import css from '../app/ReleaseFacts.module.css';
import { newestOf } from '../shared/notesOf';
import type { VersionRow } from '../shared/versions';

/** How many times larger than drawn a postcard is. */
const scale = 2;

/**
 * The newest version of the edition of a note as the postcard of its post; nothing where it has none.
 * @param rows newest first within an edition
 */
export function showNewest(
  context: ComposeContext,
  note: DocPage | undefined,
  rows: readonly Pick<VersionRow, 'edition' | 'version' | 'post'>[],
): TreeNode[] {
  const post = newestOf(context.site.pages, note, rows)?.post;
  if (post === undefined) return [];
  return [showPostcard(context, post)];
}

/** A post as a postcard: its picture and its title. */
export function showPostcard(context: ComposeContext, post: PostPage, id?: string): TreeElement {
  const picture = choosePostcardPicture(context, post);
  const file = textFileOf(post, context.locale);
  const title = file === undefined ? post.route : chooseTitle(file, post.route);
  return [
    'p',
    omitUndefined({ class: css.newest ?? '', id }),
    [
      'a',
      { href: href(context, post.route) },
      ...(picture === undefined ? [] : [['span', null, ['img', { ...picture, scale, alt: '' }]] as const]),
      ['span', null, title],
    ],
  ];
}
