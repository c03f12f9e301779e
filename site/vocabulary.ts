import { keyDirectives } from '../src/features/keys/engine/directives';
import { releaseDirectives } from '../src/features/releases/engine/directives';
import type { Directive } from '../src/markdown/directives/directive';

export { exhibits } from '../src/exhibits/exhibits';

export const directives: readonly Directive[] = [...releaseDirectives, ...keyDirectives];
