import type { DataFile, Translations } from '../load/content';
import type { SiteConfig } from '../model/config/siteConfig';
import type { SidebarEntry } from '../model/frontMatter';
import { nearest } from '../model/nearest';
import { errorAt } from '../model/problem';
import { buildCategory } from './categories';
import { folderNodes } from './folderSidebar';
import type { LinkContext } from './linkContext';
import { pairOneFile } from './pairTranslations';
import { placeOfKey } from './places';
import type { DocPage, SidebarNode, SidebarTree } from './site';

/** Content of one version that its sidebars are built from. */
export interface SidebarSource {
  readonly set: string;
  readonly settings: SiteConfig['docSets'][number]['sidebar'];
  readonly version: string;
  readonly base: string;
  readonly docs: ReadonlyMap<string, DocPage>;
  /** Ids of drafts, which in production are not in `docs`. */
  readonly draftIds: readonly string[];
  readonly isHere: (file: { section: { kind: string; set?: string; version?: string } }) => boolean;
  /** Slugs of category pages with the number of their uses. */
  readonly slugs: Map<string, number>;
}

/** The sidebars of a version: those of its `sidebars.yaml`, else one made from the folders. */
export function buildSidebars(
  context: LinkContext,
  from: Omit<SidebarSource, 'slugs'>,
): ReadonlyMap<string, SidebarTree> {
  const source: SidebarSource = { ...from, slugs: new Map() };
  const written = pairOneFile(context, context.content.sidebars.filter(source.isHere));
  if (written === undefined) {
    const name = source.settings.name ?? source.set;
    return new Map([[name, makeTree(source, name, folderNodes(context, source, ''))]]);
  }
  return new Map(
    Object.entries(written.original.value).map(([name, entries]) => {
      const reader: EntryReader = { context, source, written, path: [name] };
      return [name, makeTree(source, name, readEntries(reader, entries))];
    }),
  );
}

function makeTree(
  { set, version, settings }: SidebarSource,
  name: string,
  nodes: readonly SidebarNode[],
): SidebarTree {
  return { id: `${set}/${version}/${name}`, label: settings.label, nodes };
}

interface EntryReader {
  readonly context: LinkContext;
  readonly source: SidebarSource;
  readonly written: Translations<DataFile<Record<string, readonly SidebarEntry[]>>>;
  /** Path of the current list in the file, for positions and translated labels. */
  readonly path: readonly (string | number)[];
}

function readEntries(reader: EntryReader, entries: readonly SidebarEntry[]): SidebarNode[] {
  return entries.flatMap((entry, index) => readEntry({ ...reader, path: [...reader.path, index] }, entry));
}

function readEntry(reader: EntryReader, entry: SidebarEntry): SidebarNode[] {
  if (typeof entry === 'string') return docNode(reader, entry);
  if ('doc' in entry && !('category' in entry))
    return docNode(reader, entry.doc ?? '', labelsOf(reader, 'label'));
  if ('folder' in entry)
    return folderNodes(reader.context, reader.source, entry.folder === '.' ? '' : entry.folder);
  if ('href' in entry)
    return [{ kind: 'link', key: entry.href, label: labelsOf(reader, 'label') ?? {}, href: entry.href }];
  const children = readEntries({ ...reader, path: [...reader.path, 'items'] }, entry.items);
  const doc = entry.doc === undefined ? undefined : docNode(reader, entry.doc)[0];
  const { original } = reader.written;
  const path = reader.path.join('.');
  const category = buildCategory(reader.context, reader.source, {
    key: reader.path.join('/'),
    label: labelsOf(reader, 'category') ?? {},
    description: labelsOf(reader, 'description') ?? {},
    slug: entry.slug,
    page: entry.page ?? false,
    unlisted: false,
    art: undefined,
    doc: doc?.kind === 'doc' ? doc.doc : undefined,
    children,
    hasDrafts: entry.items.length > 0 && children.length === 0,
    place: placeOfKey(original, path),
    slugPlace: placeOfKey(original, `${path}.slug`, path),
  });
  return category === undefined ? [] : [category];
}

function docNode(reader: EntryReader, id: string, label?: Readonly<Record<string, string>>): SidebarNode[] {
  const { docs } = reader.source;
  const doc = docs.get(id);
  if (doc !== undefined)
    return [{ kind: 'doc', key: doc.id, doc, ...(label === undefined ? {} : { label }) }];
  if (reader.source.draftIds.includes(id)) return [];
  reader.context.problems.push(
    errorAt(
      placeOfKey(reader.written.original, reader.path.join('.')),
      `The sidebar names the doc "${id}", which does not exist.`,
      { remedy: `Docs of this version: ${[...docs.keys()].join(', ')}.`, nearest: nearest(id, docs.keys()) },
    ),
  );
  return [];
}

/** Texts at `field` of the current entry, by locale. */
function labelsOf(reader: EntryReader, field: string): Readonly<Record<string, string>> | undefined {
  const labels: Record<string, string> = {};
  for (const [locale, file] of Object.entries(reader.written.byLocale)) {
    const label = valueAt(file.value, [...reader.path, field]);
    if (typeof label === 'string') labels[locale] = label;
  }
  return Object.keys(labels).length === 0 ? undefined : labels;
}

function valueAt(value: unknown, path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined),
    value,
  );
}
