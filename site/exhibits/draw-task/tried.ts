/** Where it stands, its figure by words of the caption, and links to it: for its tests in a browser. */
export const tried = {
  route: '/docs/craft/faces',
  caption: /A calm face|平静的脸/,
  solved: '36a8c7a10c5a12c4a2c3ec4e2c4ace2c4e2cdc4a11ed4a11ed4a2e2b4e2bed4a11ed4a10e2d5a4e2b2e2d7a8d36a',
  damaged: '9a',
  size: { width: 16, height: 16 },
};
