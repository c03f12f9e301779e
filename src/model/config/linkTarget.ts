import { externalUrl, siteAddress } from './fields';
import { localized } from './localized';

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
