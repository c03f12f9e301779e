import { z } from 'zod';

/**
 * The site's settings, `site.config.ts`. The schema is the documentation: each key says what it is
 * for and what stands if it is left out.
 */

const text = () => z.string().trim().min(1, 'must not be empty');
/** One text for all locales, or one for each by locale code. */
const localized = () => z.union([text(), z.record(z.string(), text())]);
export type Localized = z.infer<ReturnType<typeof localized>>;

const isSiteAddress = (value: string) => /^\/(?!\/)/.test(value);
const siteAddress = () =>
  text().refine(isSiteAddress, 'must be an address on this site that starts with one /');
const externalUrl = () =>
  z.url({ protocol: /^(https?|mailto)$/, error: 'must be a full URL such as https://example.com/' });

function isPattern(value: string): boolean {
  try {
    new RegExp(value);
    return true;
  } catch {
    return false;
  }
}

const side = z.enum(['left', 'right']).default('left').describe('Side of the bar.');

const linkTarget = {
  label: localized().describe('Words of the link.'),
  to: siteAddress().describe('Address on this site, without base path and locale.').optional(),
  href: externalUrl().describe('URL on another site.').optional(),
};
function hasOneTarget(item: { to?: string | undefined; href?: string | undefined }): boolean {
  return (item.to === undefined) !== (item.href === undefined);
}
const oneTarget = {
  error: 'needs exactly one target: `to` (this site) or `href` (another site)',
  path: ['to'],
};

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
const navItem = z.discriminatedUnion('kind', [
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

const locale = z.strictObject({
  label: text().describe('Name of the language in that language.'),
  htmlLang: text().describe('Language tag such as zh-CN.'),
  direction: z.enum(['ltr', 'rtl']).default('ltr').describe('Direction of writing.'),
});

const leastWords = () =>
  z.int().min(0).default(0).describe('`npm run check` warns of texts with fewer words.');

const version = z.strictObject({
  name: text().describe('Id of the version; `current` is the one being written.'),
  label: localized().optional().describe('Name as shown. Default: the name, or Next for current.'),
  folder: text().describe('Folder below content/<locale>/.'),
  path: z
    .string()
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

const docSet = z.strictObject({
  id: text().describe('Name of the set.'),
  label: localized().optional().describe('Name as shown on tag pages and for search. Default: the id.'),
  path: text().optional().describe('First part of its addresses. Default: the id.'),
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
  questions: z
    .boolean()
    .default(false)
    .describe(
      'Titles are questions, and the first paragraph of a doc is the answer; search engines are told so.',
    ),
  leastWords: leastWords(),
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

const blog = z.strictObject({
  path: text().default('blog').describe('First part of its addresses.'),
  folder: text().default('blog').describe('Folder below content/<locale>/.'),
  leastWords: leastWords(),
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
          .enum(['ios', 'da'])
          .optional()
          .describe('Edition whose release notes belong to it, as far as their day is known.'),
      }),
    )
    .default([])
    .describe("Feeds besides the blog's own."),
  readingTime: z.boolean().default(false).describe('Shows how long a post takes to read.'),
  editBase: externalUrl().optional().describe('As for doc sets.'),
});

const footerLink = z.strictObject(linkTarget).refine(hasOneTarget, oneTarget);

export const configSchema = z.strictObject({
  title: localized().describe('Name of the site.'),
  tagline: z
    .union([z.string(), z.record(z.string(), text())])
    .default('')
    .describe('One sentence about it.'),
  favicon: siteAddress().optional().describe('A file in public/.'),
  image: siteAddress().optional().describe('Picture for shared pages without their own, a file in public/.'),
  pictures: z
    .strictObject({
      home: text().optional().describe('The scene of the home page.'),
      notFound: text().optional().describe('The scene of Page Not Found.'),
    })
    .prefault({})
    .describe('Names of pieces of the art folder.'),
  sharePictures: z
    .union([
      z.literal(false),
      z.strictObject({ art: text().optional().describe('A piece of the art folder that stands on them.') }),
    ])
    .default(false)
    .describe('Draws a picture with its title for each shared page that has none; not with `image`.'),
  url: z
    .url({ protocol: /^https?$/, error: 'must be a URL with http or https' })
    .regex(/^[^:]+:\/\/[^/?#]+\/?$/, 'must not have a path; the path belongs in `baseUrl`')
    .describe('Scheme and host of the deployed site.'),
  baseUrl: z
    .string()
    .regex(/^\/([^/?#]+\/)*$/, 'must start and end with a slash')
    .default('/')
    .describe('Path below which the site is served.'),
  trailingSlash: z
    .boolean()
    .optional()
    .describe('true: addresses end in a slash; false: they do not; unset: links stay as written.'),
  noIndex: z.boolean().default(false).describe('Keeps search engines away from the whole site.'),
  app: z
    .strictObject({
      category: text().describe("Category of schema.org's applications, such as DesignApplication."),
      operatingSystem: text().describe('What it runs on.'),
      publisher: text().optional().describe('Who makes it.'),
    })
    .optional()
    .describe(
      'The app that the site is about, which has the name of the site; told to search engines on the home page.',
    ),
  locales: z
    .strictObject({
      default: text().describe('Code of the locale without prefix.'),
      list: z
        .record(z.string().regex(/^[A-Za-z][\w-]*$/, 'must be a locale code'), locale)
        .describe('Every locale by its code.'),
    })
    .refine((locales) => locales.default in locales.list, {
      error: 'must be one of the locales in `list`',
      path: ['default'],
    })
    .prefault({ default: 'en', list: { en: { label: 'English', htmlLang: 'en-US' } } })
    .describe('Languages of the site.'),
  colorMode: z
    .strictObject({
      default: z.enum(['light', 'dark']).default('light').describe('Mode of a first visit.'),
      switch: z.boolean().default(true).describe('Shows the toggle.'),
      respectSystem: z
        .boolean()
        .default(false)
        .describe("Follows the system's setting until the visitor chooses."),
    })
    .prefault({})
    .describe('Light and dark.'),
  announcement: z
    .strictObject({
      id: text().describe('A new id brings a dismissed bar back.'),
      content: localized().describe('Text; links as in Markdown.'),
      background: z
        .string()
        .regex(/^#[0-9a-f]{6}$/i, 'must be a colour such as #1a2b3c')
        .optional(),
      color: z
        .string()
        .regex(/^#[0-9a-f]{6}$/i, 'must be a colour such as #1a2b3c')
        .optional(),
      closable: z.boolean().default(true).describe('Shows a close button.'),
    })
    .optional()
    .describe('Bar above the navigation bar.'),
  navbar: z
    .strictObject({
      logo: siteAddress().optional().describe('A file in public/.'),
      hideOnScroll: z.boolean().default(false).describe('Slides away while scrolling down.'),
      items: z.array(navItem).default([]).describe('From left to right.'),
    })
    .prefault({})
    .describe('Navigation bar.'),
  sidebar: z
    .strictObject({ hideable: z.boolean().default(false), autoCollapse: z.boolean().default(false) })
    .prefault({})
    .describe('Docs sidebars.'),
  footer: z
    .strictObject({
      columns: z.array(z.strictObject({ title: localized(), items: z.array(footerLink) })).default([]),
      legal: z.array(footerLink).default([]).describe('Small row above the copyright.'),
      copyright: localized().describe('Last line.'),
    })
    .optional()
    .describe('Without it the site has no footer.'),
  docSets: z.array(docSet).default([]).describe('Guides, FAQ and other sets of docs.'),
  blog: z
    .union([z.literal(false), blog])
    .default(false)
    .describe('The blog, or false for none.'),
  redirects: z.record(siteAddress(), siteAddress()).default({}).describe('From an old address to a page.'),
  notFoundLinks: z
    .array(siteAddress())
    .default([])
    .describe('Pages offered on Page Not Found. Default: the main doc of each set.'),
  storageSuffix: z
    .string()
    .default('')
    .describe('Added to the keys in local storage, for several sites on one origin.'),
});

/** What is written in `site.config.ts`. */
export type SiteConfigInput = z.input<typeof configSchema>;
/** The settings with every default filled in. */
export type SiteConfig = z.output<typeof configSchema>;

/** The text of `value` in `locale`, else in the default locale, else the first one there is. */
export function localize(value: Localized, locale: string, defaultLocale: string): string {
  if (typeof value === 'string') return value;
  return value[locale] ?? value[defaultLocale] ?? Object.values(value)[0] ?? '';
}
