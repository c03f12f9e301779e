/** Where it stands, its figure by words of the caption, and links to it: for its tests in a browser. */
export const tried = {
  route: '/docs/basic/tools',
  caption: /Move or remove single pixels|挪动或去掉单个像素/,
  solved: 'perfect..ckdqfrfsgxgyj1k7',
  damaged: 'perfect.0',
  size: { width: 42, height: 24 },
};
