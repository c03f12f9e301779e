import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import { type FolderServer, serveFolder } from '../support/serveFolder';
import type { Browser, Setting } from './browser';
import { startFirefox } from './firefox';
import { startWebKit } from './webkit';

/** An element as a visitor finds it: the first shown one of a selector, and of a name where several are alike. */
export interface Target {
  readonly css: string;
  /** Its label, or else its text, whole; or a part of it. */
  readonly name?: string | RegExp;
  readonly within?: Target;
}

export const button = (name: Target['name'], within?: Target) => target('button, summary', name, within);
export const region = (name: Target['name'], within?: Target) =>
  target('section, [role=region]', name, within);
export const target = (css: string, name?: Target['name'], within?: Target): Target => ({
  css,
  ...(name !== undefined && { name }),
  ...(within && { within }),
});

type Pointer = 'mouse' | 'touch';
interface Point {
  readonly x: number;
  readonly y: number;
}

/** Whoever visits the built site with one of the engines; started for a file of tests, with its own server. */
export interface Visitor {
  readonly server: FolderServer;
  /** Opens an address and waits until scripts have taken the page over (GO-01). */
  open(address: string): Promise<void>;
  resize(width: number, height?: number): Promise<void>;
  go(where: 'Back' | 'Forward'): Promise<void>;
  /** Calls a function in the page and returns its result. It is sent as text: it knows nothing but its arguments. */
  read<R, A extends readonly unknown[]>(
    run: (...values: A) => R | Promise<R>,
    ...values: A
  ): Promise<Awaited<R>>;
  /** The same for an element, once it is shown. */
  readOf<R, A extends readonly unknown[]>(
    where: Target,
    run: (element: HTMLElement, ...values: A) => R,
    ...values: A
  ): Promise<Awaited<R>>;
  /** Waits until it is shown, or not any more. */
  expectShown(where: Target): Promise<void>;
  expectHidden(where: Target): Promise<void>;
  expectText(where: Target, text: string | RegExp): Promise<void>;
  /** Path, query and hash of the page, once they are these. */
  expectAddress(address: string): Promise<void>;
  /** Scrolls an element into the middle of the window. */
  scrollTo(where: Target): Promise<void>;
  /** The middle of an element in the window, once it is at rest and nothing covers it. */
  place(where: Target): Promise<Point>;
  press(where: Target, pointer?: Pointer): Promise<void>;
  pressAt(point: Point, pointer?: Pointer): Promise<void>;
  /** Moves the pointer over the page, which brings what nobody needs before. */
  beginUse(): Promise<void>;
  drag(points: readonly Point[], pointer?: Pointer): Promise<void>;
  focus(where: Target): Promise<void>;
  /** Keys one after the other: `a`, `Enter`, `Shift+Tab`. */
  keys(...keys: readonly string[]): Promise<void>;
  type(text: string): Promise<void>;
  /** Lets an input for files have one. */
  choose(where: Target, file: { readonly name: string; readonly buffer: Uint8Array }): Promise<void>;
  /** The next file that is saved. */
  saved(): Promise<{ readonly name: string; readonly bytes: Buffer }>;
  /** Nothing was written into the console as an error, and nothing was thrown, since the last call. */
  expectNoErrors(): Promise<void>;
}

const dist = resolve(import.meta.dirname, '../../dist');

/** Starts the engine of this run before the tests of a file, and ends it after them. */
export function startVisitor(setting: Setting = {}): Visitor {
  let browser: Browser;
  let server: FolderServer;
  beforeAll(async () => {
    server = await serveFolder(dist, '/', ['zh']);
    browser = await (process.env['ENGINE'] === 'firefox' ? startFirefox : startWebKit)(setting);
  });
  afterAll(async () => {
    await browser?.close();
    server?.close();
  });

  const run = (script: string, ...args: readonly unknown[]) =>
    browser.send('ExecuteScript', { script: `${helpers}; ${script}`, args });
  const act = async (type: 'key' | Pointer, actions: readonly object[]) => {
    const source = type === 'key' ? { type } : { type: 'pointer', parameters: { pointerType: type } };
    await browser.send('PerformActions', { actions: [{ id: type, ...source, actions }] });
  };
  const move = ({ x, y }: Point) => ({
    type: 'pointerMove',
    x: Math.round(x),
    y: Math.round(y),
    duration: 0,
  });
  const down = { type: 'pointerDown', button: 0 };
  const up = { type: 'pointerUp', button: 0 };

  const visitor: Visitor = {
    get server() {
      return server;
    },
    open: async (address) => {
      await browser.send('Navigate', { url: new URL(address, server.origin).href });
      await expect
        .poll(() => visitor.read(() => document.querySelector('[data-has-hydrated="true"]') !== null))
        .toBe(true);
    },
    resize: (width, height = 900) => browser.resize(width, height),
    go: async (where) => {
      await browser.send(where);
    },
    read: (fn, ...values) => run(`return (${fn})(...arguments)`, ...values) as Promise<never>,
    readOf: (where, fn, ...values) =>
      run(
        `const [where, ...values] = arguments; return shown(where).then((element) => (${fn})(element, ...values))`,
        portable(where),
        ...values,
      ) as Promise<never>,
    expectShown: async (where) => {
      await expect.poll(() => run('return find(arguments[0]) !== undefined', portable(where))).toBe(true);
    },
    expectHidden: async (where) => {
      await expect.poll(() => run('return find(arguments[0]) === undefined', portable(where))).toBe(true);
    },
    expectText: async (where, text) => {
      const poll = expect.poll(() => run('return textOf(find(arguments[0]))', portable(where)));
      await (typeof text === 'string' ? poll.toBe(text) : poll.toMatch(text));
    },
    expectAddress: async (address) => {
      await expect
        .poll(() => visitor.read(() => location.pathname + location.search + location.hash))
        .toBe(address);
    },
    scrollTo: (where) =>
      visitor.readOf(where, (element) => element.scrollIntoView({ block: 'center', behavior: 'instant' })),
    place: (where) => run('return placeOf(arguments[0])', portable(where)) as Promise<Point>,
    press: async (where, pointer) => visitor.pressAt(await visitor.place(where), pointer),
    pressAt: async (point, pointer = 'mouse') => {
      await act(pointer, [move(point), down, up]);
    },
    beginUse: () => act('mouse', [move({ x: 200, y: 300 }), move({ x: 210, y: 300 })]),
    drag: async ([first, ...others], pointer = 'mouse') => {
      if (first === undefined) throw new Error('A drag needs points');
      await act(pointer, [move(first), down, ...others.map(move), up]);
    },
    focus: (where) => visitor.readOf(where, (element) => element.focus()),
    keys: async (...keys) => {
      const actions = keys.flatMap((key) => {
        const values = key.split('+').map((name) => keyCodes[name] ?? name);
        return [
          ...values.map((value) => ({ type: 'keyDown', value })),
          ...values.reverse().map((value) => ({ type: 'keyUp', value })),
        ];
      });
      await act('key', actions);
    },
    type: (text) => visitor.keys(...text),
    choose: async (where, { name, buffer }) => {
      const path = join(browser.folder, 'own', name);
      mkdirSync(join(path, '..'), { recursive: true });
      writeFileSync(path, buffer);
      const reference = (await run('return find(arguments[0], true)', portable(where))) as object;
      await browser.send('ElementSendKeys', { id: Object.values(reference)[0], text: path });
    },
    saved: async () => {
      const folder = join(browser.folder, 'downloads');
      const list = () =>
        readdirSync(folder).filter(
          (name) => !/\.(part|wkdownload)$/.test(name) && statSync(join(folder, name)).size > 0,
        );
      await expect.poll(list).toHaveLength(1);
      const [name = ''] = list();
      const bytes = readFileSync(join(folder, name));
      rmSync(join(folder, name));
      return { name, bytes };
    },
    expectNoErrors: async () => {
      expect(await browser.takeErrors()).toEqual([]);
    },
  };
  return visitor;
}

/** A target without patterns, which JSON does not have. */
function portable({ css, name, within }: Target): object {
  return {
    css,
    ...(name instanceof RegExp ? { pattern: name.source } : name !== undefined && { name }),
    ...(within && { within: portable(within) }),
  };
}

/** Keys that are no letters, as WebDriver writes them. */
const keyCodes: Readonly<Record<string, string>> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  Space: ' ',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Delete: '\uE017',
};

/** Functions in the page that each script may call. */
const helpers = `
  const plain = (text) => text.replace(/\\s+/g, ' ').trim();
  const textOf = (element) => plain(element.textContent);
  const nameOf = (element) => {
    const ids = element.getAttribute('aria-labelledby');
    const names = ids?.split(' ').map((id) => document.getElementById(id)?.textContent);
    return plain(
      names?.join(' ') ?? element.ariaLabel ?? element.labels?.[0]?.textContent ?? element.textContent,
    );
  };
  const find = ({ css, name, pattern, within }, isHidden = false) => {
    const scope = within ? find(within) : document;
    return [...(scope?.querySelectorAll(css) ?? [])].find(
      (element) =>
        (isHidden || element.checkVisibility({ visibilityProperty: true })) &&
        (name === undefined || nameOf(element) === name) &&
        (pattern === undefined || new RegExp(pattern).test(nameOf(element))),
    );
  };
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const shown = async (where) => {
    const end = performance.now() + 60_000;
    for (; ; await frame()) {
      const element = find(where);
      if (element !== undefined) return element;
      if (performance.now() > end) throw new Error('Not shown: ' + JSON.stringify(where));
    }
  };
  /** The middle of an element, once it is at rest and what a pointer would touch there. */
  const placeOf = async (where) => {
    const end = performance.now() + 60_000;
    for (let before, told; ; await frame()) {
      if (performance.now() > end) throw new Error(told + ': ' + JSON.stringify(where));
      told = 'Not shown';
      const element = find(where);
      if (element === undefined) continue;
      told = 'Moving';
      // A slow machine shows two frames of a slide at the same place.
      const slides = document.getAnimations().filter((each) => each instanceof CSSTransition);
      if (slides.some(({ effect }) => effect.target.contains(element))) continue;
      const { x, y, width, height } = element.getBoundingClientRect();
      const place = { x: x + width / 2, y: y + height / 2 };
      const isAtRest = before?.x === place.x && before?.y === place.y;
      before = place;
      if (!isAtRest) continue;
      const touched = document.elementFromPoint(place.x, place.y);
      if ([element, ...(element.labels ?? [])].some((part) => part.contains(touched))) return place;
      told = 'Covered by ' + touched?.outerHTML.slice(0, 100);
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
    }
  };`;
