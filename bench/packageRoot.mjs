import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of this package. */
export const packageRoot = dirname(dirname(fileURLToPath(import.meta.url)));

/** Where measured sites lie. */
export const benchFolder = join(packageRoot, '.cache/bench');
