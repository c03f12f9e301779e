import type { Report } from '../../../engine/link/resolver';
import type { ShownDownload } from '../../../model/art';
import { nearest } from '../../../model/nearest';
import type { Reference } from '../../../model/parsed';
import type { DownloadWords } from '../../../model/words';
import { downloadFacts } from './downloadFacts';
import type { ArtFolder } from './readArt';

/** The file that a directive offers; reports one that nothing makes. */
export function resolveDownload(
  art: ArtFolder,
  text: DownloadWords,
  htmlLang: string,
  reference: Reference,
  report: Report,
): ShownDownload | undefined {
  const { target } = reference;
  const download = art.download(target);
  if (download === undefined) {
    report(
      reference,
      `The art folder makes no file "${target}".`,
      'Name a palette as /art/name.gpl, or a path that a line "also:" in art/ gives.',
      nearest(
        target,
        [...art.exported.keys()].map((path) => `/${path}`),
      ),
    );
    return undefined;
  }
  return { src: download.src, facts: downloadFacts(download, text, htmlLang) };
}
