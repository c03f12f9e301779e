import { z } from 'zod';
import { data } from '#site/data';
import { docFields } from '#site/fields';
import { nameFault, slugFault } from './addressFault';
import { addressedKey, addressField } from './addressField';
import { externalUrl, linkAddress, siteAddress } from './config/fields';
import { isoDay, postDate, text, words } from './contentFields';

/**
 * The schemas of everything a writer fills in besides text. Each key says in its description
 * what it is for; the checks, the types and the writers' error messages come from here.
 */

const tocSchema = z.union([
  z.literal(false),
  z.strictObject({
    min: z.int().min(2).max(6).describe('Highest heading level shown.').optional(),
    max: z.int().min(2).max(6).describe('Lowest heading level shown.').optional(),
  }),
]);

const common = {
  title: words().describe('Heading, browser title and sidebar label of the page.').optional(),
  description: words().describe('One plain sentence for cards, search engines and lists.').optional(),
  keywords: z.array(text()).describe('Words for search engines.').optional(),
  image: text().describe('Picture shown when the page is shared.').optional(),
  slug: addressField(slugFault)
    .describe(
      "Address instead of the one made from the file name. A doc's starts at its folder, with a / in front at the set and version; a post's at the blog; that of a page at the site.",
    )
    .optional(),
  draft: z.boolean().describe('Shown in development only.').optional(),
  unlisted: z.boolean().describe('Reachable by its address only.').optional(),
  toc: tocSchema.describe('Heading levels in the table of contents, or false for none.').optional(),
  hideTitle: z.boolean().describe('Shows no heading although there is a title.').optional(),
  editUrl: externalUrl().nullable().describe('Edit link of this page, or null for none.').optional(),
  lastUpdate: z
    .strictObject({ date: isoDay().optional(), author: text().optional() })
    .describe('Replaces what version control knows of the last update.')
    .optional(),
  sources: z.array(text()).describe('Codes of the facts behind the claims of the page.').optional(),
  follows: z
    .string()
    .regex(/^([\w-]{4})+$/, 'must be what a stamp writes')
    .describe(
      'Codes of the passages a translation was made from. Without this line, the check says how to stamp.',
    )
    .optional(),
};

/** Keys that features of the site read, who know their types. */
const ownFields: object = Object.fromEntries(
  Object.entries(docFields).map(([key, { schema }]) => [key, schema]),
);

const picture = text()
  .describe(
    'A piece of the art folder for its card, and for where it is shared. Default: the first of its text that fits.',
  )
  .optional();

export const docFrontMatter = z.strictObject({
  ...common,
  label: words().describe('Sidebar label where it differs from the title.').optional(),
  position: z.number().describe('Place among its neighbours in the sidebar.').optional(),
  tags: z.array(text()).describe('Keys from the tags.yaml of the set.').optional(),
  picture,
  share: text()
    .describe('A piece of the art folder for where it is shared, in place of that picture.')
    .optional(),
  banner: z
    .union([z.boolean(), text()])
    .describe(
      'Whether that picture stands on its banner, above the text, or the piece that does; `false` for no banner.',
    )
    .optional(),
  sidebar: text().nullable().describe('Sidebar to show instead of the own one, or null for none.').optional(),
  paginationLabel: words().describe('Title of this page in the previous and next links.').optional(),
  previous: text().nullable().describe('Id of the page before, or null for none.').optional(),
  next: text().nullable().describe('Id of the page after, or null for none.').optional(),
  editions: z
    .array(z.enum(data.editions.readers.map(({ name }) => name)))
    .min(1)
    .describe('For whom it is, where it is not for everybody. A release note need not say it.')
    .optional(),
  ...ownFields,
});
export type DocFrontMatter = z.infer<typeof docFrontMatter>;

export const postFrontMatter = z.strictObject({
  ...common,
  date: postDate()
    .describe('Day of publication, UTC; the month or the year where no more is known.')
    .optional(),
  authors: z.array(text()).describe('Keys from authors.yaml.').optional(),
  tags: z.array(text()).describe('Keys from tags.yaml.').optional(),
});
export type PostFrontMatter = z.infer<typeof postFrontMatter>;

export const pageFrontMatter = z.strictObject({
  ...common,
  picture,
  sheet: z
    .boolean()
    .describe('Printed on one sheet of A4, in two columns; the guide leads to it beside its booklet.')
    .optional(),
  cast: text()
    .describe(
      'A piece of the art folder: who is in the landscape that the page then begins with, its first paragraph in the sky.',
    )
    .optional(),
});
export type PageFrontMatter = z.infer<typeof pageFrontMatter>;

export const categorySchema = z.strictObject({
  label: words().describe('Name of the category in the sidebar.').optional(),
  description: words().describe('One sentence for its page and its card.').optional(),
  position: z.number().describe('Place among its neighbours in the sidebar.').optional(),
  slug: addressField(slugFault).describe('Last part of the address of its page.').optional(),
  page: z.boolean().default(true).describe('false: the category has no page of its own.'),
  unlisted: z.boolean().describe('Reachable by its address only.').optional(),
  art: text().describe('Name of a picture of the art folder, for its page.').optional(),
});
export type CategoryFile = z.infer<typeof categorySchema>;

const socialsSchema = z
  .strictObject({
    x: text().optional(),
    github: text().optional(),
    discord: text().optional(),
    youtube: text().optional(),
    bilibili: text().optional(),
    website: text().optional(),
  })
  .describe('Names or addresses in social networks.');

const authorSchema = z.strictObject({
  name: words().describe('Name as shown.').optional(),
  title: words().describe('Role, below the name.').optional(),
  description: words().describe('A sentence for the page of the author.').optional(),
  url: externalUrl().describe('Address of the author, where there is no page.').optional(),
  email: z.email().describe('Mail address, where there is neither page nor url.').optional(),
  picture: siteAddress().describe('Picture, a path in public/.').optional(),
  page: z.boolean().describe('true: the author has a page that lists their posts.').optional(),
  socials: socialsSchema.optional(),
});
export const authorsSchema = z.record(addressedKey(), authorSchema);
export type AuthorsFile = z.infer<typeof authorsSchema>;

export const tagsSchema = z.record(
  addressedKey(),
  z.strictObject({
    label: words().describe('Name of the tag as shown.').optional(),
    description: words().describe('A sentence for the page of the tag.').optional(),
    art: text()
      .describe('A piece of the art folder: its picture in the list of tags. Default: of its newest post.')
      .optional(),
  }),
);
export type TagsFile = z.infer<typeof tagsSchema>;

const linkText = {
  title: words(),
  href: linkAddress().describe('Address on this site without locale, or an external URL.'),
};
const linkCard = z.strictObject({ ...linkText, text: words() });
const picturedCard = linkCard.extend({
  picture: text().describe('A piece of the art folder. Default: the first of the page.').optional(),
});
const offer = {
  title: words(),
  text: words(),
  link: z.strictObject({ label: words(), href: linkAddress() }),
};
export const homeSchema = z.strictObject({
  description: words().describe('One sentence for search engines.'),
  headline: words().describe('What the product is, in a few words.'),
  lead: words().describe('One or two sentences below the headline.'),
  actions: z
    .array(z.strictObject({ label: words(), href: linkAddress() }))
    .min(1)
    .describe('Buttons, the first is the main one.'),
  statements: z.array(z.strictObject({ title: words(), text: words() })).describe('What speaks for the app.'),
  signs: text().describe('A piece of the art folder with a frame for each of these.').optional(),
  sale: z
    .strictObject({
      ...offer,
      picture: text().describe('A piece of the art folder.').optional(),
      dated: z
        .strictObject({
          from: isoDay().describe('Its first day.'),
          until: isoDay().describe('Its last day.'),
          ...offer,
        })
        .refine(({ from, until }) => from <= until, {
          error: 'must not be before `from`',
          path: ['until'],
        })
        .describe('A sale with its days: shown on these in place of what holds at any time.')
        .optional(),
    })
    .describe("The way to the desktop store's sales, in words that hold at any time.")
    .optional(),
  platforms: z.array(picturedCard).describe('Where to get the app.'),
  gallery: z
    .array(z.strictObject({ ...linkText, picture: text().describe('A piece of the art folder.') }))
    .describe('What is drawn in lessons, as pictures that lead to them: the first is the largest.')
    .default([]),
  news: z
    .array(picturedCard)
    .describe(
      'Release notes and videos. `{version}` in a `text` is the newest version in the table of the page that it leads to.',
    ),
  steps: z
    .array(linkCard)
    .describe('What is done with the app, each with the first working piece of the section that it leads to.')
    .default([]),
  recordings: z
    .array(linkCard)
    .describe('The app at work, each with the first picture or recording of the section that it leads to.')
    .default([]),
  works: z
    .array(linkCard)
    .describe(
      'Art by users, each with the first picture of the section that it leads to; `text` names who made it.',
    )
    .default([]),
  guides: z.array(picturedCard).describe('Where to begin, with what comes of it.'),
  answers: z.array(z.strictObject(linkText)).describe('The most useful answers.'),
  asking: text().describe('A piece of the art folder that stands on the list of these.').optional(),
});
export type HomeFile = z.infer<typeof homeSchema>;

/**
 * An explicit sidebar of a doc set: a list of page ids, links, categories and folders. Read from
 * `sidebars.yaml` in the folder of a version; without that file the folders make the sidebar.
 */
const sidebarEntry = z.union([
  text(),
  z.strictObject({ doc: text(), label: words().optional() }),
  z.strictObject({ href: linkAddress(), label: words() }),
  z.strictObject({ folder: text().describe('Path below the version, `.` for all of it.') }),
  z.strictObject({
    category: text(),
    description: words().optional(),
    slug: addressField(slugFault).optional(),
    page: z.boolean().optional(),
    doc: text().optional(),
    get items(): z.ZodArray<typeof sidebarEntry> {
      return z.array(sidebarEntry);
    },
  }),
]);
export type SidebarEntry = z.infer<typeof sidebarEntry>;
/** `asked.yaml`: how readers ask for the texts of its folder, by the names of their files without `.md`. */
export const askedSchema = z.record(
  text(),
  z.array(text()).min(1, 'must have a phrase').describe('Ways to ask for the text, as readers type them.'),
);
export type AskedFile = z.infer<typeof askedSchema>;

export const sidebarsSchema = z.record(addressField(nameFault), z.array(sidebarEntry));
export type SidebarsFile = z.infer<typeof sidebarsSchema>;
