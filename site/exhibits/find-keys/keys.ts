import { isKeyName, type KeyTaker, takersOf } from '../../features/keys/shared/keys';
import type { VersionEdition } from '../../features/releases/shared/versions';

/** The systems that a keyboard may be connected to. */
export type System = Exclude<KeyTaker, 'steam'>;

/** Keys that are held down, in the order in which they are written. */
export const modifiers = ['control', 'alt', 'shift', 'meta'] as const;
export type Modifier = (typeof modifiers)[number];

/** Keys that are pressed at the same time. */
export interface Keys {
  readonly held: readonly Modifier[];
  /** The one that is not held; empty where modifiers are pressed alone. */
  readonly key: string;
}

export const noKeys: Keys = { held: [], key: '' };

/** The systems on which an edition runs. */
export function systemsOf(edition: VersionEdition): readonly System[] {
  return takersOf[edition].filter((taker) => taker !== 'steam');
}

/** Who takes keys there: the system, and Steam where the app is sold on it (rule 2). */
export function takersOn(system: System): readonly KeyTaker[] {
  return system === 'windows' || system === 'macos' ? [system, 'steam'] : [system];
}

const appleModifiers = { control: 'Ctrl', alt: 'Option', shift: 'Shift', meta: 'Command' };

/** The names printed on modifiers. */
export const modifierNames: Readonly<Record<System, Readonly<Record<Modifier, string>>>> = {
  windows: { control: 'Ctrl', alt: 'Alt', shift: 'Shift', meta: 'Win' },
  macos: appleModifiers,
  ipados: appleModifiers,
  android: { control: 'Ctrl', alt: 'Alt', shift: 'Shift', meta: 'Meta' },
};

const ofAllSystems: Readonly<Record<string, Modifier>> = {
  Ctrl: 'control',
  Alt: 'alt',
  Option: 'alt',
  Shift: 'shift',
  Win: 'meta',
  Command: 'meta',
  Meta: 'meta',
};

/** Keys as `content/keys.yaml` and links write them; `undefined` for anything else. */
export function parseKeys(name: string, system: System): Keys | undefined {
  if (!isKeyName(name)) return undefined;
  const mod: Modifier = modifierNames[system] === appleModifiers ? 'meta' : 'control';
  const parts = name.split('+');
  const modifierOf = (part: string) => (part === 'Mod' ? mod : ofAllSystems[part]);
  const held = new Set(parts.flatMap((part) => modifierOf(part) ?? []));
  const last = parts.at(-1) ?? '';
  return keysOf(held, modifierOf(last) === undefined ? last : '');
}

/** Keys as they are written for a system: `Shift+Command+3`. */
export function nameKeys({ held, key }: Keys, system: System): string {
  return [...held.map((one) => modifierNames[system][one]), ...(key === '' ? [] : [key])].join('+');
}

/** The same keys with one modifier more, or less if it was held. */
export function toggleModifier({ held, key }: Keys, modifier: Modifier): Keys {
  const toggled = new Set(held);
  if (!toggled.delete(modifier)) toggled.add(modifier);
  return keysOf(toggled, key);
}

function keysOf(held: ReadonlySet<Modifier>, key: string): Keys {
  return { held: modifiers.filter((modifier) => held.has(modifier)), key };
}

/** Keys that have a name, by what the browser calls them. */
const namedKeys: Readonly<Record<string, string>> = {
  ' ': 'Space',
  '+': 'Plus',
  Escape: 'Esc',
  ArrowLeft: 'Left',
  ArrowRight: 'Right',
  ArrowUp: 'Up',
  ArrowDown: 'Down',
  // Modifiers, which are among those that are held.
  Control: '',
  Alt: '',
  AltGraph: '',
  Shift: '',
  Meta: '',
};

type Press = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'altKey' | 'shiftKey' | 'metaKey'>;

/** The keys that were pressed; `undefined` where an input method has taken it, or the browser does not say what it was (rule 3). */
export function keysOfPress(press: Press): Keys | undefined {
  const { key, code } = press;
  // With Shift, Option or Alt a key writes something else: what is printed on it then tells its place.
  const [, printed] = /^(?:Key|Digit)([A-Z0-9])$/.exec(code) ?? [];
  const isLetter = /^[a-z]$/i.test(key);
  const name = isLetter && !press.altKey ? key.toUpperCase() : (printed ?? namedKeys[key] ?? key);
  const held = new Set<Modifier>();
  if (press.ctrlKey) held.add('control');
  if (press.altKey) held.add('alt');
  if (press.shiftKey) held.add('shift');
  if (press.metaKey) held.add('meta');
  if (key === 'Process' || (name !== '' && !isKeyName(name))) return undefined;
  return keysOf(held, name);
}

/** The keys that can be chosen without a keyboard, in the order of the list. */
export const choosableKeys: readonly string[] = [
  ...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789',
  ...Array.from({ length: 12 }, (_, index) => `F${index + 1}`),
  ...['Space', 'Tab', 'Enter', 'Esc', 'Backspace', 'Delete', 'Left', 'Right', 'Up', 'Down'],
  ...['Home', 'End', 'PageUp', 'PageDown', 'Plus', '-', ',', '.', '/', ';', '[', ']'],
];
