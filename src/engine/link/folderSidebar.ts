import { splitNumberPrefix } from '../../model/address';
import type { CategoryFile } from '../../model/frontMatter';
import { fileStart } from '../../model/problem';
import type { DataFile } from '../load/content';
import { buildCategory } from './categories';
import { isFolderName } from './docs';
import type { LinkContext } from './linkContext';
import { placeOfKey } from './places';
import type { SidebarSource } from './sidebars';
import type { DocPage, SidebarNode } from './site';

/** An entry that is made when its turn comes, so that repeated slugs are numbered in the sidebar's order. */
interface Placed {
  readonly position: number;
  readonly name: string;
  readonly make: () => SidebarNode | undefined;
}

/**
 * The sidebar that the folders make: a folder is a category, a file is a page. Order: `position`,
 * else the number before the name, then by name.
 */
export function folderNodes(context: LinkContext, source: SidebarSource, folder: string): SidebarNode[] {
  const categories = categoryFiles(context, source);
  const folders = foldersOf(source, categories);
  return nodesBelow(context, source, folder, folders, categories);
}

function nodesBelow(
  context: LinkContext,
  source: SidebarSource,
  folder: string,
  folders: ReadonlyMap<string, FolderContent>,
  categories: ReadonlyMap<string, readonly DataFile<CategoryFile>[]>,
): SidebarNode[] {
  const content = folders.get(folder) ?? { docs: [], folders: [] };
  const placed: Placed[] = content.docs
    .filter((doc) => !isFolderDoc(doc, folder) && doc.files.original.summary.frontMatter.sidebar !== null)
    .map((doc) => {
      const name = fileName(doc);
      const position = doc.files.original.summary.frontMatter.position ?? splitNumberPrefix(name).position;
      return {
        position: position ?? Number.POSITIVE_INFINITY,
        name,
        make: () => ({ kind: 'doc', key: doc.id, doc }),
      };
    });
  for (const inner of content.folders) {
    const files = categories.get(inner) ?? [];
    const original = files.find((file) => file.locale === context.config.locales.default);
    const name = rawFolderName(source, inner) ?? inner.split('/').at(-1) ?? inner;
    const doc = folders.get(inner)?.docs.find((candidate) => isFolderDoc(candidate, inner));
    const make = () =>
      buildCategory(context, source, {
        key: `${inner}/`,
        label: wordsOf(files, 'label', splitNumberPrefix(name).name, context.config.locales.default),
        description: wordsOf(files, 'description'),
        slug: original?.value.slug,
        page: original?.value.page ?? false,
        unlisted: original?.value.unlisted ?? false,
        art: original?.value.art,
        doc,
        children: nodesBelow(context, source, inner, folders, categories),
        hasDrafts: source.draftIds.some((id) => id.startsWith(`${inner}/`)),
        place: fileStart(original?.file ?? inner),
        slugPlace: original === undefined ? fileStart(inner) : placeOfKey(original, 'slug'),
      });
    const position = original?.value.position ?? splitNumberPrefix(name).position;
    placed.push({ position: position ?? Number.POSITIVE_INFINITY, name, make });
  }
  placed.sort((a, b) => compare(a.position, b.position) || a.name.localeCompare(b.name, 'en'));
  return placed.flatMap(({ make }) => make() ?? []);
}

/** Infinity minus infinity is no number, so positions are compared, not subtracted. */
function compare(a: number, b: number): number {
  return a === b ? 0 : a < b ? -1 : 1;
}

interface FolderContent {
  readonly docs: DocPage[];
  readonly folders: string[];
}

function foldersOf(
  source: SidebarSource,
  categories: ReadonlyMap<string, unknown>,
): ReadonlyMap<string, FolderContent> {
  const folders = new Map<string, FolderContent>([['', { docs: [], folders: [] }]]);
  const open = (folder: string): FolderContent => {
    const known = folders.get(folder);
    if (known !== undefined) return known;
    const content: FolderContent = { docs: [], folders: [] };
    folders.set(folder, content);
    open(parentOf(folder)).folders.push(folder);
    return content;
  };
  for (const doc of source.docs.values()) open(parentOf(doc.id)).docs.push(doc);
  for (const folder of categories.keys()) open(folder);
  return folders;
}

function parentOf(id: string): string {
  return id.split('/').slice(0, -1).join('/');
}

/** A folder's own page: `index`, `readme` or named like the folder, unless its slug says otherwise. */
function isFolderDoc(doc: DocPage, folder: string): boolean {
  const name = doc.id.split('/').at(-1) ?? '';
  if (folder === '' || doc.files.original.summary.frontMatter.slug !== undefined) return false;
  return isFolderName(name, folder.split('/').at(-1));
}

function fileName(doc: DocPage): string {
  return doc.files.original.path.split('/').at(-1)?.replace(/\.md$/, '') ?? doc.id;
}

/** The folder's name on disk, with its number prefix, as told by a doc below it. */
function rawFolderName(source: SidebarSource, folder: string): string | undefined {
  const depth = folder.split('/').length;
  for (const doc of source.docs.values()) {
    if (!doc.id.startsWith(`${folder}/`)) continue;
    const { section } = doc.files.original;
    if (section.kind === 'doc') return section.rest.split('/')[depth - 1];
  }
  return undefined;
}

function categoryFiles(
  context: LinkContext,
  source: SidebarSource,
): ReadonlyMap<string, readonly DataFile<CategoryFile>[]> {
  const categories = new Map<string, DataFile<CategoryFile>[]>();
  for (const file of context.content.categories) {
    if (!source.isHere(file) || file.section.kind !== 'category') continue;
    const folder = file.section.folder
      .split('/')
      .map((segment) => splitNumberPrefix(segment).name)
      .join('/');
    categories.set(folder, [...(categories.get(folder) ?? []), file]);
  }
  return categories;
}

function wordsOf(
  files: readonly DataFile<CategoryFile>[],
  field: 'label' | 'description',
  fallback?: string,
  defaultLocale = '',
): Readonly<Record<string, string>> {
  const words: Record<string, string> = fallback === undefined ? {} : { [defaultLocale]: fallback };
  for (const file of files) {
    const word = file.value[field];
    if (word !== undefined) words[file.locale] = word;
  }
  return words;
}
