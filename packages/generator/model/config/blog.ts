import { z } from 'zod';
import { data } from '#site/data';
import { slugFault } from '../addressFault';
import { addressField } from '../addressField';
import { text } from '../contentFields';
import { externalUrl } from './fields';
import { localized } from './localized';

export const blog = z.strictObject({
  path: addressField(slugFault).default('blog').describe('First part of its addresses.'),
  folder: text().default('blog').describe('Folder below content/<locale>/.'),
  title: localized().default('Blog').describe('Heading of the list.'),
  description: localized().optional().describe('For search engines and feeds. Default: the tagline.'),
  sidebarTitle: localized().optional().describe('Heading of the list of recent posts.'),
  pageSize: z.int().min(1).default(10).describe('Posts on a page of a list.'),
  recentCount: z.int().min(0).default(5).describe('Posts in the sidebar.'),
  feedCount: z.int().min(1).default(20).describe('Posts in a feed.'),
  feeds: z
    .array(
      z.strictObject({
        name: text()
          .regex(/^[a-z\d-]+$/, 'must consist of lower-case letters, digits and hyphens')
          .describe('Folder of its files below the blog.'),
        title: localized().describe('What it brings.'),
        tags: z.array(text()).min(1).describe('Keys of the tags that each of its posts has.'),
        releases: z
          .enum(Object.keys(data.editions.series))
          .optional()
          .describe('Series of release notes that belongs to it, as far as their day is known.'),
      }),
    )
    .default([])
    .describe("Feeds besides the blog's own."),
  readingTime: z.boolean().default(false).describe('Shows how long a post takes to read.'),
  editBase: externalUrl().optional().describe('As for doc sets.'),
});
