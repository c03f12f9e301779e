import type { z } from 'zod';
import type { Localized } from './config/localized';
import type { ElementTable } from './elements';

/**
 * Facts about a site in code, as plain data that both sides may read: `data.ts` in its folder exports it as
 * `data`, and `#site/data` is that file.
 */
export interface SiteData {
  readonly editions: Editions;
  /** Elements of texts that its features make. */
  readonly elements: ElementTable;
}

/** Keys of the front matter of docs besides those of every site: `fields.ts` in its folder exports them as `docFields`. */
export type DocFields = Readonly<Record<string, FrontMatterField>>;

/** A key of front matter. Translations may have it too. */
export interface FrontMatterField {
  readonly schema: z.ZodType;
  /** The texts in a value, which translations follow, in their order. */
  readonly texts: (value: unknown) => readonly string[];
  /** Keys inside of it whose values are texts. */
  readonly textKeys: readonly string[];
}

/** Editions of a product, of which each reader uses one: texts, pages and posts may concern some of them only. */
export interface Editions {
  /** Those that readers choose among, in the order in which they are shown. Tabs of the group `edition` have these values. */
  readonly readers: readonly { readonly name: string; readonly label: Localized }[];
  /** Marks that a sentence can have (`:edition[…]`), and the readers whom each concerns. */
  readonly marks: Readonly<Record<string, readonly string[]>>;
  /** Series of release notes, and the readers whom each concerns. */
  readonly series: Readonly<Record<string, readonly string[]>>;
}
