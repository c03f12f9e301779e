import { releaseIn } from './releaseSchema';

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
