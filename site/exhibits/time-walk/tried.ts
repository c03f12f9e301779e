/** Where it stands, its figure by words of the caption, and links to it: for its tests in a browser. */
export const tried = {
  route: '/docs/timeline/frame',
  caption: /Drag a frame of the strip longer|左右拖动长条里的帧/,
  solved: '32223222',
  damaged: '3222322',
  size: { width: 124, height: 43 },
};
