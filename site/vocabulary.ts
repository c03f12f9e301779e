import type { Directive } from 'generator/markdown/directives/directive';
import { keyDirectives } from './features/keys/engine/directives';
import { releaseDirectives } from './features/releases/engine/directives';
import { stageDirectives } from './features/stages/engine/directives';

export { exhibits } from './exhibits/exhibits';
export * as exhibitWords from './exhibits/kit/words';

export const directives: readonly Directive[] = [...releaseDirectives, ...keyDirectives, ...stageDirectives];
