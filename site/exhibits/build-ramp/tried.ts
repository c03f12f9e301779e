/** Where it stands, its figure by words of the caption, and links to it: for its tests in a browser. */
export const tried = {
  route: '/docs/basic/palette',
  caption: /Turn shadow and light away|把阴影和亮部/,
  solved: '95-8-32-oklch',
  damaged: '95-8-32-rgb',
  size: { width: 132, height: 64 },
};
