/** Where it stands, its figure by words of the caption, and links to it: for its tests in a browser. */
export const tried = {
  route: '/docs/other/symmetric-tool',
  caption: /The left half is drawn|画左半边，右半边跟着出现/,
  solved: 'on.666u7i878v9ka9aybncc',
  damaged: 'on.0',
  size: { width: 24, height: 20 },
};
