import type { Report } from '../../../engine/link/resolver';
import type { ArtPiece, Download } from '../../../model/art';
import { nearest } from '../../../model/nearest';
import type { Reference } from '../../../model/parsed';
import type { ArtFolder } from './readArt';

/** The piece of art that a directive names, shown in `locale`; reports what is missing. */
export function resolveArt(
  art: ArtFolder,
  locale: string,
  reference: Reference,
  report: Report,
): ArtPiece | undefined {
  const { target } = reference;
  const piece = art.draw(target);
  if (piece === undefined) {
    report(
      reference,
      `The art folder has no "${target}".`,
      'Name a file in art/ by its path there without ending, or one of its tags as file/tag.',
      nearest(target, art.names),
    );
    return undefined;
  }
  if (reference.needsAlt === true && piece.alt[locale] === undefined) {
    report(
      reference,
      `"${target}" has no words for who cannot see it.`,
      `Write alt="…" here, or "alt-${locale}: …" in its file.`,
    );
  }
  if (reference.needsFrames === true && piece.sheet === undefined) {
    report(reference, `"${target}" has a single frame.`, 'Show it with ::sprite, or draw more frames.');
  }
  return piece;
}

/** The file that a directive lets readers save; reports one that nothing makes. */
export function resolveDownload(art: ArtFolder, reference: Reference, report: Report): Download | undefined {
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
  }
  return download;
}
