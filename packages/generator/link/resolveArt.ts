import type { ArtFolder } from '../load/art';
import { type ShownArt, type ShownDownload, showIn } from '../model/art';
import type { SiteConfig } from '../model/config/siteConfig';
import { nearest } from '../model/nearest';
import type { Reference } from '../model/parsed';
import type { DownloadWords } from '../model/words';
import type { Report } from './resolver';

/** The piece of art of a directive, for a text in `locale`; reports a missing piece, alt text or frames. */
export function resolveArt(
  art: ArtFolder,
  locale: string,
  locales: SiteConfig['locales'],
  reference: Reference,
  report: Report,
): ShownArt | undefined {
  const { target } = reference;
  const piece = art.draw(target);
  if (piece === undefined) {
    report(
      reference,
      `The art folder has no "${target}".`,
      'Name a file in art/ by its path there without extension, or one of its tags as file/tag.',
      nearest(target, art.names),
    );
    return undefined;
  }
  const shown = showIn(piece, locale, locales);
  if (reference.needsAlt === true && shown.alt === '') {
    report(
      reference,
      `"${target}" has no alt text.`,
      `Write alt="…" here, or "alt-${locale}: …" in its file.`,
    );
  }
  if (reference.needsFrames === true && piece.sheet === undefined) {
    report(reference, `"${target}" has a single frame.`, 'Show it with ::sprite, or draw more frames.');
  }
  return shown;
}

/** The file that a directive offers for download; reports one that is not generated. */
export function resolveDownload(
  art: ArtFolder,
  words: DownloadWords,
  htmlLang: string,
  reference: Reference,
  report: Report,
): ShownDownload | undefined {
  const { target } = reference;
  const download = art.download(target, words, htmlLang);
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
  }
  return download;
}
