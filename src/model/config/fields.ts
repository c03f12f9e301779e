import { z } from 'zod';

/** Words that are there. */
export const text = () => z.string().trim().min(1, 'must not be empty');

const isSiteAddress = (value: string) => /^\/(?!\/)/.test(value);
/** An address on this site, without base path and locale. */
export const siteAddress = () =>
  text().refine(isSiteAddress, 'must be an address on this site that starts with one /');
export const externalUrl = () =>
  z.url({ protocol: /^(https?|mailto)$/, error: 'must be a full URL such as https://example.com/' });

export const leastWords = () =>
  z.int().min(0).default(0).describe('`npm run check` warns of texts with fewer words.');

/** Three or six hexadecimal digits. */
export const color = () => z.string(colorForm).regex(/^#(?:[0-9a-f]{3}){1,2}$/i, colorForm);
// Without quotes YAML takes it for a comment.
const colorForm = 'must be a colour in quotes, such as "#1a2b3c" or "#fff"';
