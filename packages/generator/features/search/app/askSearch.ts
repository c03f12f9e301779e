import { DocumentError, forgetJson, loadChecked } from '../../../app/documents';
import type { SiteLayout } from '../../../model/layout';
import { type Found, type ReadIndexFile, runQuery } from '../shared/runQuery';
import { directoryPath, indexFilePath, isDirectory, type SearchDirectory } from '../shared/searchIndex';

/**
 * Asks the index of the layout's language.
 * @throws DocumentError if a file of it cannot be had
 */
export async function askSearch(
  layout: SiteLayout,
  query: string,
  options: { readonly limit: number; readonly filter?: string | undefined },
): Promise<{ readonly directory: SearchDirectory; readonly found: Found }> {
  const ask = async () => {
    const directory = await loadDirectory(layout);
    const found = await runQuery(directory, readIndexFile(layout), query, options);
    return { directory, found };
  };
  try {
    return await ask();
  } catch (error) {
    // Who has waited in vain once is told so.
    if (error instanceof DocumentError && error.status === undefined) throw error;
    // The site may have changed under the open page: a new directory names new files.
    forgetJson(directoryAddress(layout));
    return ask();
  }
}

/**
 * Fetches the directory, so that the first query need not wait for it.
 * @throws DocumentError
 */
export function loadDirectory(layout: SiteLayout): Promise<SearchDirectory> {
  return loadChecked(directoryAddress(layout), isDirectory);
}

/** Fetches the files that a directory names. */
export function readIndexFile({ site }: SiteLayout): ReadIndexFile {
  return (name, isSound) => loadChecked(site.baseUrl + indexFilePath(name), isSound);
}

function directoryAddress({ site, locale }: SiteLayout): string {
  return site.baseUrl + directoryPath(locale);
}
