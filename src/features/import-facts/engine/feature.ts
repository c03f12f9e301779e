import { createHash } from 'node:crypto';
import type { ComposeContext } from '../../../engine/compose/context';
import type { Feature } from '../../../engine/feature';
import type { SharedFile } from '../../../engine/output/outputFiles';
import type { ArticleHook } from '../../../engine/render/hooks';
import { addFacts, composeFacts } from './addFacts';
import { parseImportFacts } from './parseImportFacts';

const articles: ArticleHook<string> = {
  name: 'importFacts',
  compose: (context) => {
    const document = composeDocument(context);
    return document && context.site.rules.baseUrl + document.path;
  },
  change: (tree, _, address) => addFacts(tree, address),
};

/** The facts in a language as a file, whose path changes with them; `undefined` where there are none. */
function composeDocument({ site, locale }: Pick<ComposeContext, 'site' | 'locale'>) {
  const { importFacts } = site.content;
  if (importFacts.length === 0) return undefined;
  const content = JSON.stringify(composeFacts(importFacts, locale));
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 12);
  return { path: `assets/import-facts-${locale}-${hash}.json`, content };
}

/** What changes when the app imports a file: the tool that inspects files fetches it, no page carries it. */
export const importFacts: Feature = {
  parseImportFacts,
  articles,
  files: ({ locales }) =>
    new Map(
      locales.flatMap(({ context }): [string, SharedFile][] => {
        const document = composeDocument(context);
        if (document === undefined) return [];
        const { path, content } = document;
        return [[path, { kind: 'made', make: () => content, key: '', compression: 'best' }]];
      }),
    ),
};
