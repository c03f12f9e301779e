import { join } from 'node:path';
import type { ParsedFile } from '../load/content';
import { listFiles } from '../load/listFiles';
import type { LoadedSite } from '../load/load';
import type { SiteFolders } from '../load/siteFolders';
import { fileStart, type Problem, warningAt } from '../model/problem';
import { listUsedArt } from './listUsedArt';

/** Warns of files beside texts and pieces of the art folder that nothing uses. */
export async function listUnused(loaded: LoadedSite, folders: SiteFolders): Promise<readonly Problem[]> {
  const { docs, posts, pages } = loaded.content;
  const texts = [...docs, ...posts, ...pages];
  const files = [
    ...(await listUnusedFiles(loaded, texts, folders.content)),
    ...(await listUnusedArt(loaded, texts, folders.art)),
  ];
  return files.map((file) =>
    warningAt(fileStart(file), 'This file is unused.', {
      remedy: 'Show it in a text, or remove it.',
    }),
  );
}

async function listUnusedFiles(
  { assets }: LoadedSite,
  texts: readonly ParsedFile[],
  contentFolder: string,
): Promise<readonly string[]> {
  const found = await Promise.all(
    texts.flatMap((text) => {
      const { references, frontMatter } = text.summary;
      const written = references.filter(({ kind }) => kind === 'image' || kind === 'link');
      const targets = [...written.map(({ target }) => target.replace(/[?#].*$/s, '')), frontMatter.image];
      return targets.map((target) => (target === undefined ? undefined : assets.locate(target, text)));
    }),
  );
  const used = new Set(found.map((file) => file?.from));
  return (await listFiles(contentFolder, 'content')).paths
    .filter((path) => path.includes('/') && !/(^|\/)\.|\.(mdx?|markdown|ya?ml)$/i.test(path))
    .filter((path) => !used.has(join(contentFolder, path)))
    .map((path) => `content/${path}`);
}

/** Pieces with a fixed address count as used: other sites may show them. */
async function listUnusedArt(
  loaded: LoadedSite,
  texts: readonly ParsedFile[],
  artFolder: string,
): Promise<readonly string[]> {
  const { art, content } = loaded;
  const used = [
    ...listUsedArt(loaded).map(({ name }) => name),
    ...content.homes.flatMap(
      ({ value: { platforms = [], gallery = [], news = [], guides = [], signs, asking, sale } }) => [
        ...[...platforms, ...gallery, ...news, ...guides].map(({ picture }) => picture),
        signs,
        asking,
        sale?.picture,
      ],
    ),
    ...texts.flatMap(({ summary }) => summary.references.map(({ target }) => target)),
  ];
  // A text may use a single tag of a piece, as `file/tag`.
  const isUsed = (piece: string) => used.some((name) => name === piece || name?.startsWith(`${piece}/`));
  const folders = loaded.config.interfaceArt.map((folder) => `${folder}/`);
  const exported = new Set(art.exports.map(({ place }) => place.file));
  return (await listFiles(artFolder, 'art')).paths
    .filter((path) => path.endsWith('.art') && !exported.has(`art/${path}`))
    .filter((path) => !folders.some((folder) => path.startsWith(folder)))
    .filter((path) => !isUsed(path.slice(0, -'.art'.length)))
    .map((path) => `art/${path}`);
}
