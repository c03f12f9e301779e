import { addressKey, isBelow } from '../../model/addressFault';
import { errorAt, fileStart, type Place } from '../../model/problem';
import type { LinkContext } from './linkContext';
import { placeOfKey } from './places';
import { languageAt } from './routeOfAddress';
import type { Blog, DocSet, Page } from './site';

/** Pages that lie among the addresses of another language, set, version or the blog. */
export function checkPlaces(
  context: LinkContext,
  pages: Iterable<Page>,
  sets: readonly DocSet[],
  blog: Blog | undefined,
): void {
  const bases = basesOf(sets, blog);
  for (const page of pages) {
    const report = (message: string, remedy: string) =>
      context.problems.push(errorAt(pagePlace(context, page), message, { remedy }));
    const prefix = languageAt(context, page.route);
    if (prefix !== undefined)
      report(
        `The address ${page.route} of ${page.source} lies among those of the language "${prefix}".`,
        `Give it another file name or \`slug\`; every page is below /${prefix} by itself.`,
      );
    const own = ownBase(page, bases);
    if (own === undefined || !isWritten(page)) continue;
    const other = bases.find(
      ({ base }) => base.length > own.base.length && isBelow(base, own.base) && isBelow(page.route, base),
    );
    if (other !== undefined)
      report(
        `The address ${page.route} of ${page.source} lies at ${other.base}, where ${other.what} begins.`,
        'Give it another file name or `slug`.',
      );
  }
}

/** Versions and the blog that begin at one address. */
export function checkBases(context: LinkContext, sets: readonly DocSet[], blog: Blog | undefined): void {
  const known = new Map<string, Base>();
  for (const base of basesOf(sets, blog)) {
    const other = known.get(addressKey(base.base));
    known.set(addressKey(base.base), base);
    if (other === undefined) continue;
    context.problems.push(
      errorAt(
        context.positionOf(base.path),
        `The address ${base.base} of ${base.what} is taken by ${other.what}.`,
        { remedy: 'Give one of them another `path`.' },
      ),
    );
  }
}

interface Base {
  readonly base: string;
  readonly what: string;
  /** Of the setting. */
  readonly path: readonly PropertyKey[];
  readonly set?: string;
  readonly version?: string;
}

function basesOf(sets: readonly DocSet[], blog: Blog | undefined): Base[] {
  const versions = sets.flatMap((set, index) =>
    set.versions.map((version, number): Base => {
      const path = ['docSets', index, ...(set.settings.versions === undefined ? [] : ['versions', number])];
      const what =
        set.versions.length === 1
          ? `the doc set "${set.id}"`
          : `the version "${version.name}" of "${set.id}"`;
      return { base: version.base, what, path, set: set.id, version: version.name };
    }),
  );
  return blog === undefined
    ? versions
    : [...versions, { base: blog.base, what: 'the blog', path: ['blog', 'path'] }];
}

/** Where the addresses of a page's set or of the blog begin; pages of their own may lie anywhere. */
function ownBase(page: Page, bases: readonly Base[]): Base | undefined {
  if ('set' in page) return bases.find(({ set, version }) => set === page.set && version === page.version);
  return page.kind === 'post' ? bases.find(({ set }) => set === undefined) : undefined;
}

/** Whether somebody chose the address of a page, in its front matter, with its file's name or as a category. */
export function isWritten(page: Page): boolean {
  return 'files' in page || page.kind === 'home' || page.kind === 'category';
}

/** Where the address of a page is written, or what it follows from. */
export function pagePlace(
  { config, positionOf }: Pick<LinkContext, 'config' | 'positionOf'>,
  page: Page,
): Place {
  if ('files' in page) return placeOfKey(page.files.original, 'slug');
  if (page.kind === 'category') return page.node.place;
  if (page.kind === 'home') return fileStart(page.source);
  const setting =
    'set' in page ? ['docSets', config.docSets.findIndex(({ id }) => id === page.set)] : ['blog', 'path'];
  return positionOf(setting);
}
