/** Where it stands, its figure by words of the caption, and links to it: for its tests in a browser. */
export const tried = {
  route: '/docs/basic/transform',
  caption: /Each needs repair by hand|每一把都要亲手修补/,
  solved: '10-nearest-6mn',
  damaged: '10-nearest-zzz',
  // 21 pixels of the sword, four of each.
  size: { width: 84, height: 84 },
};
