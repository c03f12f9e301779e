/**
 * The words of a row of a file that all languages share, by locale code; a language without any is left out.
 * @param prefix stands before the code in the name of the key, as in `why_en`
 */
export function wordsByLocale(
  row: Readonly<Record<string, unknown>>,
  codes: readonly string[],
  prefix = '',
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    codes.flatMap((code) => {
      const words = row[prefix + code];
      return words === undefined ? [] : [[code, String(words)]];
    }),
  );
}
