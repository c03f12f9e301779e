import type { ParsedData } from 'generator/load/hooks';
import { languageNames } from 'generator/load/languageNames';
import type { TextFile } from 'generator/load/readText';
import { wordsByLocale } from 'generator/load/wordsByLocale';
import { parseYaml } from 'generator/markdown/parseYaml';
import type { SiteConfig } from 'generator/model/config/siteConfig';
import { isoDay, month, text, words } from 'generator/model/contentFields';
import { omitUndefined } from 'generator/model/omitUndefined';
import { z } from 'zod';
import { changeAreas, changeKinds, type VersionRow, versionEditions } from '../shared/versions';

/**
 * Parses and checks `content/versions.yaml` for a site in these languages: a row for each version, newest
 * first within its edition, and rows without a version for changes of which only the time is known.
 */
export function parseVersions(
  { file, text: source }: TextFile,
  locales: SiteConfig['locales'],
): ParsedData<readonly VersionRow[]> {
  const languages = languageNames(locales);
  const codes = Object.keys(languages);
  const { value: rows = [], positions, problems } = parseYaml(source, versionsSchema(languages), file);
  const value = rows.map(({ edition, version, post, changes, ...row }, index): VersionRow => {
    const { date, after, before, by, seen } = row;
    const { line, column } = positions[String(index)] ?? { line: 1, column: 1 };
    return {
      edition,
      version,
      post,
      time: omitUndefined({ date, after, before, by, seen }),
      changes: changes.map(({ kind, area, source: _, ...said }) => ({
        kind,
        area,
        words: wordsByLocale(said, codes),
      })),
      line,
      column,
    };
  });
  return { value, problems };
}

/** @param languages name of each language by its locale code */
function versionsSchema(languages: Readonly<Record<string, string>>) {
  const change = z.strictObject({
    kind: z.enum(changeKinds).default('new').describe('What sort of change it is. Default: new.'),
    area: z.enum(changeAreas).describe('The part of the app that it belongs to.'),
    source: text().describe('The sources of the fact sheet that say so.'),
    ...Object.fromEntries(
      Object.entries(languages).map(([code, language]) => [
        code,
        words().describe(`What changed, in a line in ${language}.`),
      ]),
    ),
  });
  const row = z.strictObject({
    edition: z.enum(versionEditions).describe('ios: iPhone and iPad; da: desktop and Android.'),
    version: text()
      .describe('Its name as the app shows it. Without it the changes have a time only.')
      .optional(),
    date: isoDay().describe('Day of the release.').optional(),
    after: month().describe('Released after this month began.').optional(),
    before: month().describe('Released before this month ended.').optional(),
    by: month().describe('Out by this month, perhaps longer.').optional(),
    seen: month().describe('In use in this month.').optional(),
    post: z
      .string()
      .startsWith('/', 'must begin with /')
      .describe('Address of the post about it.')
      .optional(),
    changes: z.array(change).default([]).describe('What changed; left out while that is not known.'),
  });
  return z.array(row).superRefine((rows, context) => {
    const known = new Set<string>();
    for (const [index, { version, changes }] of rows.entries()) {
      const fault = (key: string, message: string) =>
        context.addIssue({ code: 'custom', path: [index, key], message });
      if (version === undefined && changes.length === 0)
        fault('edition', 'is of a row with neither version nor changes; give it one of them');
      if (version === undefined) continue;
      if (known.has(version))
        fault('version', 'is a version that another row has; put their changes into one');
      known.add(version);
    }
  });
}
