import { createHash } from 'node:crypto';

const letters = 'abcdefghijklmnopqrstuvwxyz';
const taken = new Map();

/**
 * The class in a page for a name in a CSS module: the same in the client and in the tool that
 * renders, and short, since it stands in every page, in the style sheet and in the script.
 * @param css text of the module
 * @throws Error if two modules come to the same name: a changed comment in one of them helps
 */
export function className(name, file, css) {
  const hash = createHash('sha256').update(css).digest('hex');
  const mark = Number.parseInt(hash.slice(0, 8), 16) % 26 ** 3;
  const prefix = [676, 26, 1].map((place) => letters[Math.floor(mark / place) % 26]).join('');
  const made = `${prefix}_${name}`;
  const other = taken.get(made);
  if (other !== undefined && other !== hash) throw new Error(`${file}: the class ${made} is taken`);
  taken.set(made, hash);
  return made;
}
