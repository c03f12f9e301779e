import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { PageBody, PageDocument } from 'generator/model/document';
import { type HtmlElement, parseHtml } from './html';
import { packageRoot, type Run, runTool } from './runTool';
import { copySite } from './siteCopy';

type PageOf<K extends PageBody['kind']> = Extract<PageDocument, { readonly kind: K }>;

/** The output of a build, as the files of it. Paths are relative to the output. */
export interface BuiltSite {
  readonly run: Run;
  readonly root: string;
  readonly out: string;
  /** Every file but the compressed copies, in alphabetical order. */
  readonly files: readonly string[];
  text(path: string): string;
  html(path: string): HtmlElement;
  /** The page document at `path`, which ends in `.json`. @throws if the page is of another kind */
  page<K extends PageBody['kind']>(path: string, kind: K): PageOf<K>;
}

/** Builds a copy of the fixture site; `change` may alter the copy before. */
export async function buildFixture(
  name: string,
  change?: { readonly as: string; readonly by: (root: string) => void },
): Promise<BuiltSite> {
  const root = copySite(name, change?.as);
  change?.by(root);
  const out = join(root, 'out');
  return openOutput(await runTool('build', '--root', root, '--out', out), root, out);
}

/** Opens this site as `npm run build` has left it. `npm test` builds it first. */
export function openDist(): BuiltSite {
  const out = join(packageRoot, 'dist');
  if (!existsSync(out)) throw new Error('There is no dist/: run `npm run build` before this test');
  return openOutput({ status: 0, stdout: '', stderr: '' }, packageRoot, out);
}

export function openOutput(run: Run, root: string, out: string): BuiltSite {
  if (run.status !== 0) throw new Error(`The build of ${root} failed:\n${run.stderr}${run.stdout}`);
  const parsed = new Map<string, HtmlElement>();
  const text = (path: string) => readFileSync(join(out, path), 'utf8');
  return {
    run,
    root,
    out,
    files: filesBelow(out).filter((file) => !file.endsWith('.br')),
    text,
    html: (path) => {
      const known = parsed.get(path) ?? parseHtml(text(path));
      parsed.set(path, known);
      return known;
    },
    page: (path, kind) => {
      const page: PageDocument = JSON.parse(text(path));
      if (!isKind(page, kind)) throw new Error(`${path} is of the kind ${page.kind}, not ${kind}`);
      return page;
    },
  };
}

function isKind<K extends PageBody['kind']>(page: PageDocument, kind: K): page is PageOf<K> {
  return page.kind === kind;
}

/** Every file below a folder, relative to it, in alphabetical order. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}
