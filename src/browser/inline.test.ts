import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import start from './inline';

/** The root element's data after the script, and what it asked the page for. */
let data: Record<string, string>;
let preloaded: (readonly [rel: string, as: string, href: string])[];
let fonts: { readonly family: string; readonly bytes: Uint8Array }[];
let listeners: Map<string, () => void>;
/** Calls of `requestIdleCallback`. */
let waiting: number;

beforeEach(() => {
  data = {};
  preloaded = [];
  fonts = [];
  listeners = new Map();
  waiting = 0;
  const site = { dataset: { styles: '/s.css', document: '/p.json', layout: '/l.json', sidebar: '/b.json' } };
  vi.stubGlobal('window', { requestIdleCallback: true });
  vi.stubGlobal('document', {
    documentElement: { dataset: data },
    fonts: { add: (font: (typeof fonts)[number]) => fonts.push(font) },
    getElementById: (id: string) => (id === 'site' ? site : null),
    createElement: () => ({}),
    head: {
      append: (link: HTMLLinkElement) => preloaded.push([link.rel, link.as, link.href]),
    },
  });
  vi.stubGlobal(
    'FontFace',
    class {
      constructor(
        readonly family: string,
        readonly bytes: Uint8Array,
      ) {}
    },
  );
  vi.stubGlobal('addEventListener', (type: string, listener: () => void) => listeners.set(type, listener));
  vi.stubGlobal('requestIdleCallback', () => {
    waiting += 1;
  });
  for (const name of ['requestAnimationFrame', 'setTimeout']) vi.stubGlobal(name, (run: () => void) => run());
  setSystem('light');
  setConnection({});
});
afterEach(() => vi.unstubAllGlobals());

const setSystem = (mode: string) =>
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes(mode) }));
const setConnection = (connection: object) => vi.stubGlobal('navigator', { connection });

type Settings = Parameters<typeof start>[0];

/** Runs the script with these keys in storage. `undefined`: storage is blocked. */
function run(stored: Readonly<Record<string, string>> | undefined, settings: Partial<Settings> = {}): void {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => {
      if (stored === undefined) throw new Error('Storage is blocked');
      return stored[key] ?? null;
    },
  });
  start({
    entry: '/client.js',
    colorMode: { default: 'light', switch: true, respectSystem: false },
    storageSuffix: '-x',
    announcement: null,
    ...settings,
  });
}

describe('the mode of the first paint', () => {
  const followsSystem = { colorMode: { default: 'light', switch: true, respectSystem: true } } as const;
  test.each<[string, Record<string, string> | undefined, string, Partial<Settings>, [string, string]]>([
    ['is the default', {}, 'dark', {}, ['light', 'light']],
    ['is the chosen one', { 'color-mode-x': 'dark' }, 'light', {}, ['dark', 'dark']],
    ['is the one chosen on the former site', { theme: 'dark' }, 'light', {}, ['dark', 'dark']],
    ['is of this site alone', { 'color-mode': 'dark' }, 'light', {}, ['light', 'light']],
    ['is what the system has', {}, 'dark', followsSystem, ['dark', 'system']],
    ['is chosen against the system', { 'color-mode-x': 'light' }, 'dark', followsSystem, ['light', 'light']],
    ['is chosen as the system has it', { 'color-mode-x': 'dark' }, 'dark', followsSystem, ['dark', 'dark']],
    ['is no word of somebody else', { 'color-mode-x': 'sepia' }, 'dark', {}, ['light', 'light']],
    ['is nothing that is almost a mode', { 'color-mode-x': 'DARK' }, 'dark', {}, ['light', 'light']],
    ['is not nothing', { 'color-mode-x': '' }, 'dark', followsSystem, ['dark', 'system']],
    ['is the default where storage is blocked', undefined, 'dark', {}, ['light', 'light']],
    [
      'cannot be chosen without a switch',
      { 'color-mode-x': 'dark' },
      'light',
      { colorMode: { default: 'light', switch: false, respectSystem: false } },
      ['light', 'light'],
    ],
    [
      'is the system’s without a switch, where that counts',
      { 'color-mode-x': 'light' },
      'dark',
      { colorMode: { default: 'light', switch: false, respectSystem: true } },
      ['dark', 'system'],
    ],
  ])('%s', (_what, stored, system, settings, expected) => {
    setSystem(system);
    run(stored, settings);
    expect([data['theme'], data['themeChoice']]).toEqual(expected);
  });
});

test('an announcement is gone if it is the one that was closed', () => {
  const closed = { 'announcement.id-x': 'spring', 'announcement.dismissed-x': 'true' };
  run(closed, { announcement: 'spring' });
  expect(data['announcement']).toBe('dismissed');
  for (const [stored, announcement] of [
    [closed, 'summer'],
    [{ ...closed, 'announcement.dismissed-x': 'false' }, 'spring'],
  ] as const) {
    delete data['announcement'];
    run(stored, { announcement });
    expect(data['announcement']).toBeUndefined();
  }
});

test('the font of an earlier page is there at once; what is no font is left alone', () => {
  run({ 'font-x': '!' });
  expect([data['font'], fonts]).toEqual([undefined, []]);
  run({ 'font-x': `${btoa('bytes')} /assets/font.woff2` });
  expect(data['font']).toBe('early');
  expect(fonts.map(({ bytes }) => new TextDecoder().decode(bytes))).toEqual(['bytes']);
});

test('what the client needs is fetched when the page is there, and the client when nothing else is to do', () => {
  run({});
  expect([preloaded, waiting]).toEqual([[], 0]);
  listeners.get('DOMContentLoaded')?.();
  expect(preloaded).toEqual([
    ['modulepreload', 'script', '/client.js'],
    ['preload', 'style', '/s.css'],
    ['preload', 'fetch', '/p.json'],
    ['preload', 'fetch', '/l.json'],
    ['preload', 'fetch', '/b.json'],
  ]);
  expect(waiting).toBe(1);
});

test.each([{ saveData: true }, { effectiveType: 'slow-2g' }])(
  'GO-12: on a line like %j only the client is fetched, when nothing else is to do',
  (connection) => {
    setConnection(connection);
    run({});
    listeners.get('DOMContentLoaded')?.();
    expect([preloaded, waiting]).toEqual([[], 1]);
  },
);
