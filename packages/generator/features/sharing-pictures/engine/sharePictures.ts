import { createHash } from 'node:crypto';
import type { ComposeContext, Composed } from '../../../compose/context';
import { words } from '../../../compose/context';
import type { SharePicture } from '../../../compose/hooks';
import { findDocSet } from '../../../compose/versions';
import type { ShareArt } from './drawShare';

/** Changes with the way in which pictures are drawn. */
const style = 2;

/** The picture of a page that has none of its own, where the settings ask for such pictures (SEO-05). */
export function chooseSharePicture(context: ComposeContext, composed: Composed): SharePicture | undefined {
  const { config } = context.site;
  if (config.sharePictures === false || config.image !== undefined) return undefined;
  if (composed.more?.image !== undefined || composed.more?.noIndex === true) return undefined;
  const site = words(context, config.title);
  const { body } = composed;
  const title = body.kind === 'home' ? body.headline : composed.title || site;
  const said = { title, label: chooseLabel(context, composed), site };
  const hash = createHash('sha256')
    .update(JSON.stringify([style, said, findShareArt(context)]))
    .digest('hex')
    .slice(0, 12);
  return { path: `assets/share/${hash}.png`, words: said };
}

/** The piece of art on the sharing pictures of a site; `undefined` without one. */
export function findShareArt({ site, art }: Pick<ComposeContext, 'site' | 'art'>): ShareArt | undefined {
  const { sharePictures } = site.config;
  const name = sharePictures === false ? undefined : sharePictures.art;
  return name === undefined ? undefined : art.first(name);
}

/** Where a page belongs: its category, else its set, else the blog. */
function chooseLabel(context: ComposeContext, { body }: Composed): string {
  const { blog } = context.site;
  if ('breadcrumbs' in body) {
    const { settings, id } = findDocSet(context, body.set);
    return body.breadcrumbs.at(-2)?.label ?? words(context, settings.label ?? id);
  }
  if (body.kind === 'post' && blog !== undefined) return words(context, blog.settings.title);
  return '';
}
