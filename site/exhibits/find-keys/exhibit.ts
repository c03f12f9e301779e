import { z } from 'zod';
import { versionEditions } from '../../features/releases/shared/versions';
import { defineExercise } from '../define';
import * as words from './words';

/** Its still: keys to press, and what takes them before that edition sees them. */
export const exhibit = defineExercise({
  doc: 'Keys to press, and who takes them',
  words,
  attributes: { edition: z.enum(versionEditions).describe('ios: iPhone and iPad; da: desktop and Android.') },
  room: 'longest',
  states: ['system=windows&F12=Save', 'system=windows&Ctrl%2BK=Undo&Ctrl%2BL=Redo&Ctrl%2BJ=Play'],
});
