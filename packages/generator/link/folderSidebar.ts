import type { DataFile } from '../load/content';
import { splitNumberPrefix } from '../model/address';
import type { CategoryFile } from '../model/frontMatter';
import { fileStart } from '../model/problem';
import { buildCategory } from './categories';
import { idOfPath, isFolderName } from './docs';
import type { LinkContext } from './linkContext';
import { placeOfKey } from './places';
import type { SidebarSource } from './sidebars';
import type { DocPage, SidebarNode } from './site';

/** An entry with its sort key. `make` runs in the order of the sidebar, in which repeated slugs are numbered. */
interface SortedEntry {
  readonly position: number;
  readonly name: string;
  readonly make: () => SidebarNode | undefined;
}

/**
 * The sidebar of a folder structure: a folder is a category, a file is a page. Sorted by `position`, else by the
 * number prefix, then by name.
 */
export function folderNodes(context: LinkContext, source: SidebarSource, id: string): SidebarNode[] {
  const folder = readFolders(context, source).get(id);
  return folder === undefined ? [] : nodesIn(context, source, folder);
}

function nodesIn(context: LinkContext, source: SidebarSource, folder: Folder): SidebarNode[] {
  const docs = folder.docs
    .filter((doc) => !isFolderDoc(doc, folder.id) && doc.files.original.summary.frontMatter.sidebar !== null)
    .map((doc): SortedEntry => {
      const make = (): SidebarNode => ({ kind: 'doc', key: doc.id, doc });
      return sortedEntry(doc.files.original.summary.frontMatter.position, fileName(doc), make);
    });
  const folders = folder.folders.map((inner) => folderEntry(context, source, inner));
  return [...docs, ...folders]
    .sort((a, b) => compare(a.position, b.position) || a.name.localeCompare(b.name, 'en'))
    .flatMap(({ make }) => make() ?? []);
}

function sortedEntry(written: number | undefined, name: string, make: SortedEntry['make']): SortedEntry {
  const position = written ?? splitNumberPrefix(name).position ?? Number.POSITIVE_INFINITY;
  return { position, name, make };
}

function folderEntry(context: LinkContext, source: SidebarSource, folder: Folder): SortedEntry {
  const { id, docs, files } = folder;
  const defaultLocale = context.config.locales.default;
  const original = files.find((file) => file.locale === defaultLocale);
  const name = rawFolderName(source, id) ?? id;
  const make = () =>
    buildCategory(context, source, {
      key: `${id}/`,
      label: { [defaultLocale]: splitNumberPrefix(name).name, ...textsByLocale(files, 'label') },
      description: textsByLocale(files, 'description'),
      slug: original?.value.slug,
      page: original?.value.page ?? false,
      unlisted: original?.value.unlisted ?? false,
      art: original?.value.art,
      doc: docs.find((doc) => isFolderDoc(doc, id)),
      children: nodesIn(context, source, folder),
      hasDrafts: source.draftIds.some((draft) => draft.startsWith(`${id}/`)),
      place: fileStart(original?.file ?? id),
      slugPlace: original === undefined ? fileStart(id) : placeOfKey(original, 'slug'),
    });
  return sortedEntry(original?.value.position, name, make);
}

/** Compares without subtracting: infinity minus infinity is not a number. */
function compare(a: number, b: number): number {
  return a === b ? 0 : a < b ? -1 : 1;
}

interface Folder {
  readonly id: string;
  readonly docs: DocPage[];
  readonly folders: Folder[];
  /** Its `category.yaml` in each language. */
  readonly files: DataFile<CategoryFile>[];
}

/** Folders of a version by id: the path without number prefixes, empty for the version itself. */
function readFolders(context: LinkContext, source: SidebarSource): ReadonlyMap<string, Folder> {
  const root: Folder = { id: '', docs: [], folders: [], files: [] };
  const folders = new Map([[root.id, root]]);
  const open = (id: string): Folder => {
    const known = folders.get(id);
    if (known !== undefined) return known;
    const folder: Folder = { id, docs: [], folders: [], files: [] };
    folders.set(id, folder);
    open(parentOf(id)).folders.push(folder);
    return folder;
  };
  for (const doc of source.docs.values()) open(parentOf(doc.id)).docs.push(doc);
  for (const file of context.content.categories) {
    if (!source.isHere(file) || file.section.kind !== 'category') continue;
    open(idOfPath(file.section.folder)).files.push(file);
  }
  return folders;
}

function parentOf(id: string): string {
  return id.split('/').slice(0, -1).join('/');
}

/** Whether a doc is a folder's own page: `index`, `readme` or named like the folder, unless it has a slug. */
function isFolderDoc(doc: DocPage, folder: string): boolean {
  const name = doc.id.split('/').at(-1) ?? '';
  if (folder === '' || doc.files.original.summary.frontMatter.slug !== undefined) return false;
  return isFolderName(name, folder.split('/').at(-1));
}

function fileName(doc: DocPage): string {
  return doc.files.original.path.split('/').at(-1)?.replace(/\.md$/, '') ?? doc.id;
}

/** The folder's name on disk with its number prefix, taken from a doc below it. */
function rawFolderName(source: SidebarSource, folder: string): string | undefined {
  const depth = folder.split('/').length;
  for (const doc of source.docs.values()) {
    if (!doc.id.startsWith(`${folder}/`)) continue;
    const { section } = doc.files.original;
    if (section.kind === 'doc') return section.rest.split('/')[depth - 1];
  }
  return undefined;
}

/** Texts of the field in each locale that has it. */
function textsByLocale(
  files: readonly DataFile<CategoryFile>[],
  field: 'label' | 'description',
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    files.flatMap((file) => {
      const text = file.value[field];
      return text === undefined ? [] : [[file.locale, text]];
    }),
  );
}
