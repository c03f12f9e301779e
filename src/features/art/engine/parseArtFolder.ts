import type { ArtFolder, DrawnFile, ExportEntry } from '../../../engine/load/art';
import type { TextFile } from '../../../engine/load/readText';
import { settleConflicts } from '../../../markdown/settleConflicts';
import { addressFault } from '../../../model/addressFault';
import type { ArtPiece, Download } from '../../../model/art';
import type { Problem } from '../../../model/problem';
import type { Fault } from '../../../pixels/fault';
import type { Palette } from '../../../pixels/palette';
import { parseArt } from '../../../pixels/parseArt';
import { parseGpl } from '../../../pixels/parseGpl';
import { drawExport } from './drawExport';
import { drawnFile, drawPiece, type Take } from './drawPiece';
import { offerOf } from './offerOf';
import { pictureOf, sceneOf } from './showPiece';

/** Checks all files of the art folder, whose names begin with `art/`. */
export function parseArtFolder(files: readonly TextFile[], baseUrl: string): ArtFolder {
  const problems: Problem[] = [];
  const report = (file: string, faults: readonly Fault[]) =>
    problems.push(...faults.map((fault) => ({ severity: 'error' as const, file, ...fault })));
  const palettes = new Map<string, Palette>();
  const exported = new Map<string, DrawnFile>();
  const offers = new Map<string, Omit<Download, 'src' | 'bytes'>>();
  const exports: ExportEntry[] = [];
  const takes = new Map<string, Take>();
  for (const { file } of files) {
    const name = file.slice('art/'.length);
    report(file, addressFaults(`The file name "${name}"`, name, 1, 1));
  }
  for (const [name, text] of textsOf(files, '.gpl', problems)) {
    const { palette, faults } = parseGpl(text);
    palettes.set(name, palette);
    exported.set(
      `art/${name}.gpl`,
      drawnFile(text, () => new TextEncoder().encode(withPlainLines(text))),
    );
    exports.push({ path: `art/${name}.gpl`, place: { file: `art/${name}.gpl`, line: 1, column: 1 } });
    offers.set(`art/${name}.gpl`, { colors: palette.colors.length });
    report(`art/${name}.gpl`, faults);
  }
  for (const [name, text] of textsOf(files, '.art', problems)) {
    const { art, faults } = parseArt(text, palettes);
    report(`art/${name}.art`, faults);
    if (art === undefined) continue;
    const add = (key: string, take: Take) => {
      if (takes.has(key)) report(`art/${name}.art`, [taken(key)]);
      takes.set(key, take);
    };
    const source = JSON.stringify([text, art.palette]);
    add(name, { ...art, source });
    for (const tag of art.tags) {
      add(`${name}/${tag.name}`, {
        ...art,
        source,
        frames: art.frames.slice(tag.first, tag.last + 1),
      });
    }
    for (const entry of art.exports) {
      const path = entry.path.slice(1);
      const { line } = entry;
      const column = Math.max(0, text.split(/\r\n?|\n/)[line - 1]?.indexOf(entry.path) ?? 0) + 1;
      report(`art/${name}.art`, addressFaults(`The address "${entry.path}"`, entry.path, line, column));
      exports.push({ path, place: { file: `art/${name}.art`, line, column } });
      exported.set(
        path,
        drawnFile(source, () => drawExport(entry, art)),
      );
      offers.set(path, offerOf(entry, art));
    }
  }
  const drawn = new Map<string, DrawnFile>();
  const pieces = new Map<string, ArtPiece>();
  const publish = (path: string, file: DrawnFile) => {
    drawn.set(path, file);
    return baseUrl + path;
  };
  const draw = (name: string) => {
    const take = takes.get(name);
    if (take === undefined) return undefined;
    const piece = pieces.get(name) ?? drawPiece(name, take, publish);
    pieces.set(name, piece);
    return piece;
  };
  const first = (name: string) => {
    const take = takes.get(name);
    const bitmap = take?.frames[0]?.bitmap;
    return take === undefined || bitmap === undefined ? undefined : { bitmap, palette: take.palette };
  };
  const download = (address: string) => {
    const path = address.slice(1);
    const [offer, file] = [offers.get(path), exported.get(path)];
    if (offer === undefined || file === undefined) return undefined;
    return { src: baseUrl + path, bytes: file.draw().length, ...offer };
  };
  const show = (name: string, locale: string, moves: boolean) => {
    const piece = draw(name);
    if (piece === undefined) return undefined;
    return moves ? sceneOf(piece, locale) : pictureOf(piece, locale);
  };
  const names = [...takes.keys()];
  return { names, draw, first, show, files: drawn, exported, exports, download, problems };
}

/** Programs trip over the marks and line ends that some editors write. */
function withPlainLines(text: string): string {
  return text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
}

function addressFaults(what: string, address: string, line: number, column: number): Fault[] {
  const fault = addressFault(address);
  if (fault === undefined) return [];
  return [{ line, column, message: `${what} ${fault.message}`, remedy: fault.remedy }];
}

function taken(name: string): Fault {
  return {
    line: 1,
    column: 1,
    message: `"${name}" is made of another file too`,
    remedy: 'Give the file or the tag another name.',
  };
}

/** The texts of the files with an ending, by path in the folder without it. */
function textsOf(
  files: readonly TextFile[],
  ending: string,
  problems: Problem[],
): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  for (const { file, text: written } of files.filter((candidate) => candidate.file.endsWith(ending))) {
    const { text, conflicts } = settleConflicts(written);
    problems.push(...conflicts.map((conflict) => ({ severity: 'error' as const, file, ...conflict })));
    texts.set(file.slice('art/'.length, -ending.length), text);
  }
  return texts;
}
