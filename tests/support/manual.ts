import { execSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isMap, parse, parseDocument } from 'yaml';
import { packageRoot } from './runTool';

/** A step of a manual: write a file, change settings, or run a command. */
type Step =
  | { readonly kind: 'file'; readonly file: string; readonly text: string }
  | { readonly kind: 'settings'; readonly text: string }
  | { readonly kind: 'command'; readonly line: string };

export interface ManualSection {
  readonly title: string;
  readonly steps: readonly Step[];
}

/** The sections of `docs/owning.md`, with the blocks in them that say what to do, in their order. */
export function readManual(): readonly ManualSection[] {
  const text = readFileSync(join(packageRoot, 'docs/owning.md'), 'utf8');
  return text
    .split(/^## /m)
    .slice(1)
    .map((section) => ({ title: section.slice(0, section.indexOf('\n')), steps: stepsOf(section) }));
}

function stepsOf(section: string): readonly Step[] {
  const blocks = section.matchAll(/^( *)```(\w+)(?: (\S+))?\n(.*?)^\1```$/gms);
  return [...blocks].flatMap(([, indent = '', language = '', file, inner = '']): Step[] => {
    const text = inner.replace(new RegExp(`^${indent}`, 'gm'), '');
    if (file === 'site.yaml') return [{ kind: 'settings', text }];
    if (file !== undefined) return [{ kind: 'file', file, text }];
    if (language !== 'sh') throw new Error(`A block of docs/owning.md names no file:\n${text}`);
    return text
      .trim()
      .split('\n')
      .map((line): Step => ({ kind: 'command', line }));
  });
}

/** Writes what a section says into the site in a folder: its files and settings. */
export function writeSteps({ steps }: ManualSection, root: string): void {
  for (const step of steps)
    if (step.kind === 'file') {
      mkdirSync(dirname(join(root, step.file)), { recursive: true });
      writeFileSync(join(root, step.file), step.text);
    } else if (step.kind === 'settings') setKeys(root, parse(step.text));
}

/** Does what a section says to the site in a folder: runs its commands, then writes. */
export function follow(section: ManualSection, root: string): void {
  for (const step of section.steps) {
    if (step.kind !== 'command') continue;
    execSync(step.line, { cwd: root });
  }
  writeSteps(section, root);
}

/** Sets keys as the manual means it: others stay, and what is no map is replaced as a whole. */
function setKeys(root: string, keys: unknown): void {
  const file = join(root, 'site.yaml');
  const document = parseDocument(readFileSync(file, 'utf8'));
  const set = (value: unknown, path: readonly string[]) => {
    const isInner = typeof value === 'object' && value !== null && !Array.isArray(value);
    if (isInner && (path.length === 0 || isMap(document.getIn(path))))
      for (const [key, inner] of Object.entries(value)) set(inner, [...path, key]);
    else document.setIn(path, document.createNode(value));
  };
  set(keys, []);
  writeFileSync(file, document.toString({ lineWidth: 0 }));
}
