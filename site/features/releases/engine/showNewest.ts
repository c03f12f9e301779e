import { choosePostcardPicture } from 'generator/compose/cardPicture';
import { type ComposeContext, href } from 'generator/compose/context';
import { textFileOf } from 'generator/link/anchors';
import type { DocPage } from 'generator/link/site';
import { chooseTitle } from 'generator/load/content';
import type { TreeNode } from 'generator/model/tree';
import css from '../app/ReleaseFacts.module.css';
import { releaseIn } from '../shared/releaseSchema';
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
  const edition = note && releaseIn(note.files.original.summary.frontMatter)?.edition;
  const newest = rows.find((row) => row.edition === edition && row.version !== undefined);
  const post = newest?.post === undefined ? undefined : context.site.pages.get(newest.post);
  if (post?.kind !== 'post') return [];
  const picture = choosePostcardPicture(context, post);
  const file = textFileOf(post, context.locale);
  const title = file === undefined ? post.route : chooseTitle(file, post.route);
  return [
    [
      'p',
      { class: css.newest ?? '' },
      [
        'a',
        { href: href(context, post.route) },
        ...(picture === undefined ? [] : [['span', null, ['img', { ...picture, scale, alt: '' }]] as const]),
        ['span', null, title],
      ],
    ],
  ];
}
