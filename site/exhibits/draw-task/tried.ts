/** Where it stands, its figure by words of the caption, and links to it: for its tests in a browser. */
export const tried = {
  route: '/docs/craft/faces',
  caption: /A calm face|平静的脸/,
  solved: '35a10c5a12c4a12c4a11ed4a2ec6eced4a3ec4ec2ed4a3eb4eb2ed4a3eb4eb2ed4a11ed4a11ed4a5e2b4ed5a10d35a',
  damaged: '9a',
  size: { width: 16, height: 16 },
};
