import { join } from 'node:path';
import { listFiles } from '../../../engine/load/listFiles';
import { readText } from '../../../engine/load/readText';
import { settleConflicts } from '../../../markdown/settleConflicts';
import { addressFault } from '../../../model/addressFault';
import type { ArtPiece, Download } from '../../../model/art';
import { errorAt, type Place, type Problem } from '../../../model/problem';
import type { Fault } from '../../../pixels/art';
import type { Bitmap } from '../../../pixels/bitmap';
import type { Palette } from '../../../pixels/palette';
import { parseArt } from '../../../pixels/parseArt';
import { parseGpl } from '../../../pixels/parseGpl';
import { describeExport } from './downloads';
import { type DrawnFile, drawExport, drawOnce, drawPiece, type FrameSequence } from './drawnFile';

/** A file with a fixed name, and where it is asked for. */
export interface ExportEntry {
  /** In the output. */
  readonly path: string;
  readonly place: Place;
}

/** The pictures of a site. */
export interface ArtFolder {
  /** Of every piece: the paths of files without ending, and each tag as `<file>/<tag>`. */
  readonly names: readonly string[];
  /** Draws a piece, once. */
  draw(name: string): ArtPiece | undefined;
  /** The pixels of the first frame of a piece. */
  first(name: string): { readonly bitmap: Bitmap; readonly palette: Palette } | undefined;
  /** What was asked for so far, by path in the output, which changes with the content. */
  readonly files: ReadonlyMap<string, DrawnFile>;
  /** Files with fixed names, by path in the output. */
  readonly exported: ReadonlyMap<string, DrawnFile>;
  /** What is written where about those with fixed names, one path perhaps twice. */
  readonly exports: readonly ExportEntry[];
  /** What a page can tell of a file with a fixed name; `address` starts with a slash. */
  download(address: string): Download | undefined;
  readonly problems: readonly Problem[];
}

/** Reads and checks all that is in `folder`; a site need not have one. */
export async function readArt(folder: string, baseUrl: string): Promise<ArtFolder> {
  const problems: Problem[] = [];
  const report = (file: string, faults: readonly Fault[]) =>
    problems.push(...faults.map((fault) => errorAt({ ...fault, file }, fault.message, fault)));
  const names = await listFiles(folder);
  const palettes = new Map<string, Palette>();
  const exported = new Map<string, DrawnFile>();
  const downloads = new Map<string, Omit<Download, 'src' | 'bytes'>>();
  const exports: ExportEntry[] = [];
  const sequences = new Map<string, FrameSequence>();
  for (const name of names.filter((candidate) => /\.(art|gpl)$/.test(candidate)))
    report(`art/${name}`, addressFaults(`The file name "${name}"`, name, 1, 1));
  for (const [name, text] of await readTexts(folder, names, '.gpl', problems)) {
    const { palette, faults } = parseGpl(text);
    palettes.set(name, palette);
    exported.set(
      `art/${name}.gpl`,
      drawOnce(text, () => new TextEncoder().encode(withPlainLines(text))),
    );
    exports.push({ path: `art/${name}.gpl`, place: { file: `art/${name}.gpl`, line: 1, column: 1 } });
    downloads.set(`art/${name}.gpl`, { colors: palette.colors.length });
    report(`art/${name}.gpl`, faults);
  }
  for (const [name, text] of await readTexts(folder, names, '.art', problems)) {
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
        drawOnce(source, () => drawExport(entry, art)),
      );
      downloads.set(path, describeExport(entry, art));
    }
  }
  const files = new Map<string, DrawnFile>();
  const pieces = new Map<string, ArtPiece>();
  const publish = (path: string, file: DrawnFile) => {
    files.set(path, file);
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
  const download = (address: string) => {
    const path = address.slice(1);
    const [facts, file] = [downloads.get(path), exported.get(path)];
    if (facts === undefined || file === undefined) return undefined;
    return { src: baseUrl + path, bytes: file.draw().length, ...facts };
  };
  return { names: [...sequences.keys()], draw, first, files, exported, exports, download, problems };
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

async function readTexts(
  folder: string,
  names: readonly string[],
  ending: string,
  problems: Problem[],
): Promise<ReadonlyMap<string, string>> {
  const texts = new Map<string, string>();
  for (const name of names.filter((candidate) => candidate.endsWith(ending))) {
    const decoded = await readText(join(folder, name), `art/${name}`);
    if ('problem' in decoded) {
      problems.push(decoded.problem);
      continue;
    }
    const { text, conflicts } = settleConflicts(decoded.text);
    problems.push(
      ...conflicts.map((conflict) =>
        errorAt({ ...conflict, file: `art/${name}` }, conflict.message, conflict),
      ),
    );
    texts.set(name.slice(0, -ending.length), text);
  }
  return texts;
}
