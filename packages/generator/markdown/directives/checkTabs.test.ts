import { expect, test } from 'vitest';
import { parseForTest } from '../parseForTest';

test('CT-06 tabs with a group and a first choice', async () => {
  const { tree, printed, summary } = await parseForTest(
    '::::tabs{group=edition}',
    ':::tab{value=lite label="Lite"}',
    '[a](b.md)',
    ':::',
    '<!-- c -->',
    ':::tab{value=pro label=Pro default}',
    'd',
    ':::',
    '::::',
    '::::tabs{default=x}',
    ':::tab{value=x label=X}',
    ':::',
    '::::',
  );
  expect(printed).toBe('');
  expect(tree).toEqual([
    [
      'Tabs',
      { group: 'edition' },
      ['Tab', { value: 'lite', label: 'Lite' }, ['p', null, ['a', { href: 'b.md' }, 'a']]],
      ['Tab', { value: 'pro', label: 'Pro', default: true }, ['p', null, 'd']],
    ],
    ['Tabs', { default: 'x' }, ['Tab', { value: 'x', label: 'X' }]],
  ]);
  expect(summary.references).toEqual([{ kind: 'link', target: 'b.md', line: 3, column: 1 }]);
});

test('CT-07 mistakes in tabs', async () => {
  const { printed, tree } = await parseForTest(
    '::::tabs[Title]{default=lote grup=g}',
    ':::tab{value=lite label=A default}',
    ':::',
    ':::tab{label=B value=lite default=no}',
    ':::',
    ':::tab{vlaue=c}',
    ':::',
    'd ![](e.png)',
    ':::tba{value=f label=F}',
    ':::',
    '::::',
    '',
    ':::tabs',
    ':::',
    '',
    ':::tab{value=g label=G}',
    'h',
    ':::',
  );
  expect(printed).toMatchInlineSnapshot(`
    "page.md:1:1  error  :::tabs takes no text in brackets
        Alternatives, one of which is shown.
    page.md:1:17  error  No tab has the value "lote"
        Did you mean "lite"?
        Allowed: lite.
    page.md:1:30  error  :::tabs: Unknown attribute "grup"
        Did you mean "group"?
        Allowed: group, default.
    page.md:4:16  error  The tab of line 2 has the value "lite" already
        Give each tab a value of its own.
    page.md:4:27  error  :::tab: default stands alone, without a value, found a text ("no")
        Marks the tab that is shown first.
    page.md:4:27  error  Another of these tabs is the default
        Keep "default" on one of them.
    page.md:6:1  error  :::tab: Attribute "label" is missing
        What the reader clicks.
    page.md:6:1  error  :::tab: Attribute "value" is missing
        Name of the choice, the same in every language.
    page.md:6:8  error  :::tab: Unknown attribute "vlaue"
        Did you mean "value"?
        Allowed: value, label, default.
    page.md:8:1  error  Only :::tab is allowed inside :::tabs
        Put it inside a :::tab.
    page.md:8:3  error  The picture "e.png" has no alternative text
        Write in the brackets what the picture shows.
    page.md:9:1  error  Only :::tab is allowed inside :::tabs
        Did you mean "tab"?
        Put it inside a :::tab.
    page.md:13:1  error  These tabs have no tab
        Write :::tab{value=… label="…"} inside.
    page.md:16:1  error  :::tab is only allowed inside :::tabs
        One of the alternatives."
  `);
  expect(tree).toEqual([
    [
      'Tabs',
      { default: 'lote' },
      ['Tab', { value: 'lite', label: 'A', default: true }],
      ['Tab', { label: 'B', value: 'lite' }],
    ],
    ['Tabs', null],
    ['p', null, 'h'],
  ]);
});
