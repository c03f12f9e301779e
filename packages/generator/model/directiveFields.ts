import { z } from 'zod';

/** Schemas of attributes that several directives have. */

export const word = z.string().trim().min(1, 'must not be empty');

export const alt = word.describe('What it shows. Default: the words in its file.').optional();

export const scale = z.coerce
  .number()
  .int('must be a whole number')
  .min(1, 'must be at least 1')
  .max(24, 'must be at most 24')
  .describe('How many times larger than drawn. Default: as fits a text.')
  .optional();

/** An attribute that stands alone: there or not. */
export const flag = z
  .string()
  .refine((written) => written === '' || written === 'true', 'stands alone, without a value')
  .transform(() => true)
  .optional();
