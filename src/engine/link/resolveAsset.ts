import type { Reference } from '../../model/parsed';
import type { Asset } from '../load/assets';
import type { Resolver } from './resolver';

/** What to do where a text names a file that is not there. */
export const missingFileRemedy =
  'Name a file relative to this one, or, with a slash in front, one in public/.';

/** The picture or other file that a reference names; `undefined`, and reported, where there is none. */
export async function resolveAsset(
  resolver: Resolver,
  reference: Reference,
  target: string,
): Promise<Asset | undefined> {
  if (reference.kind === 'image' && /^(https?:|data:)|^\/\//i.test(target)) {
    resolver.report(
      reference,
      `The picture "${target}" lies on another site.`,
      'Save it in the content folder or in public/.',
    );
    return undefined;
  }
  const asset = await resolver.assets.find(target, resolver.file);
  if (asset === undefined) {
    const what = reference.kind === 'image' ? 'picture' : 'file';
    resolver.report(reference, `The ${what} "${target}" does not exist.`, missingFileRemedy);
  }
  if (asset?.isDamaged === true) {
    resolver.report(
      reference,
      `The picture "${target}" cannot be read.`,
      'Save it again; its content does not fit the ending of its name.',
    );
  }
  return asset;
}
