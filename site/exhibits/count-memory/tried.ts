/** Where it stands, its figure by words of the caption, and links to it: for its tests in a browser. */
export const tried = {
  route: '/faq/files/huge-file-performance',
  caption: /not a promise about the app|不代表应用的承诺/,
  solved: '512x512-10-60',
  damaged: '512x5120-10-60',
  size: { width: 96, height: 64 },
};
