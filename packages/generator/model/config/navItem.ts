import { z } from 'zod';
import { text } from '../contentFields';
import { hasOneTarget, linkTarget, oneTarget, siteAddress } from './fields';
import { localized } from './localized';

function isPattern(value: string): boolean {
  try {
    new RegExp(value);
    return true;
  } catch {
    return false;
  }
}

const side = z.enum(['left', 'right']).default('left').describe('Side of the bar.');

const navLink = z
  .strictObject({
    kind: z.literal('link'),
    ...linkTarget,
    activeBase: siteAddress().describe('Active on every path that starts with this.').optional(),
    activePattern: text()
      .refine(isPattern, 'must be a regular expression')
      .describe('Regular expression; active where it matches. Wins over all else.')
      .optional(),
    side,
  })
  .refine(hasOneTarget, oneTarget);
const navDoc = z.strictObject({
  kind: z.literal('doc'),
  set: text().describe('Id of the doc set.'),
  id: text().describe('Id of the doc.'),
  label: localized().optional().describe('Default: the id.'),
  side,
});
const navSidebar = z.strictObject({
  kind: z.literal('sidebar'),
  set: text().describe('Id of the doc set.'),
  sidebar: text().describe('Id of the sidebar.'),
  label: localized().optional().describe("Default: the sidebar's first label."),
  side,
});
const dropdownEntry = z
  .discriminatedUnion('kind', [navLink, navDoc, navSidebar])
  .describe('A dropdown cannot hold a dropdown.');
/** An item of the navigation bar, of one of seven kinds. */
export const navItem = z.discriminatedUnion('kind', [
  navLink,
  navDoc,
  navSidebar,
  z.strictObject({
    kind: z.literal('dropdown'),
    label: localized(),
    to: siteAddress().describe('Where the label itself leads.').optional(),
    items: z.array(dropdownEntry).min(1).describe('Links; a dropdown cannot hold a dropdown.'),
    side,
  }),
  z.strictObject({ kind: z.literal('language'), side }),
  z.strictObject({ kind: z.literal('search'), side }),
  z.strictObject({
    kind: z.literal('docsVersion'),
    set: text().describe('Id of the doc set.'),
    versions: z
      .array(z.strictObject({ name: text(), label: localized().optional() }))
      .describe('Only these versions, in this order, optionally with another label. Default: all.')
      .optional(),
    side,
  }),
]);
export type NavItemConfig = z.infer<typeof navItem>;
