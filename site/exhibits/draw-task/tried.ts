/** Where it stands, its figure by words of the caption, and links to it: for its tests in a browser. */
export const tried = {
  route: '/docs/craft/faces',
  caption: /A head without eyes|没有眼睛和眉毛的头/,
  solved:
    '36a8c7a10c5a12c4a2c3e2c3e2c4ac2ec4ec2ec4a2ec6ec2e4a3eb4eb3e4a3eb4eb3e4a12e4ad10ed5ad3e2b3ed7a8d36a',
  damaged: '9a',
  stepDone: '第1步完成',
  size: { width: 16, height: 16 },
};
