/** Where it stands, its figure by words of the caption, and links to it: for its tests in a browser. */
export const tried = {
  route: '/docs/timeline/layer',
  caption: /Order the stack, clip the shade|理顺层叠顺序，剪贴阴影/,
  solved: 'light4.shade10c.slime10.ground10',
  damaged: 'light4.shade10c.slime10.sky10',
  size: { width: 64, height: 40 },
};
