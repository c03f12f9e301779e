import { z } from 'zod';
import { versionEditions } from './versions';

/** The attribute of a directive that names the edition of a table. */
export const edition = z.enum(versionEditions).describe('ios: iPhone and iPad; da: desktop and Android.');
