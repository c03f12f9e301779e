import { forgetJson, loadJson } from '../../../app/documents';
import type { SiteLayout } from '../../../model/layout';
import { type Found, runQuery } from '../shared/runQuery';
import type { SearchDirectory } from '../shared/searchIndex';

/** Asks the index of the layout's language. @throws if a file of it cannot be had */
export async function askSearch(
  layout: SiteLayout,
  query: string,
  options: { readonly limit: number; readonly filter?: string | undefined },
): Promise<{ readonly directory: SearchDirectory; readonly found: Found }> {
  const address = directoryAddress(layout);
  const ask = async () => {
    const directory = await loadJson<SearchDirectory>(address);
    const file = <T>(name: string) => loadJson<T>(`${layout.site.baseUrl}assets/search/${name}`);
    const found = await runQuery(directory, { chunk: file, pages: file }, query, {
      ...options,
      segment: segmentWords,
    });
    return { directory, found };
  };
  try {
    return await ask();
  } catch {
    // The site may have changed under the open page: a new directory names new files.
    forgetJson(address);
    return ask();
  }
}

/** Fetches the directory, so that the first query need not wait for it. */
export function loadDirectory(layout: SiteLayout): Promise<SearchDirectory> {
  return loadJson<SearchDirectory>(directoryAddress(layout));
}

function directoryAddress({ site, locale }: SiteLayout): string {
  return `${site.baseUrl}search-index/${locale}.json`;
}

/** The words of a run of Chinese, where the browser knows them. */
function segmentWords(text: string): readonly string[] {
  if (!('Segmenter' in Intl)) return [text];
  return [...new Intl.Segmenter('zh', { granularity: 'word' }).segment(text)].map(({ segment }) => segment);
}
