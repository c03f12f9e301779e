import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import hideAnnouncement from './hideAnnouncement';
import start, { type EarlyPart } from './inline';

/** The root element's data after the script, and what it asked the page for. */
let data: Record<string, string>;
/** Where the first paint waits for. */
let held: { href: string };
/** Modules of the client that the head asks for. */
let modules: string[];
/** Documents that the head names. */
let parts: EarlyPart[];
/** Messages of a client that did not come. */
let failures: number;
/** The bytes of the fonts that the script has added. */
let fonts: Uint8Array[];
let listeners: Map<string, (event: { readonly persisted?: boolean }) => unknown>;
/** Callbacks that wait for the next frame, a timer or an idle moment. */
let waiting: { readonly until: 'frame' | 'timer' | 'idle'; readonly run: () => unknown }[];

beforeEach(() => {
  data = {};
  held = { href: '#below' };
  failures = 0;
  fonts = [];
  modules = ['data:text/javascript,globalThis.order = [1]', 'data:text/javascript,order.push(2)'];
  parts = [];
  listeners = new Map();
  waiting = [];
  vi.stubGlobal('window', { requestIdleCallback: true });
  vi.stubGlobal('document', {
    documentElement: { dataset: data },
    head: { textContent: '/base64,(\\w[^)]+)/' },
    fonts: { add: (font: { readonly bytes: Uint8Array }) => fonts.push(font.bytes) },
    querySelector: () => held,
    querySelectorAll: (selector: string) =>
      selector === '[name^=part-]' ? parts : modules.map((href) => ({ href })),
  });
  vi.stubGlobal('addEventListener', listeners.set.bind(listeners));
  vi.stubGlobal('CSS', { supports: () => true });
  vi.stubGlobal('dispatchEvent', () => {
    failures += 1;
  });
  for (const [name, until] of [
    ['requestAnimationFrame', 'frame'],
    ['setTimeout', 'timer'],
    ['requestIdleCallback', 'idle'],
  ] as const)
    vi.stubGlobal(name, (run: () => unknown) => waiting.push({ until, run }));
  setVisit('navigate', '');
  setSystem('light');
  setConnection({});
});
afterEach(() => vi.unstubAllGlobals());

const setSystem = (mode: string) =>
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes(mode) || query.includes('>=') }));
const setVisit = (type: string, hash: string) => {
  vi.stubGlobal('performance', { getEntriesByType: () => [{ type }] });
  vi.stubGlobal('location', { hash });
};
const setConnection = (connection: object) => vi.stubGlobal('navigator', { connection });

/** What the settings say, some of it by the page. */
interface Settings {
  readonly canSwitch: boolean;
  readonly respectSystem: boolean;
}
type Stored = Readonly<Record<string, string>> | undefined;

/** Runs the script with these keys in storage. `undefined`: storage is blocked. */
function run(stored: Stored, settings: Partial<Settings> = {}): void {
  store(stored);
  data['theme'] = 'light';
  data['themeChoice'] = settings.respectSystem ? 'system' : 'light';
  start(settings.canSwitch ?? true, '-x');
}

function store(stored: Stored): void {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => {
      if (stored === undefined) throw new Error('Storage is blocked');
      return stored[key] ?? null;
    },
  });
}

describe('the mode of the first paint', () => {
  const followsSystem = { respectSystem: true };
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
      { canSwitch: false },
      ['light', 'light'],
    ],
    [
      'is the system’s without a switch, where that counts',
      { 'color-mode-x': 'light' },
      'dark',
      { canSwitch: false, respectSystem: true },
      ['dark', 'system'],
    ],
  ])('%s', (_what, stored, system, settings, expected) => {
    setSystem(system);
    run(stored, settings);
    expect([data['theme'], data['themeChoice']]).toEqual(expected);
  });
});

test('RT-09: the font of the title is there at once, where the page has one', () => {
  vi.stubGlobal(
    'FontFace',
    class {
      constructor(
        readonly name: string,
        readonly bytes: Uint8Array,
      ) {}
    },
  );
  run({});
  expect(fonts).toEqual([]);
  vi.stubGlobal('document', {
    ...document,
    head: {
      textContent: '@font-face{font-family:Pixels;src:url(data:font/woff2;base64,AQID)} /y:(\\w+);src:/',
    },
  });
  run({});
  expect(fonts).toEqual([Uint8Array.of(1, 2, 3)]);
});

test('keys are those of the system, or the chosen ones', () => {
  vi.stubGlobal('navigator', { platform: 'MacIntel' });
  const shown = [{}, undefined, { 'system-x': 'PC' }].map((stored) => {
    run(stored);
    return data['keys'];
  });
  expect(shown).toEqual(['MacIntel', 'MacIntel', 'PC']);
});

test('an announcement is gone if it is the one that was closed', () => {
  const closed = { 'announcement.id-x': 'spring', 'announcement.dismissed-x': 'true' };
  const shown = [
    closed,
    { ...closed, 'announcement.id-x': 'summer' },
    { ...closed, 'announcement.dismissed-x': 'false' },
    undefined,
  ].map((stored) => {
    delete data['announcement'];
    store(stored);
    hideAnnouncement('spring', '-x');
    return data['announcement'];
  });
  expect(shown).toEqual(['dismissed', undefined, undefined, undefined]);
});

test('a style sheet that the site remembers stands over the others; without one there is none', () => {
  const texts: string[] = [];
  vi.stubGlobal(
    'CSSStyleSheet',
    class {
      replaceSync(text: string) {
        texts.push(text);
      }
    },
  );
  const sheets = [{ 'style-x': ':root{}' }, {}, undefined].map((stored) => {
    Reflect.deleteProperty(document, 'adoptedStyleSheets');
    run(stored);
    return document.adoptedStyleSheets?.length;
  });
  expect([texts, sheets]).toEqual([[':root{}'], [1, undefined, undefined]]);
});

/** Does what waits, one thing after another, and tells until when it waited. */
async function proceed(): Promise<string[]> {
  const untils: string[] = [];
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    untils.push(next.until);
    await next.run();
  }
  return untils;
}

test('the client runs once the document is there and painted, one module after the other', async () => {
  run({});
  expect(waiting).toEqual([]);
  listeners.get('DOMContentLoaded')?.({});
  expect(await proceed()).toEqual(['frame', 'timer']);
  expect([Reflect.get(globalThis, 'order'), failures]).toEqual([[1, 2], 0]);
});

test('a client that does not come is told of', async () => {
  modules = ['data:text/javascript,throw 1'];
  run({});
  listeners.get('DOMContentLoaded')?.({});
  await proceed();
  expect(failures).toBe(1);
});

test('the client is asked for again where the browser shows a page that it has kept', async () => {
  modules = ['data:text/javascript,globalThis.times += 1'];
  vi.stubGlobal('times', 0);
  run({});
  await listeners.get('pageshow')?.({ persisted: false });
  expect(Reflect.get(globalThis, 'times')).toBe(0);
  await listeners.get('pageshow')?.({ persisted: true });
  expect(Reflect.get(globalThis, 'times')).toBe(1);
});

describe('in a browser that lacks what the client needs, the page stays as it came', () => {
  test.each([
    ['ranges of widths', 'matchMedia', () => ({ matches: false })],
    ['mixed colours', 'CSS', { supports: () => false }],
  ])('%s', (_what, name, older) => {
    vi.stubGlobal(name, older);
    run({});
    vi.unstubAllGlobals();
    expect([data['theme'], data['client'], [...listeners]]).toEqual(['light', undefined, []]);
  });
});

test.each([{ saveData: true }, { effectiveType: 'slow-2g' }])(
  'on a line like %j the client waits until nothing else is to do',
  async (connection) => {
    setConnection(connection);
    run({});
    listeners.get('DOMContentLoaded')?.({});
    expect(await proceed()).toEqual(['idle']);
  },
);

test.each([
  ['navigate', '', '#below'],
  ['navigate', '#place', '#end'],
  ['reload', '', '#end'],
  ['back_forward', '', '#end'],
])('a visit by "%s" to "%s" is first painted when the page is there as far as %s', (type, hash, expected) => {
  setVisit(type, hash);
  run({});
  expect(held.href).toBe(expected);
});

test('the documents of the page are asked for at once, and one that does not come is no failure yet', async () => {
  const part = (content: string) => ({ content }) as EarlyPart;
  parts = [part('/docs/intro.json'), part('/lost.json')];
  vi.stubGlobal('fetch', async (address: string) => {
    if (address === '/lost.json') throw new TypeError('Load failed');
    return `answer of ${address}`;
  });
  run({});
  expect(await Promise.all(parts.map(({ early }) => early))).toEqual([
    'answer of /docs/intro.json',
    undefined,
  ]);
});
