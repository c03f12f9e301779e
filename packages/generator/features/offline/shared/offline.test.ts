import { expect, test } from 'vitest';
import {
  filesByPath,
  messageFor,
  type OfflineList,
  parseOfflineList,
  plainPath,
  sizeOf,
} from './offlineList';
import { offlineNames, parseOfflineRequest } from './offlineState';

const list: OfflineList = {
  id: 'abc',
  label: 'Guide',
  main: '/x/docs/intro',
  messages: [
    ['/x/', '/x/offline/message.en.htm'],
    ['/x/zh/', '/x/offline/message.zh.htm'],
  ],
  files: [
    ['/x/docs/intro', 'a', 10],
    ['/x/docs/intro.json', 'b', 5],
    ['/x/docs/%E7%94%BB', 'c', 1],
  ],
};

test('a list survives being stored, and nothing else is taken for one', () => {
  expect(parseOfflineList(JSON.parse(JSON.stringify(list)))).toEqual(list);
  for (const other of [null, 'list', {}, { ...list, files: [['/x/a']] }, { ...list, messages: [[1, 2]] }])
    expect(parseOfflineList(other)).toBeUndefined();
});

test('the size of a list is that of its files', () => {
  expect(sizeOf(list)).toBe(16);
});

test.each([
  ['/x/docs/intro', 'a'],
  ['/x/docs/intro/', 'a'],
  ['/x/docs/intro.html', 'a'],
  ['/x/docs/intro/index.html', 'a'],
  ['/x/docs/intro.json', 'b'],
  ['/x/docs/画', 'c'],
  ['/x/docs/%E7%94%BB', 'c'],
  ['/x/docs', undefined],
  ['/docs/intro', undefined],
  ['/x/docs/%E7', undefined],
])('%s is answered with the file %s', (path, hash) => {
  expect(filesByPath(list).get(plainPath(path))?.[1]).toBe(hash);
});

test.each([
  ['/x/blog', '/x/offline/message.en.htm'],
  ['/x/zhuyin', '/x/offline/message.en.htm'],
  ['/x/zh/blog', '/x/offline/message.zh.htm'],
  ['/x/zh', '/x/offline/message.zh.htm'],
  ['/elsewhere', undefined],
])('the message for %s is %s', (path, message) => {
  expect(messageFor([list], path)).toBe(message);
});

test('a worker listens to requests only', () => {
  expect(parseOfflineRequest({ ask: 'store', list: '/x/offline/docs.en.json' })).toEqual({
    ask: 'store',
    list: '/x/offline/docs.en.json',
  });
  for (const other of [null, 'store', { ask: 'store' }, { ask: 'steal', list: '/x' }])
    expect(parseOfflineRequest(other)).toBeUndefined();
});

test('two sites on one origin keep apart', () => {
  const all = ['/', '/x/'].flatMap((baseUrl) => Object.values(offlineNames(baseUrl)));
  expect(new Set(all).size).toBe(all.length);
});
