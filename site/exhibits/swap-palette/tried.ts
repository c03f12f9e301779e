/** Where it stands, its figure by words of the caption, and links to it: for its tests in a browser. */
export const tried = {
  route: '/faq/drawing/indexed-color-support',
  caption: /One picture, two palettes|同一幅画，两套调色板/,
  solved: '4-0423456789eb31ee',
  damaged: '5-0423456789eb31ee',
  size: { width: 96, height: 48 },
};
