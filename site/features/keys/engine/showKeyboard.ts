import type { TreeElement, TreeNode } from 'generator/model/tree';
import type { VersionEdition } from '../../releases/shared/versions';
import css from '../app/Keys.module.css';
import { type KeyFacts, takersOf } from '../shared/keys';

/** Keys that only change others, as they are printed where an edition runs. */
const modifiers: Readonly<Record<VersionEdition, readonly string[]>> = {
  ios: ['Ctrl', 'Option', 'Command'],
  da: ['Ctrl', 'Win', 'Alt'],
};
/** What is printed on keys whose name has no room. */
const printed: Readonly<Record<string, string>> = {
  Backspace: '⌫',
  Enter: '⏎',
  Plus: '+',
  Space: ' ',
  Left: '←',
  Right: '→',
  Up: '↑',
  Down: '↓',
};

/** The keys of a keyboard, row by row. */
const rowsOf = (edition: VersionEdition): readonly (readonly string[])[] => [
  ['Esc', ...Array.from({ length: 12 }, (_, index) => `F${index + 1}`)],
  [...'1234567890', '-', 'Plus', 'Backspace'],
  ['Tab', ...'QWERTYUIOP', '[', ']'],
  [...'ASDFGHJKL', ';', 'Enter'],
  ['Shift', ...'ZXCVBNM', ',', '.', '/', 'Up'],
  [...modifiers[edition], 'Space', 'Left', 'Down', 'Right'],
];

/**
 * A keyboard on which those keys are lit that nobody takes when they are pressed alone, on any system of the edition.
 * Its caps are drawn by the style sheet: what they say stands in the text and the table beside it.
 */
export function showKeyboard({ taken }: KeyFacts, edition: VersionEdition): TreeElement {
  const alone = new Set(taken.filter(({ by }) => takersOf[edition].includes(by)).flatMap(({ keys }) => keys));
  const capOf = (key: string): TreeNode => {
    // Letters go to an input method while one is on.
    const isTaken = alone.has(key) || /^[A-Z]$/.test(key);
    const isModifier = key === 'Shift' || modifiers[edition].includes(key);
    const classes = [
      ...(isTaken ? [css['taken']] : []),
      ...(isModifier ? [css['modifier']] : []),
      ...(key === 'Space' ? [css['space']] : []),
    ].join(' ');
    return ['span', { ...(classes && { class: classes }), title: printed[key] ?? key }];
  };
  const rows = rowsOf(edition).map((row): TreeNode => ['span', null, ...row.map(capOf)]);
  return ['p', { class: css['board'] ?? '' }, ...rows];
}
