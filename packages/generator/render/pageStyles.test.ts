import { expect, test } from 'vitest';
import { cutStyles } from '../output/client/cutStyles';
import { pageStyles } from './pageStyles';

const styles = (css: string, html: string) => pageStyles(cutStyles(css, false), html);

test('a rule stays with those of its selectors that match something in the page', () => {
  const css = '.a{color:red}.b{color:blue}.b .a,.a .c{margin:0}';
  expect(styles(css, '<p class="c a">')).toBe('.a{color:red}.a .c{margin:0}');
});

test('elements and ids count as classes do', () => {
  const css = '#x{margin:0}#y{margin:0}table th{margin:0}.a>p{margin:0}html{margin:0}h2:before{content:"x"}';
  expect(styles(css, '<p class="a"><h2 id="y">')).toBe(
    '#y{margin:0}.a>p{margin:0}html{margin:0}h2:before{content:"x"}',
  );
});

test('what a selector excludes, and most attributes, are not needed', () => {
  const css =
    '.a:not(.b:is(.c,.d)){margin:0}.a[open][aria-x=".e f"]{margin:0}:root[data-theme=dark] .a{margin:0}';
  expect(styles(css, '<i class="a">')).toBe(css);
});

test('states that the client sets wait for the whole sheet, those that the page has are there', () => {
  const css = '.a[data-x="e f"]{margin:0}[data-y] .a{margin:0}[data-z=on] .a{margin:0}';
  expect(styles(css, '<i class="a">')).toBe('');
  expect(styles(css, '<i class="a" data-y data-z="off">')).toBe('[data-y] .a{margin:0}');
  expect(styles(css, '<i class="a" data-x="e f" data-y="1" data-z="on">')).toBe(css);
});

test('highlights wait for the whole sheet, with the script that makes them', () => {
  expect(styles('::highlight(found){color:red}.a{margin:0}', '<i class="a">')).toBe('.a{margin:0}');
});

test('of a sheet that comes whole in time, styles for paper, chosen colours, pointers and entrances are not there', () => {
  const css =
    '@media print{.a{margin:0}}@media (forced-colors:active){.a{margin:0}}.a:hover,.a:focus{margin:0}.a:hover b{margin:0}.a:not(:hover){margin:0}@starting-style{.a{opacity:0}}@media print and (width>1px){.a{margin:0}}.a{cursor:help}.a{top:0;transition:top 1s}::selection{top:0}';
  expect(pageStyles(cutStyles(css, true), '<b class="a">')).toBe(
    '.a:focus{margin:0}.a:not(:hover){margin:0}@media print and (width>1px){.a{margin:0}}.a{top:0}',
  );
});

test('at-rules stay around what stays, and go with the last of it', () => {
  const css =
    '@layer a,b;@layer a{.x{margin:0}@media print{.y{margin:0}}}@media print{.y{margin:0}}@font-face{font-family:f}';
  expect(styles(css, '<i class="x">')).toBe('@layer a,b;@layer a{.x{margin:0}}@font-face{font-family:f}');
});

test('comments and unknown at-rules are kept as they are', () => {
  expect(styles('@property --x{syntax:"*";inherits:false}', '')).toBe(
    '@property --x{syntax:"*";inherits:false}',
  );
});

test('custom properties go where nothing refers to them, or only others that go', () => {
  const css =
    ':root{--a:1px;--b:var(--c);--c:2px;--d:var(--a);--e:3px}.x{margin:var(--d)}.y{margin:var(--b)}';
  expect(styles(css, '<html><i class="x">')).toBe(':root{--a:1px;--d:var(--a);}.x{margin:var(--d)}');
  expect(styles(css, '<html><i style="margin:var(--e)">')).toBe(':root{--e:3px}');
  const dense = ':root{--a:1px;@media print{--a:2px}}@media print{:root{--a:2px}}.x{margin:0}';
  expect(styles(dense, '<html><i class="x">')).toBe('.x{margin:0}');
});

test('what a selector asks for inside or after an element is needed as well', () => {
  const css = ':root:has(.b,.c>.d) .a{margin:0}i:has(> b[open]){margin:0}.a:not(:has(.b)){margin:0}';
  expect(styles(css, '<html><i class="a">')).toBe('.a:not(:has(.b)){margin:0}');
  expect(styles(css, '<html><i class="a c d"><b>')).toBe(css);
});

test('of a list in a selector one is enough, and none is not', () => {
  const css = ':is(.a,.b:not(:is(.x,.y))) .c{margin:0}.c:where(.d>:is(.e,.f)){margin:0}';
  expect(styles(css, '<i class="c">')).toBe('');
  expect(styles(css, '<i class="c b">')).toBe(':is(.a,.b:not(:is(.x,.y))) .c{margin:0}');
  expect(styles(css, '<i class="c f d">')).toBe('.c:where(.d>:is(.e,.f)){margin:0}');
});

test('a page of paper stays for what is printed on it', () => {
  const css = '@media print{@page sheet{margin:10mm}.a{page:sheet}}.b{margin:0}';
  expect(styles(css, '<i class="a">')).toBe('@media print{@page sheet{margin:10mm}.a{page:sheet}}');
  expect(styles(css, '<i class="b">')).toBe('.b{margin:0}');
});

test('keyframes stay for the animations of what stays', () => {
  const css = '@keyframes k{0%{margin:0}to{margin:1px}}.a{animation:1s k}.b{animation-name:other}';
  expect(styles(css, '<i class="a">')).toBe('@keyframes k{0%{margin:0}to{margin:1px}}.a{animation:1s k}');
  expect(styles(css, '<i class="b">')).toBe('.b{animation-name:other}');
});

test('what the minifier does not know loses the spaces after its commas, but no words do', () => {
  expect(styles('.a{margin:max(var(--x), 1px)}.a:after{content:"a, b"}', '<i class="a">')).toBe(
    '.a{margin:max(var(--x),1px)}.a:after{content:"a, b"}',
  );
});
