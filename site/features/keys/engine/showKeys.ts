import type { SiteConfig } from 'generator/model/config/siteConfig';
import { eitherKey } from 'generator/model/eitherKey';
import { wordsAsTree } from 'generator/model/otherLanguage';
import { isElement, mapElements, type TreeNode, textOf } from 'generator/model/tree';
import { type VersionEdition, versionEditions } from '../../releases/shared/versions';
import { type KeyFacts, takerNames, takersOf } from '../shared/keys';
import type { KeyWords } from './keyWords';
import { showKeyboard } from './showKeyboard';

/** The keys as the pages of one language show them. */
export interface KeyTableWords {
  readonly facts: KeyFacts;
  readonly locale: string;
  /** The default one stands in where the file has no words in the locale. */
  readonly locales: SiteConfig['locales'];
  readonly texts: KeyWords;
}

/** `Mod` among the keys of `:kbd`. */
const modKey = /(?<=^|\+)Mod(?=$|\+)/;

/** The text with its tables of keys and keyboards, and with `Mod` as what it is on each system. */
export function showKeys(tree: readonly TreeNode[], words: KeyTableWords): readonly TreeNode[] {
  return mapElements(tree, (element) => {
    const [name, props] = element;
    if (name === 'Kbd') return ['Kbd', props, textOf([element]).replace(modKey, eitherKey)];
    if (name === 'KeySystem') return ['KeySystem', words.texts.choice];
    if (name !== 'Keys' && name !== 'Keyboard') return element;
    const edition = versionEditions.find((one) => one === props?.['edition']) ?? 'ios';
    if (name === 'Keyboard') return showKeyboard(words.facts, edition);
    return props?.['taken'] === true ? showTaken(words, edition) : showActions(words, edition);
  });
}

/** Actions with their keys; empty columns are left out. */
function showActions({ facts, locale, locales, texts }: KeyTableWords, edition: VersionEdition): TreeNode {
  const rows = facts.actions.filter(({ editions }) => editions.includes(edition));
  const systemKey = edition === 'ios' ? '⌘' : eitherKey;
  return tableOf([
    [texts.action, rows.map(({ words }) => [wordsAsTree(words, locale, locales)])],
    [texts.keys, rows.map(({ keys }) => showEach(keys, texts.separator, systemKey))],
    [texts.why, rows.map(({ why }) => textNodes(why[locale]))],
    [texts.without, rows.map(({ without }) => textNodes(without[locale]))],
  ]);
}

/** Keys that systems take before this edition receives them; the system is left out if there is only one. */
function showTaken({ facts, locale, locales, texts }: KeyTableWords, edition: VersionEdition): TreeNode {
  const takers = takersOf[edition];
  const rows = takers.flatMap((taker) => facts.taken.filter(({ by }) => by === taker));
  return tableOf([
    [texts.system, takers.length > 1 ? rows.map(({ by }) => [takerNames[by]]) : []],
    [texts.keys, rows.map(({ keys }) => showEach(keys, texts.separator, eitherKey))],
    [
      texts.does,
      rows.map(({ words, advice }) =>
        joinAdvice(wordsAsTree(words, locale, locales), texts.advice, advice[locale]),
      ),
    ],
  ]);
}

type Column = readonly [head: string, cells: readonly (readonly TreeNode[])[]];

/** A table of those columns that say anything; the last of three or more are sentences. */
function tableOf(columns: readonly Column[]): TreeNode {
  const shown = columns.filter(([, cells]) => cells.some((cell) => cell.length > 0));
  const height = Math.max(0, ...shown.map(([, cells]) => cells.length));
  const rows = Array.from(
    { length: height },
    (_, row): TreeNode => [
      'tr',
      null,
      ...shown.map(([, cells]): TreeNode => ['td', null, ...(cells[row] ?? [])]),
    ],
  );
  return ['table', null, ['thead', null, ['tr', null, ...shown.map(headerCell)]], ['tbody', null, ...rows]];
}

function headerCell([head]: Column, index: number, { length }: readonly Column[]): TreeNode {
  const isFolded = length > 2 && index === length - 1;
  return ['th', isFolded ? { scope: 'col', align: 'start' } : { scope: 'col' }, head];
}

function textNodes(words: string | undefined): readonly TreeNode[] {
  return words === undefined ? [] : [words];
}

function joinAdvice(words: TreeNode, between: string, advice: string | undefined): readonly TreeNode[] {
  if (advice === undefined) return [words];
  return isElement(words) ? [words, between + advice] : [words + between + advice];
}

/** @param systemKey what stands for `Mod` */
function showEach(keys: readonly string[], separator: string, systemKey: string): readonly TreeNode[] {
  return keys.flatMap((key, index): TreeNode[] => [
    ...(index > 0 ? [separator] : []),
    ['Kbd', null, key.replace(modKey, systemKey)],
  ]);
}
