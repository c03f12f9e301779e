/** Where it stands, its figure by words of the caption, and links to it: for its tests in a browser. */
export const tried = {
  route: '/docs/basic/tools',
  caption: /anti-aliased by hand|手工抗锯齿/,
  solved: '0q50q60rb0rj0si0so0tq0tv',
  damaged: 'zzz',
  size: { width: 48, height: 28 },
};
