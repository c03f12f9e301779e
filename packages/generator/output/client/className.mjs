import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

const letters = 'abcdefghijklmnopqrstuvwxyz';

/** Of the places of modules: without vowels, so that no class reads like `ads`, which blockers hide. */
const consonants = 'bcdfghjklmnpqrstvwxz';

/**
 * How classes in a page are named after those in CSS modules, animations too: letters that count the modules in some
 * folders, and letters that count the names in a module. Each letter weighs on every page. It depends on nothing else,
 * so that the client and the tool that renders agree on it.
 * @param folders
 */
export function classNames(folders) {
  const files = folders.flatMap(modulesIn);
  return (name, file, css) => {
    const path = resolve(file.replace(/[?].*$/, ''));
    // While the development server runs, a module may be added.
    if (!files.includes(path)) files.push(path);
    return countModule(files.indexOf(path)) + countIn(name, css);
  };
}

function modulesIn(folder) {
  const paths = readdirSync(folder, { recursive: true }).filter((path) => path.endsWith('.module.css'));
  return paths.sort().map((path) => resolve(join(folder, path)));
}

/** The place of a module in letters, two for the first four hundred. */
function countModule(place) {
  const base = consonants.length;
  const before = Math.floor(place / base);
  return (before < base ? consonants[before] : countModule(before)) + consonants[place % base];
}

/** The place of a class or an animation among those of its module, in letters: a to y, then za to zy and so on. */
function countIn(name, css) {
  const names = [...new Set(css.match(/(?<=\.|@keyframes )[a-zA-Z][\w-]*/g))];
  const place = names.indexOf(name);
  const last = letters.length - 1;
  return 'z'.repeat(Math.floor(place / last)) + letters[place % last];
}
