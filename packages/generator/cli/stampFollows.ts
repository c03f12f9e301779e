import { readFile, writeFile } from 'node:fs/promises';
import { textsOf } from '../link/anchors';
import type { Site } from '../link/site';

/**
 * Writes into translations which version of the original they follow.
 * @param files paths as messages name them; `all` for every translation
 * @returns the files that changed
 */
export async function stampFollows(site: Site, files: readonly string[] | 'all'): Promise<string[]> {
  const stamped: string[] = [];
  for (const { original, byLocale } of textsOf(site)) {
    for (const file of Object.values(byLocale)) {
      if (file === original || (files !== 'all' && !files.includes(file.file))) continue;
      if (file.summary.frontMatter.follows === original.passageCodes) continue;
      const source = await readFile(file.absolute, 'utf8');
      const line = file.summary.keyPositions['follows']?.line;
      await writeFile(file.absolute, withFollows(source, original.passageCodes, line));
      stamped.push(file.file);
    }
  }
  return stamped;
}

/** The file with `follows` at its line, else at the end of its front matter. */
export function withFollows(source: string, codes: string, line: number | undefined): string {
  // In quotes: digits alone would be a number, and what begins with a hyphen a list.
  const written = `follows: "${codes}"`;
  if (line !== undefined) {
    const lines = source.split('\n');
    const old = lines[line - 1] ?? '';
    lines[line - 1] = written + (old.endsWith('\r') ? '\r' : '');
    return lines.join('\n');
  }
  const match = /^\uFEFF?---[^\S\r\n]*(\r?\n)[\s\S]*?(?<=\n)(?=---\s*?(\n|$))/.exec(source);
  if (match === null) return `---\n${written}\n---\n\n${source}`;
  return `${match[0]}${written}${match[1] ?? '\n'}${source.slice(match[0].length)}`;
}
