import { localeFile } from '../../../compose/localePages';
import type { Feature } from '../../../feature';
import { contentFile } from '../../../output/outputFiles';
import { composeDocSets } from './composeDocSets';

const file = 'doc-sets.json';

/** A list of doc sets, versions and docs for programs: one file for each language. */
export const docSets: Feature = {
  claims: (site) => [
    {
      source: 'the list of doc sets',
      files: site.locales.map((locale) => localeFile({ site, locale }, file)),
    },
  ],
  files: ({ locales }) =>
    new Map(
      locales.map((locale) => [
        localeFile(locale.context, file),
        contentFile(JSON.stringify(composeDocSets(locale)), 'none'),
      ]),
    ),
};
