import type { Reference } from '../model/parsed';
import type { Resolver } from './resolver';

/** Remedy for a reference to a missing file. */
export const missingFileRemedy =
  'Name a file relative to this one, or, with a slash in front, one in public/.';

/** Files that a browser would run as pages of this site. Those in `public/` are the owner's responsibility. */
const activeFile = /\.(?:[xs]?html?|xml|xslt?|svgz?|[cm]?jsx?)$/i;

/** The address of a linked file; `undefined`, and reported, if it does not exist or could run code. */
export async function resolveFile(
  { assets, file, report }: Resolver,
  reference: Reference,
  target: string,
): Promise<string | undefined> {
  if (!target.startsWith('/') && activeFile.test(target)) {
    report(
      reference,
      `The file "${target}" could run code.`,
      'Write its words as a Markdown file, show a drawing as a picture, or pack it as .zip.',
    );
    return undefined;
  }
  const found = await assets.locate(target, file);
  if (found !== undefined) return assets.publish(found);
  report(reference, `The file "${target}" does not exist.`, missingFileRemedy);
  return undefined;
}
