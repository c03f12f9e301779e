import type { Fault } from 'pixels/art';
import type { Palette } from 'pixels/palette';
import { parseArt } from 'pixels/parseArt';
import { parseGpl } from 'pixels/parseGpl';
import type { ArtFolder, DrawnFile, ExportEntry } from '../../../load/art';
import type { ArtConfig } from '../../../load/hooks';
import type { TextFile } from '../../../load/readText';
import { normalizeSource } from '../../../markdown/sourcePosition';
import { addressFault } from '../../../model/addressFault';
import { type ArtPiece, type Download, showIn } from '../../../model/art';
import { errorAt, fileStart, type Place, type Problem } from '../../../model/problem';
import type { DownloadWords } from '../../../model/words';
import { describeExport, listFacts } from './downloads';
import { drawExport, drawOnce, drawPiece, type FrameSequence } from './drawnFile';
import { buildPicture, buildScene } from './pagePictures';

/** Checks all files of the art folder, whose names begin with `art/`. */
export function parseArtFolder(files: readonly TextFile[], { baseUrl, locales }: ArtConfig): ArtFolder {
  const problems: Problem[] = [];
  const report = (file: string, faults: readonly Fault[]) =>
    problems.push(...faults.map((fault) => errorAt({ ...fault, file }, fault.message, fault)));
  const palettes = new Map<string, Palette>();
  const exported = new Map<string, DrawnFile>();
  const downloads = new Map<string, Omit<Download, 'src' | 'bytes'>>();
  const exports: ExportEntry[] = [];
  const sequences = new Map<string, FrameSequence>();
  const offer = (path: string, place: Place, file: DrawnFile, facts: Omit<Download, 'src' | 'bytes'>) => {
    exports.push({ path, place });
    exported.set(path, file);
    downloads.set(path, facts);
  };
  for (const { file } of files) {
    const name = file.slice('art/'.length);
    report(file, addressFaults(`The file name "${name}"`, name, 1, 1));
  }
  for (const [name, text] of textsOf(files, '.gpl')) {
    const { palette, faults } = parseGpl(text);
    palettes.set(name, palette);
    const path = `art/${name}.gpl`;
    // Programs trip over the marks and line ends that some editors write.
    const drawn = drawOnce(() => new TextEncoder().encode(text));
    offer(path, fileStart(path), drawn, { colors: palette.colors.length });
    report(path, faults);
  }
  for (const [name, text] of textsOf(files, '.art')) {
    const { art, faults } = parseArt(text, palettes);
    report(`art/${name}.art`, faults);
    if (art === undefined) continue;
    const add = (key: string, sequence: FrameSequence) => {
      if (sequences.has(key)) report(`art/${name}.art`, [taken(key)]);
      sequences.set(key, sequence);
    };
    const source = JSON.stringify([text, art.palette]);
    add(name, { ...art, source });
    for (const tag of art.tags) {
      add(`${name}/${tag.name}`, {
        ...art,
        source,
        frames: art.frames.slice(tag.first, tag.last + 1),
        tags: [],
      });
    }
    for (const entry of art.exports) {
      const path = entry.path.slice(1);
      const { line } = entry;
      const column = Math.max(0, text.split(/\r\n?|\n/)[line - 1]?.indexOf(entry.path) ?? 0) + 1;
      report(`art/${name}.art`, addressFaults(`The address "${entry.path}"`, entry.path, line, column));
      const drawn = drawOnce(() => drawExport(entry, art));
      offer(path, { file: `art/${name}.art`, line, column }, drawn, describeExport(entry, art));
    }
  }
  const drawn = new Map<string, DrawnFile>();
  const pieces = new Map<string, ArtPiece>();
  const publish = (path: string, file: DrawnFile) => {
    drawn.set(path, file);
    return baseUrl + path;
  };
  const draw = (name: string) => {
    const sequence = sequences.get(name);
    if (sequence === undefined) return undefined;
    const piece = pieces.get(name) ?? drawPiece(name, sequence, publish);
    pieces.set(name, piece);
    return piece;
  };
  const first = (name: string) => {
    const sequence = sequences.get(name);
    const bitmap = sequence?.frames[0]?.bitmap;
    return sequence === undefined || bitmap === undefined ? undefined : { bitmap, palette: sequence.palette };
  };
  const frames = (name: string) => sequences.get(name)?.frames ?? [];
  const download = (address: string, words: DownloadWords, htmlLang: string) => {
    const path = address.slice(1);
    const [facts, file] = [downloads.get(path), exported.get(path)];
    if (facts === undefined || file === undefined) return undefined;
    const src = baseUrl + path;
    return { src, facts: listFacts({ src, bytes: file.draw().length, ...facts }, words, htmlLang) };
  };
  const show = (name: string, locale: string, moves: boolean) => {
    const piece = draw(name);
    if (piece === undefined) return undefined;
    const shown = showIn(piece, locale, locales);
    return moves ? buildScene(shown) : buildPicture(shown);
  };
  const names = [...sequences.keys()];
  return { names, draw, first, frames, show, files: drawn, exported, exports, download, problems };
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
function textsOf(files: readonly TextFile[], ending: string): ReadonlyMap<string, string> {
  return new Map(
    files
      .filter(({ file }) => file.endsWith(ending))
      .map(({ file, text }) => [file.slice('art/'.length, -ending.length), normalizeSource(text)]),
  );
}
