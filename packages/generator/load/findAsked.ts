import type { AskedFile } from '../model/frontMatter';
import { nearest } from '../model/nearest';
import { errorAt, fileStart, type Problem } from '../model/problem';
import type { DataFile } from './content';

/**
 * Relates `asked.yaml` files to the texts of their folders; `category` in one is the page of the folder itself.
 * @param texts the texts and the `category.yaml` files
 * @returns the phrases by the file of the text or category, and a problem for each name that is neither's
 */
export function findAsked(
  files: readonly DataFile<AskedFile>[],
  texts: readonly { readonly file: string }[],
): { readonly byFile: ReadonlyMap<string, readonly string[]>; readonly problems: readonly Problem[] } {
  const byFile = new Map<string, readonly string[]>();
  const problems: Problem[] = [];
  const known = new Set(texts.map(({ file }) => file));
  for (const { file, value, positions } of files) {
    const folder = file.slice(0, -'asked.yaml'.length);
    for (const [name, phrases] of Object.entries(value)) {
      const own = [`${folder}${name}.md`, `${folder}${name}.yaml`].find((file) => known.has(file));
      if (own !== undefined) {
        byFile.set(own, phrases);
        continue;
      }
      const names = texts
        .filter((other) => other.file.startsWith(folder))
        .map((other) => other.file.slice(folder.length).replace(/\.\w+$/, ''))
        .filter((other) => !other.includes('/'));
      problems.push(
        errorAt({ ...fileStart(file), ...positions[name] }, `"${name}" is no text of this folder.`, {
          remedy: 'Name a file that lies beside this one, without its ending .md.',
          nearest: nearest(name, names),
        }),
      );
    }
  }
  return { byFile, problems };
}
