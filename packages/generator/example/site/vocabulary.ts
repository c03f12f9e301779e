import type { Exhibit } from '../../exhibits/exhibit';
import { exhibit as counter } from './exhibits/counter/exhibit';

export { directives, exhibitWords } from '../../noSite/vocabulary';

export const exhibits: ReadonlyMap<string, Exhibit> = new Map([['counter', counter]]);
