/** Where it stands, its figure by words of the caption, and links to it: for its tests in a browser. */
export const tried = {
  route: '/docs/timeline/onion-skin',
  caption: /Drag the drawing between the keys|拖动两张关键画之间的那一张/,
  solved: '20-eased',
  damaged: '40-eased',
  size: { width: 64, height: 40 },
};
