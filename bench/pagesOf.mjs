import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { gzipSync } from 'node:zlib';

/**
 * Every page of an output folder: `{ kind, route, html, document, htmlBytes, documentBytes }`,
 * absolute paths, bytes as a host sends them: the `.br` file where there is one, else by gzip.
 */
export function pagesOf(out) {
  return jsonFiles(out).flatMap((document) => {
    const { kind, route } = JSON.parse(readFileSync(document, 'utf8'));
    const base = document.replace(/\.json$/, '');
    const html = [`${base}.html`, join(base, 'index.html')].find(existsSync);
    if (html === undefined || kind === undefined || kind === 'redirect') return [];
    return [{ kind, route, html, document, htmlBytes: sentBytes(html), documentBytes: sentBytes(document) }];
  });
}

/** The page of each kind that weighs most. */
export function largestOfEachKind(pages) {
  const largest = new Map();
  for (const page of pages)
    if (page.htmlBytes > (largest.get(page.kind)?.htmlBytes ?? 0)) largest.set(page.kind, page);
  return [...largest.values()].sort((a, b) => (a.kind < b.kind ? -1 : 1));
}

/** Bytes that travel for a file: those of its compressed copy if it has one; documents are compressed by hosts. */
export function sentBytes(file) {
  if (existsSync(`${file}.br`)) return statSync(`${file}.br`).size;
  return file.endsWith('.json') ? gzipSync(readFileSync(file)).length : statSync(file).size;
}

function jsonFiles(out) {
  return readdirSync(out, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !relative(out, file).startsWith(`assets${sep}`));
}
