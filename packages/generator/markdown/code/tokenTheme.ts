import type { ThemeRegistrationRaw } from 'shiki/core';

/**
 * Classes of tokens, which have a colour for each mode in the style sheet, with the scopes of grammars. The most
 * specific scope wins.
 */
const scopes = {
  keyword:
    'keyword, storage, keyword.operator.new, keyword.operator.expression, variable.language, markup.heading',
  string:
    'string, constant.character, constant.other.symbol, markup.inline.raw, punctuation.definition.string',
  number: 'constant.numeric, keyword.other.unit, constant.other.color',
  comment: 'comment, punctuation.definition.comment',
  function: 'entity.name.function, support.function, entity.name.command, meta.function-call.generic',
  constant: 'constant, support.constant, variable.other.constant, variable.other.enummember',
  type: 'entity.name.type, entity.name.class, support.type, support.class, entity.other.inherited-class',
  punctuation: 'punctuation, meta.brace, keyword.operator',
  tag: 'entity.name.tag',
  attribute:
    'entity.other.attribute-name, support.type.property-name, punctuation.support.type.property-name, meta.object-literal.key',
  inserted: 'markup.inserted, punctuation.definition.inserted',
  deleted: 'markup.deleted, punctuation.definition.deleted',
};
const classes = Object.keys(scopes);

/**
 * Scopes of plain code: code inside a string starts anew, and a variable in it does not inherit the string's colour.
 */
const plain = 'meta.template.expression, meta.embedded, meta.interpolation, variable, support.variable';

/** `#000000` is plain code, the others are numbers of classes, from 1. */
const colorOf = (number: number) => `#${String(number).padStart(6, '0')}`;

/** A theme whose colours only encode classes: they are never shown. */
export const tokenTheme: ThemeRegistrationRaw = {
  name: 'token-classes',
  type: 'light',
  fg: colorOf(0),
  bg: '#ffffff',
  settings: [...Object.values(scopes), plain].map((scope, index) => ({
    scope,
    settings: { foreground: colorOf(scope === plain ? 0 : index + 1) },
  })),
};

/** The class that a colour of the theme encodes; `undefined` for plain code. */
export function tokenClassOf(color = colorOf(0)): string | undefined {
  return classes[Number(color.slice(1)) - 1];
}
