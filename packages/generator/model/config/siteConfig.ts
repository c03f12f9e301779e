import { z } from 'zod';
import { addressFault } from '../addressFault';
import { refuse } from '../addressField';
import { text } from '../contentFields';
import { additions, colors } from './additions';
import { blog } from './blog';
import { docSet } from './docSet';
import { color, externalUrl, hasOneTarget, linkTarget, oneTarget, siteAddress } from './fields';
import { localized } from './localized';
import { navItem } from './navItem';
import { vendor } from './vendor';

function isLanguageTag(value: string): boolean {
  try {
    return Intl.getCanonicalLocales(value).length === 1;
  } catch {
    return false;
  }
}

const locale = z.strictObject({
  label: text().describe('Name of the language in that language.'),
  htmlLang: text()
    .refine(isLanguageTag, 'must be a language tag such as en-US or zh-CN')
    .describe('Language tag such as zh-CN.'),
  direction: z.enum(['ltr', 'rtl']).default('ltr').describe('Direction of writing.'),
});

const footerLink = z.strictObject(linkTarget).refine(hasOneTarget, oneTarget);

/**
 * The site's settings, `site.yaml`. The schema is the documentation: each key says what it is
 * for and what stands if it is left out.
 */
export const configSchema = z.strictObject({
  title: localized().describe('Name of the site.'),
  tagline: z
    .union([z.string(), z.record(z.string(), text())])
    .default('')
    .describe('One sentence about it.'),
  favicon: siteAddress().optional().describe('A file in public/.'),
  icons: z
    .record(z.string().regex(/^[1-9]\d*$/, 'must be a width in pixels'), siteAddress())
    .default({})
    .describe('Square PNG icons in public/ by their width, for the site among the apps of a device.'),
  feedback: externalUrl()
    .optional()
    .describe('Where readers tell of a fault; {title} and {address} in it stand for those of the page.'),
  image: siteAddress().optional().describe('Picture for shared pages without their own, a file in public/.'),
  pictures: z
    .strictObject({
      home: text().optional().describe('The scene of the home page.'),
      easel: text()
        .optional()
        .describe('The finished animation of the canvas on the home page, drawn on the easel of its scene.'),
      notFound: text().optional().describe('Who is in the landscape of Page Not Found.'),
      tags: text().optional().describe('Who is above all tags of the blog.'),
      authors: text().optional().describe('Who is above all authors of the blog.'),
      author: text().optional().describe('Who is beside the name of an author of the blog.'),
      search: text().optional().describe('Who is above the words of a search that found nothing.'),
      crash: text().optional().describe('The picture of a page that crashed.'),
    })
    .prefault({})
    .describe('Names of pieces of the art folder.'),
  interfaceArt: z
    .array(text())
    .default([])
    .describe('Folders of the art folder whose pieces the code of the interface has drawn after.'),
  sharePictures: z
    .union([
      z.literal(false),
      z.strictObject({
        figures: z
          .array(text())
          .default([])
          .describe('Pieces of the art folder, one of which stands on those of pages without a drawing.'),
      }),
    ])
    .default(false)
    .describe('Draws a picture with its title for each shared page that has none; not with `image`.'),
  url: z
    .url({ protocol: /^https?$/, error: 'must be a URL with http or https' })
    .regex(/^[^:]+:\/\/[^/?#]+\/?$/, 'must not have a path; the path belongs in `baseUrl`')
    .describe('Scheme and host of the deployed site.'),
  baseUrl: z
    .string()
    .regex(/^\/(.+\/)?$/s, 'must start and end with a slash')
    .superRefine(refuse(addressFault))
    .default('/')
    .describe('Path below which the site is served.'),
  baseUrlBanner: z
    .boolean()
    .default(true)
    .describe('Home pages whose scripts do not come say so, and whether `baseUrl` may be the reason.'),
  trailingSlash: z
    .boolean()
    .optional()
    .describe('true: addresses end in a slash; false: they do not; unset: links stay as written.'),
  precompress: z
    .boolean()
    .default(false)
    .describe(
      'Writes each page compressed with brotli too, a quarter more output: only for hosts that send such files, as Caddy and nginx do with the rules in `deploy/`. Others compress as they send.',
    ),
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
      background: color().describe('Needs `color` too.').optional(),
      color: color().describe('Of the text. Needs `background` too.').optional(),
      closable: z.boolean().default(true).describe('Shows a close button.'),
    })
    .refine(({ background, color: text }) => (background === undefined) === (text === undefined), {
      error: 'needs both `background` and `color`, or neither: the other would change with the colour mode',
    })
    .optional()
    .describe('Bar above the navigation bar.'),
  colors,
  words: z
    .record(z.string(), localized())
    .default({})
    .describe(
      'Words of the interface that this site has otherwise, by their path in packages/generator/model/words/en.ts, such as `pages.notFound.title`.',
    ),
  additions: additions.describe('What the owner adds to every page.'),
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
  siteLanguages: z
    .record(
      z
        .string()
        .regex(
          /^[^/:?#]+(\/[^?#]*[^?#/])?$/,
          'must be an address without https:// and without a slash at its end',
        ),
      z.string().regex(/^[a-z]{2,3}$/, 'must be a language such as en'),
    )
    .default({})
    .describe(
      'Languages of other sites by the beginning of their addresses: links from another language say so.',
    ),
  vendor: vendor.default({}).describe('What only the vendor can answer.'),
  redirects: z
    .record(siteAddress().superRefine(refuse(addressFault)), siteAddress())
    .default({})
    .describe('From an old address to a page.'),
  notFoundLinks: z
    .array(siteAddress())
    .default([])
    .describe('Pages offered on Page Not Found. Default: the main doc of each set.'),
  storageSuffix: z
    .string()
    .default('')
    .describe('Added to the keys in local storage, for several sites on one origin.'),
});

/** The settings as written in `site.yaml`. */
export type SiteConfigInput = z.input<typeof configSchema>;
/** The settings with every default filled in. */
export type SiteConfig = z.output<typeof configSchema>;
