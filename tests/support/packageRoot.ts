import { resolve } from 'node:path';

/** Folder of this package. */
export const packageRoot = resolve(import.meta.dirname, '../..');
