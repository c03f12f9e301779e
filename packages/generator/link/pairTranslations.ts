import type { Translations } from '../load/content';
import { errorAt, fileStart, type Problem, warningAt } from '../model/problem';
import type { LinkContext } from './linkContext';

interface Located {
  readonly file: string;
  readonly path: string;
  readonly locale: string;
}

/**
 * Pairs the files of all locales by path. A file that only a translation has is an error, since it has no place in
 * the structure; one that only the default locale has is noted and shown in the default language (I18N-02).
 */
export function pairTranslations<T extends Located>(
  { config, locales, problems, untranslated }: LinkContext,
  files: readonly T[],
): Translations<T>[] {
  const { default: defaultLocale } = config.locales;
  const byPath = new Map<string, Record<string, T>>();
  for (const file of files) {
    const byLocale = byPath.get(file.path) ?? {};
    byLocale[file.locale] = file;
    byPath.set(file.path, byLocale);
  }
  const paired: Translations<T>[] = [];
  for (const [path, byLocale] of byPath) {
    const original = byLocale[defaultLocale];
    if (original === undefined) {
      for (const file of Object.values(byLocale)) {
        problems.push(
          errorAt(fileStart(file.file), 'The file has no original in the default language.', {
            remedy: `Create content/${defaultLocale}/${path}, or remove this file.`,
          }),
        );
      }
      continue;
    }
    for (const locale of locales) {
      if (byLocale[locale] !== undefined) continue;
      untranslated.set(locale, [...(untranslated.get(locale) ?? []), original.file]);
    }
    paired.push({ original, byLocale });
  }
  return paired;
}

/** The same for a file that exists at most once, such as the tags of the blog. */
export function pairOneFile<T extends Located>(
  context: LinkContext,
  files: readonly T[],
): Translations<T> | undefined {
  return pairTranslations(context, files)[0];
}

/** One warning for each locale, however many files lack a translation. */
export function warnOfUntranslated({ config, untranslated }: LinkContext): Problem[] {
  const shown = 3;
  return [...untranslated].map(([locale, files]) => {
    const sorted = [...files].sort();
    const [first = ''] = sorted;
    const remedy = `Create ${first.replace(`content/${config.locales.default}/`, `content/${locale}/`)}.`;
    if (files.length === 1)
      return warningAt(
        fileStart(first),
        `The file has no translation in "${locale}"; readers there see it in the default language.`,
        { remedy },
      );
    const rest = files.length > shown ? ` and ${files.length - shown} more` : '';
    return warningAt(
      fileStart(`content/${locale}`),
      `${files.length} files have no translation in "${locale}"; readers there see them in the default language: ${sorted.slice(0, shown).join(', ')}${rest}.`,
      { remedy },
    );
  });
}
