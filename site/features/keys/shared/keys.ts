import type { SharedData } from 'generator/model/sharedData';
import type { VersionEdition } from '../../releases/shared/versions';

/** Who takes keys before the app sees them. */
export const keyTakers = ['windows', 'macos', 'ipados', 'steam', 'android'] as const;
export type KeyTaker = (typeof keyTakers)[number];

/** They are called so in all languages. */
export const takerNames: Readonly<Record<KeyTaker, string>> = {
  windows: 'Windows',
  macos: 'macOS',
  ipados: 'iPadOS',
  steam: 'Steam',
  android: 'Android',
};

/** Those that stand between a keyboard and the app, for each edition, in the order in which they are told. */
export const takersOf: Readonly<Record<VersionEdition, readonly KeyTaker[]>> = {
  ios: ['ipados'],
  da: ['windows', 'macos', 'steam', 'android'],
};

/** By locale code. */
type KeyWords = Readonly<Record<string, string>>;

/** Something worth a key, in all languages of the site. */
export interface KeyAction {
  readonly editions: readonly VersionEdition[];
  /** As `:kbd` has them (`Mod+Z`); empty while they are not known. */
  readonly keys: readonly string[];
  readonly words: KeyWords;
  readonly why: KeyWords;
  /** How it is done without a keyboard. */
  readonly without: KeyWords;
}

/** Keys that a system keeps for itself. */
export interface TakenKeys {
  readonly by: KeyTaker;
  readonly keys: readonly string[];
  /** Their effect there. */
  readonly words: KeyWords;
  readonly advice: KeyWords;
}

/** Content of `content/keys.yaml`, in the order of its rows. */
export interface KeyFacts {
  readonly actions: readonly KeyAction[];
  readonly taken: readonly TakenKeys[];
}

/** Keys of the app, and those that systems take. */
export const keysData: SharedData<KeyFacts> = { file: 'keys.yaml', none: { actions: [], taken: [] } };

const modifier = 'Mod|Ctrl|Alt|Option|Shift|Command|Win|Meta';
const named = 'Space|Tab|Enter|Esc|Backspace|Delete|Left|Right|Up|Down|Home|End|PageUp|PageDown|Plus';

/** Whether keys are written as `content/keys.yaml` has them: modifiers, then a key, or a modifier alone. */
export function isKeyName(text: string): boolean {
  return new RegExp(`^(?:(?:${modifier})\\+)*(?:${modifier}|${named}|F1?\\d|[A-Z0-9]|[^\\w\\s+])$`).test(
    text,
  );
}
