import { z } from 'zod';
import { text } from '../contentFields';
import { localized } from './localized';

const isSiteAddress = (value: string) => /^\/(?!\/)/.test(value);
/** An address on this site, without base path and locale. */
export const siteAddress = () =>
  text().refine(isSiteAddress, 'must be an address on this site that starts with one /');
const notFullUrl = 'must be a full URL such as https://example.com/';
export const externalUrl = () => z.url({ protocol: /^(https?|mailto)$/, error: notFullUrl });
/**
 * Where a link of the content leads: never an address that runs something, as `javascript:` and `data:` do.
 * `vendor:steam` is the answer of that name in the settings.
 */
export const linkAddress = () =>
  text().regex(
    /^(?:\/(?!\/)|(?:https?:\/\/|mailto:|tel:|vendor:)\S)/i,
    'must be an address on this site that starts with one /, or a full URL such as https://example.com/',
  );

/** Three or six hexadecimal digits. */
export const color = () => z.string(colorForm).regex(/^#(?:[0-9a-f]{3}){1,2}$/i, colorForm);
// Without quotes, YAML takes what follows the # for a comment.
const colorForm = 'must be a colour in quotes, such as "#1a2b3c" or "#fff"';

/** The keys of a link in bar and footer. */
export const linkTarget = {
  label: localized().describe('Words of the link.'),
  to: siteAddress().describe('Address on this site, without base path and locale.').optional(),
  href: z
    .url({ protocol: /^(https?|mailto|vendor)$/, error: notFullUrl })
    .describe('URL on another site, or the answer of the vendor that has one, such as `vendor:steam`.')
    .optional(),
};

/** Whether a link leads to one place; `oneTarget` says that it must. */
export function hasOneTarget(item: { to?: string | undefined; href?: string | undefined }): boolean {
  return (item.to === undefined) !== (item.href === undefined);
}
export const oneTarget = {
  error: 'needs exactly one target: `to` (this site) or `href` (another site)',
  path: ['to'],
};
