import { releaseIn } from './releaseSchema';
import type { VersionRow } from './versions';

interface Doc {
  readonly unlisted: boolean;
  readonly files: { readonly original: { readonly summary: { readonly frontMatter: object } } };
}

/** The release notes among the listed docs of a category, from the oldest version to the newest, which comes first there. */
export function notesOf<Note extends Doc>(
  nodes: readonly ({ readonly kind: 'doc'; readonly doc: Note } | { readonly kind: 'category' | 'link' })[],
): readonly { readonly version: string; readonly note: Note }[] {
  return nodes
    .flatMap((node) => {
      if (node.kind !== 'doc' || node.doc.unlisted) return [];
      const version = releaseIn(node.doc.files.original.summary.frontMatter)?.version;
      return version === undefined ? [] : [{ version, note: node.doc }];
    })
    .toReversed();
}

/** Pages by their routes, posts among them. */
type Pages<Page> = ReadonlyMap<string, Page>;
type Post<Page> = Extract<Page, { readonly kind: 'post' }>;
interface OfKind {
  readonly kind: string;
}

/** The newest version of the edition of a note, where it has a post. */
export function newestOf<Page extends OfKind>(
  pages: Pages<Page>,
  note: Pick<Doc, 'files'> | undefined,
  rows: readonly Pick<VersionRow, 'edition' | 'version' | 'post'>[],
): { readonly version: string; readonly post: Post<Page> } | undefined {
  const edition = note && releaseIn(note.files.original.summary.frontMatter)?.edition;
  const newest = rows.find((row) => row.edition === edition && row.version !== undefined);
  const post = newest?.post === undefined ? undefined : pages.get(newest.post);
  return newest?.version !== undefined && isPost(post) ? { version: newest.version, post } : undefined;
}

const isPost = <Page extends OfKind>(page: Page | undefined): page is Post<Page> => page?.kind === 'post';

/** The signs on the way through a category: its notes, and the newest version, which has a post instead. */
export function stationsOf<Note extends Doc, Page extends OfKind>(
  pages: Pages<Page>,
  nodes: Parameters<typeof notesOf<Note>>[0],
  rows: Parameters<typeof newestOf>[2],
): readonly { readonly version: string; readonly page: Note | Post<Page> }[] {
  const notes = notesOf(nodes).map(({ version, note }) => ({ version, page: note }));
  const newest = newestOf(pages, notes[0]?.page, rows);
  return newest === undefined || notes.some(({ version }) => version === newest.version)
    ? notes
    : [...notes, { version: newest.version, page: newest.post }];
}
