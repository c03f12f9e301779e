import { errorAt, type Problem } from '../../model/problem';
import type { Assets } from '../load/assets';
import { type ParsedFile, translationIn } from '../load/content';
import { placeOfKey } from './places';
import type { Page } from './site';

/** The picture for sharing a page in a locale: that of its text there, else of the original (SEO-05). */
export async function findShareImage(
  assets: Assets,
  page: Page,
  locale: string,
): Promise<{ src?: string; problems: Problem[] }> {
  if (page.kind !== 'doc' && page.kind !== 'post' && page.kind !== 'page') return { problems: [] };
  const files: ParsedFile[] = [translationIn<ParsedFile>(page.files, locale), page.files.original];
  const file = files.find(({ summary }) => summary.frontMatter.image !== undefined);
  const image = file?.summary.frontMatter.image;
  if (file === undefined || image === undefined) return { problems: [] };
  const asset = await assets.find(image, file);
  if (asset !== undefined) return { src: asset.src, problems: [] };
  const problem = errorAt(placeOfKey(file, 'image'), `The picture "${image}" does not exist.`, {
    remedy: 'Name a file relative to this one, or, with a slash in front, one in public/.',
  });
  return { problems: [problem] };
}
