import type { ThemeRegistrationRaw } from 'shiki/core';

/** What a word of code is; the style sheet gives each a colour per mode. */
type TokenClass =
  | 'keyword'
  | 'string'
  | 'number'
  | 'comment'
  | 'function'
  | 'constant'
  | 'type'
  | 'punctuation'
  | 'variable'
  | 'tag'
  | 'attribute'
  | 'inserted'
  | 'deleted';

/** The grammars' names of each class. Where several fit, the most specific one wins. */
const scopes: Readonly<Record<TokenClass, readonly string[]>> = {
  keyword: [
    'keyword',
    'storage',
    'keyword.operator.new',
    'keyword.operator.expression',
    'variable.language',
    'markup.heading',
  ],
  string: [
    'string',
    'constant.character',
    'constant.other.symbol',
    'markup.inline.raw',
    'punctuation.definition.string',
  ],
  number: ['constant.numeric', 'keyword.other.unit', 'constant.other.color'],
  comment: ['comment', 'punctuation.definition.comment'],
  function: ['entity.name.function', 'support.function', 'entity.name.command', 'meta.function-call.generic'],
  constant: ['constant', 'support.constant', 'variable.other.constant', 'variable.other.enummember'],
  type: [
    'entity.name.type',
    'entity.name.class',
    'support.type',
    'support.class',
    'entity.other.inherited-class',
  ],
  punctuation: ['punctuation', 'meta.brace', 'keyword.operator'],
  variable: ['variable', 'support.variable'],
  tag: ['entity.name.tag'],
  attribute: ['entity.other.attribute-name', 'support.type.property-name', 'meta.object-literal.key'],
  inserted: ['markup.inserted', 'punctuation.definition.inserted'],
  deleted: ['markup.deleted', 'punctuation.definition.deleted'],
};

/** Code inside a string begins anew: it does not inherit the look of the string. */
const embedded = ['meta.template.expression', 'meta.embedded', 'meta.interpolation'];

const plainColor = '#000000';
const colorOf = (index: number) => `#${String(index + 1).padStart(6, '0')}`;
const classes = Object.entries(scopes);

/** A theme for the highlighter whose colours only stand for classes: nothing shows them. */
export const tokenTheme: ThemeRegistrationRaw = {
  name: 'token-classes',
  type: 'light',
  fg: plainColor,
  bg: '#ffffff',
  settings: [
    ...classes.map(([, scope], index) => ({ scope: [...scope], settings: { foreground: colorOf(index) } })),
    { scope: embedded, settings: { foreground: plainColor } },
  ],
};

const classByColor: ReadonlyMap<string, string> = new Map(
  classes.map(([name], index) => [colorOf(index), name]),
);

/** The class that a colour of the theme stands for; `undefined` for plain code. */
export function tokenClassOf(color: string | undefined): string | undefined {
  return color === undefined ? undefined : classByColor.get(color);
}
