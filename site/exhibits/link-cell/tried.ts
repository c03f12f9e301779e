/** Where it stands, its figure by words of the caption, and links to it: for its tests in a browser. */
export const tried = {
  route: '/docs/timeline/cell',
  caption: /A linked cell repeats the one before|链接单元格重复前一格的画面/,
  solved: '.3p04904s0.l.l',
  damaged: 'l.l.l.l',
  size: { width: 20, height: 16 },
};
