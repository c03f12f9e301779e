import { afterEach, expect, test, vi } from 'vitest';
import { clientErrorEvent } from '../model/events';
import warnOfBaseUrl from './baseUrlWarning';

afterEach(() => vi.unstubAllGlobals());

/** The message at an address once the client has failed to load. */
function warnAt(pathname: string, end: RegExp) {
  const window = new EventTarget();
  const hint = { hidden: true };
  const actual = { textContent: '', parentElement: hint };
  const message = { hidden: true, querySelectorAll: () => [{ textContent: '/x/' }, actual] };
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  vi.stubGlobal('location', { pathname });
  vi.stubGlobal('document', { getElementById: () => message });
  warnOfBaseUrl(end);
  expect(message.hidden).toBe(true);
  window.dispatchEvent(new Event(clientErrorEvent));
  expect(message.hidden).toBe(false);
  return hint.hidden ? undefined : actual.textContent;
}

// As home pages write them: what stands in their addresses after the base path.
const english = /()?(\/index(\.html)?)?\/?$/;
const chinese = /(\/zh)?(\/index(\.html)?)?\/?$/;

test.each([
  [english, '/somewhere/else/', '/somewhere/else/'],
  [english, '/build', '/build/'],
  [english, '/build/index.html', '/build/'],
  [english, '/', '/'],
  [chinese, '/elsewhere/zh/', '/elsewhere/'],
  [chinese, '/elsewhere/zh', '/elsewhere/'],
  [chinese, '/zh/index', '/'],
])('ERR-08: with %s it suggests for %s the base path %s', (end, pathname, suggested) => {
  expect(warnAt(pathname, end)).toBe(suggested);
});

test('ERR-08: where the page belongs it says nothing of the base path', () => {
  expect(warnAt('/x/', english)).toBeUndefined();
  expect(warnAt('/x/zh/', chinese)).toBeUndefined();
});
