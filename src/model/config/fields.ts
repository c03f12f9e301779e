import { z } from 'zod';
import { text } from '../contentFields';
import { localized } from './localized';

const isSiteAddress = (value: string) => /^\/(?!\/)/.test(value);
/** An address on this site, without base path and locale. */
export const siteAddress = () =>
  text().refine(isSiteAddress, 'must be an address on this site that starts with one /');
export const externalUrl = () =>
  z.url({ protocol: /^(https?|mailto)$/, error: 'must be a full URL such as https://example.com/' });
/** Where a link of the content leads: never an address that runs something, as `javascript:` and `data:` do. */
export const linkAddress = () =>
  text().regex(
    /^(?:\/(?!\/)|(?:https?:\/\/|mailto:|tel:)\S)/i,
    'must be an address on this site that starts with one /, or a full URL such as https://example.com/',
  );

export const leastWords = () =>
  z.int().min(0).default(0).describe('`npm run check` warns of texts with fewer words.');

/** Three or six hexadecimal digits. */
export const color = () => z.string(colorForm).regex(/^#(?:[0-9a-f]{3}){1,2}$/i, colorForm);
// Without quotes, YAML takes what follows the # for a comment.
const colorForm = 'must be a colour in quotes, such as "#1a2b3c" or "#fff"';

/** The keys of a link in bar and footer. */
export const linkTarget = {
  label: localized().describe('Words of the link.'),
  to: siteAddress().describe('Address on this site, without base path and locale.').optional(),
  href: externalUrl().describe('URL on another site.').optional(),
};

/** Whether a link leads to one place; `oneTarget` says that it must. */
export function hasOneTarget(item: { to?: string | undefined; href?: string | undefined }): boolean {
  return (item.to === undefined) !== (item.href === undefined);
}
export const oneTarget = {
  error: 'needs exactly one target: `to` (this site) or `href` (another site)',
  path: ['to'],
};
