/** Where it stands, its figure by words of the caption, and links to it: for its tests in a browser. */
export const tried = {
  route: '/docs/resources/fonts',
  caption: /Type a sign|在招牌上打字/,
  solved: '2-43-41-46-65-a-4f-50-45-4e',
  damaged: '2-110000',
  size: { width: 80, height: 38 },
};
