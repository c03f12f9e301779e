import { createHash } from 'node:crypto';

const letters = 'abcdefghijklmnopqrstuvwxyz';

/** With four letters, two of a hundred modules have the same prefix once in 92 such sites. Each letter weighs on every page. */
const prefixLength = 4;

/** Text of the module that each class was made for. */
const owners = new Map();

/**
 * The class in a page for a name in a CSS module, an animation's too: the first letters of a hash of the module's text, and letters
 * that count its names. It depends on nothing else, so that the client and the tool that renders agree on it.
 * @param css text of the module
 * @throws Error if two modules come to the same class
 */
export function className(name, file, css) {
  const made = makePrefix(css) + countIn(name, css);
  const owner = owners.get(made) ?? css;
  if (owner !== css) throw new Error(`${file}: another module has the class ${made}; raise prefixLength`);
  owners.set(made, css);
  return made;
}

function makePrefix(css) {
  const bytes = createHash('sha256').update(css).digest();
  return Array.from(bytes.subarray(0, prefixLength), (byte) => letters[byte % 26]).join('');
}

/** The place of a class or an animation among those of its module, in letters: a to y, then za to zy and so on. */
function countIn(name, css) {
  const names = [...new Set(css.match(/(?<=\.|@keyframes )[a-zA-Z][\w-]*/g))];
  const place = names.indexOf(name);
  const last = letters.length - 1;
  return 'z'.repeat(Math.floor(place / last)) + letters[place % last];
}
