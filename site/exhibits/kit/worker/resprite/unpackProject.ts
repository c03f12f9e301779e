import { type Note, refuse } from 'pixels/parse/answer';
import { parseZip } from 'pixels/parse/parseZip';
import { isZip } from 'pixels/parse/zipMark';

/** Bytes of a `document.json`: ten times as many as thousands of layers and frames need. */
const longestDocument = 16 * 1024 * 1024;
const documentName = /^(?:([^/]+)\/)?document\.json$/;

/** A project as a ZIP: its document, the PNGs of its cells by their ids, and the names of the parts that are not read. */
export function unpackProject(bytes: Uint8Array, note: Note) {
  const title = { allowed: 'Resprite' };
  if (!isZip(bytes)) refuse('unknownFormat', 0, title);
  const isCell = (name: string) => /(?:^|\/)CellData\/[^/]+\.png$/.test(name);
  const isMeta = (name: string) => /^(?:[^/]+\/)?meta\.json$/.test(name);
  const zip = parseZip(bytes, (name) => documentName.test(name) || isCell(name));
  if (!zip.ok) refuse(zip.refusal.code, zip.refusal.at, zip.refusal);
  const { entries } = zip.value;
  const documents = entries.filter(({ name }) => documentName.test(name));
  const bundle = documents.find(({ name }) => /\.resprite\/document\.json$/.test(name)) ?? documents[0];
  if (bundle === undefined) refuse('unknownFormat', 0, { found: 'ZIP', ...title });
  if (bundle.bytes === undefined) refuse('encrypted', 0, { found: bundle.name });
  if (bundle.size > longestDocument)
    refuse('tooLarge', 0, { found: bundle.size, allowed: longestDocument, measure: 'bytes' });
  for (const { code, at, ...details } of zip.notes) note(code, at, details);
  const root = bundle.name.slice(0, -'document.json'.length);
  const cells = `${root}CellData/`;
  const pictures = new Map<string, Uint8Array>();
  const parts = new Set<string>();
  for (const { name, bytes: content } of entries) {
    if (name.startsWith(cells) && isCell(name)) {
      if (content !== undefined) pictures.set(name.slice(cells.length, -'.png'.length), content);
    } else if (name !== bundle.name && !isMeta(name))
      parts.add(name.startsWith(root) ? partOf(name.slice(root.length)) : partOf(name));
  }
  return { text: new TextDecoder().decode(bundle.bytes), pictures, parts: [...parts] };
}

/** A file by its name, or the folder that it is in. */
function partOf(name: string): string {
  const slash = name.indexOf('/');
  return slash < 0 ? name : name.slice(0, slash + 1);
}
