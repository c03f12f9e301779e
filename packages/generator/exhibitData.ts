import { createHash } from 'node:crypto';
import type { ComposeContext } from './compose/context';
import type { Feature } from './feature';
import { mapElements, type TreeNode, type TreeProps } from './model/tree';
import { contentFile, type SharedFile } from './output/outputFiles';

interface ExhibitData {
  /** Of the exhibit that fetches the data, as its folder is called. */
  readonly exhibit: string;
  /** Attribute of the exhibit that holds the data's address. */
  readonly attribute: string;
  /** The rows in a language, in the order of their file. */
  readonly compose: (context: Pick<ComposeContext, 'site' | 'locale' | 'art'>) => readonly unknown[];
}

/**
 * Data of the content folder that an exhibit fetches: a file in each language, whose path changes with
 * what is in it, so that no page carries it. There is none where there are no rows.
 */
export function exhibitData({
  exhibit,
  attribute,
  compose,
}: ExhibitData): Pick<Feature, 'articles' | 'files'> {
  const composeDocument = (context: Pick<ComposeContext, 'site' | 'locale' | 'art'>) => {
    const rows = compose(context);
    if (rows.length === 0) return undefined;
    const content = JSON.stringify(rows);
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 12);
    return { path: `assets/${exhibit}-${context.locale}-${hash}.json`, content };
  };
  return {
    articles: (context) => {
      const document = composeDocument(context);
      if (document === undefined) return undefined;
      const address = context.site.rules.baseUrl + document.path;
      return (tree) => addAddress(tree, exhibit, { [attribute]: address });
    },
    files: ({ locales }) =>
      new Map(
        locales.flatMap(({ context }): [string, SharedFile][] => {
          const document = composeDocument(context);
          if (document === undefined) return [];
          const { path, content } = document;
          return [[path, contentFile(content, 'best', true)]];
        }),
      ),
  };
}

/** A tree in which the exhibits of that name have these attributes too. */
export function addAddress(
  tree: readonly TreeNode[],
  exhibit: string,
  added: TreeProps,
): readonly TreeNode[] {
  return mapElements(tree, (element) => {
    const [name, props, ...children] = element;
    if (name !== 'Exhibit' || props?.['exhibit'] !== exhibit) return element;
    return [name, { ...props, ...added }, ...children];
  });
}
