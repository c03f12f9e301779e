import { localeFile } from '../../../compose/localePages';
import type { Feature } from '../../../feature';
import type { SharedFile } from '../../../output/outputFiles';
import { composeLlms, llmsFiles } from './llms';
import { hasMarkdownFile, markdownPath, renderPageMarkdown } from './pageMarkdown';

/** Every page as Markdown, and the lists of all texts for language models. */
export const markdownFiles: Feature = {
  beside: {
    path: (output, document) => (hasMarkdownFile(document) ? markdownPath(output) : undefined),
    type: 'text/markdown',
    render: renderPageMarkdown,
  },
  claims: (site) =>
    site.config.noIndex
      ? []
      : [
          {
            source: 'the lists of all texts',
            files: site.locales.flatMap((locale) =>
              llmsFiles.map((name) => localeFile({ site, locale }, name)),
            ),
          },
        ],
  files: ({ locales }) => new Map<string, SharedFile>(locales.flatMap(composeLlms)),
};
