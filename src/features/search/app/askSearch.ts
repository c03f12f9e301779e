import { DocumentError, forgetJson, loadJson } from '../../../app/documents';
import type { SiteLayout } from '../../../model/layout';
import { type Found, type ReadIndexFile, runQuery } from '../shared/runQuery';
import { directoryPath, indexFilePath, type SearchDirectory } from '../shared/searchIndex';

/** Asks the index of the layout's language. @throws if a file of it cannot be had */
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
  } catch {
    // The site may have changed under the open page: a new directory names new files.
    forgetJson(directoryAddress(layout));
    return ask();
  }
}

/**
 * Fetches the directory, so that the first query need not wait for it.
 * @throws DocumentError also where something else was answered: the search would crash on it
 */
export async function loadDirectory(layout: SiteLayout): Promise<SearchDirectory> {
  const address = directoryAddress(layout);
  const directory = await loadJson<unknown>(address);
  if (!isDirectory(directory)) throw new DocumentError(address, undefined);
  return directory;
}

function isDirectory(value: unknown): value is SearchDirectory {
  return typeof value === 'object' && value !== null && 'filters' in value && 'chunks' in value;
}

/** Fetches the files that a directory names. */
export function readIndexFile({ site }: SiteLayout): ReadIndexFile {
  return (name) => loadJson(site.baseUrl + indexFilePath(name));
}

function directoryAddress({ site, locale }: SiteLayout): string {
  return site.baseUrl + directoryPath(locale);
}
