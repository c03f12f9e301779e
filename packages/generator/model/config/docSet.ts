import { z } from 'zod';
import { nameFault, slugFault } from '../addressFault';
import { addressField, refuse } from '../addressField';
import { text } from '../contentFields';
import { externalUrl } from './fields';
import { localized } from './localized';

const version = z.strictObject({
  name: addressField(nameFault).describe('Id of the version; `current` is the one being written.'),
  label: localized().optional().describe('Name as shown. Default: the name, or Next for current.'),
  folder: text().describe('Folder below content/<locale>/.'),
  path: z
    .string()
    .superRefine(refuse(slugFault))
    .optional()
    .describe(
      'Path below the set. Default: empty for the latest, `next` for an unreleased current, else the name.',
    ),
  banner: z
    .enum(['unreleased', 'unmaintained', 'none'])
    .optional()
    .describe('Default: by its place before or after the latest.'),
  badge: z
    .boolean()
    .optional()
    .describe('Shows the label on each page. Default: only with several versions.'),
  noIndex: z.boolean().default(false).describe('Keeps search engines away.'),
});

/** A guide, an FAQ or another set of docs. */
export const docSet = z.strictObject({
  id: addressField(nameFault).describe('Name of the set.'),
  label: localized().optional().describe('Name as shown on tag pages and for search. Default: the id.'),
  path: addressField(slugFault).optional().describe('First part of its addresses. Default: the id.'),
  versions: z
    .array(version)
    .min(1)
    .optional()
    .describe('Newest first. Default: one, current, in the folder with the name of the set.'),
  latest: text()
    .optional()
    .describe(
      'Name of the version at the root of the set. Default: the first that is not current, else current.',
    ),
  booklet: z.boolean().default(false).describe('Makes one printable page of all its texts in each language.'),
  offline: z
    .boolean()
    .default(false)
    .describe('Offers readers to store its latest version in the browser, to read it without a network.'),
  questions: z
    .boolean()
    .default(false)
    .describe(
      'Titles are questions, and the first paragraph of a doc is the answer; search engines are told so.',
    ),
  sidebar: z
    .strictObject({
      name: addressField(nameFault)
        .optional()
        .describe('Of the sidebar that the folders make. Default: the id of the set.'),
      label: localized().optional().describe('What screen readers call it. Default: docs sidebar.'),
    })
    .prefault({})
    .describe('What the sidebar is called.'),
  toc: z
    .strictObject({ min: z.int().min(2).max(6).default(2), max: z.int().min(2).max(6).default(3) })
    .default({ min: 2, max: 3 })
    .describe('Heading levels in the table of contents.'),
  editBase: externalUrl()
    .optional()
    .describe('Edit links lead to this address followed by the path of the file.'),
  editLocalized: z
    .boolean()
    .default(false)
    .describe('Edit links of translations lead to the translated file.'),
  lastUpdate: z
    .strictObject({ date: z.boolean().default(false), author: z.boolean().default(false) })
    .default({ date: false, author: false })
    .describe('Shows when and by whom the page was changed last, from version control.'),
});
