import type { Exhibit } from '../exhibits/exhibit';
import type { Directive } from '../markdown/directives/directive';

export const directives: readonly Directive[] = [];
export const exhibits: ReadonlyMap<string, Exhibit> = new Map();
