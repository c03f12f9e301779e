/** Where it stands, its figure by words of the caption, and links to it: for its tests in a browser. */
export const tried = {
  route: '/docs/basic/dithering',
  caption: /Drag the dusk|拖动暮色/,
  solved: '46-8-atkinson',
  damaged: '99-8-atkinson',
  size: { width: 132, height: 64 },
};
