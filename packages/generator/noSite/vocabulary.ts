import type { Exhibit, ExhibitWordsByLocale } from '../exhibits/exhibit';
import type { Directive } from '../markdown/directives/directive';

export const directives: readonly Directive[] = [];
export const exhibits: ReadonlyMap<string, Exhibit> = new Map();
export const exhibitWords: ExhibitWordsByLocale = { en: {} };
