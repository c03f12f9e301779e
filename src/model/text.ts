/**
 * The words that every page of a language carries in its layout document; `words.ts` has the others.
 * `{name}` is filled in by `fill`; forms of plurals are chosen by `plural`.
 */
export interface Text {
  readonly skipToContent: string;
  readonly skipRegion: string;
  readonly main: string;
  readonly home: string;
  readonly opensInNewTab: string;
  readonly languages: string;
  readonly search: string;
  readonly colorMode: {
    readonly name: string;
    readonly light: string;
    readonly dark: string;
    readonly system: string;
  };
  readonly menu: {
    readonly open: string;
    readonly close: string;
    readonly back: string;
    readonly expandDropdown: string;
    readonly collapseDropdown: string;
    readonly versions: string;
  };
  readonly announcement: { readonly label: string; readonly close: string };
  readonly sidebar: {
    readonly docs: string;
    readonly expand: string;
    readonly collapse: string;
    readonly hide: string;
    readonly show: string;
  };
  readonly breadcrumbs: string;
  readonly toc: { readonly label: string; readonly button: string };
  readonly pagination: { readonly label: string; readonly previous: string; readonly next: string };
  readonly heading: { readonly link: string };
  readonly edit: {
    readonly page: string;
    readonly updated: string;
    readonly by: string;
    readonly updatedBy: string;
  };
  readonly tags: { readonly label: string; readonly all: string; readonly heading: string };
  readonly category: { readonly items: Plural };
  readonly version: {
    readonly badge: string;
    readonly unreleased: string;
    readonly unmaintained: string;
    readonly latest: string;
    readonly latestLink: string;
  };
  readonly notice: {
    readonly draft: string;
    readonly unlisted: string;
    readonly untranslated: string;
    readonly outdated: string;
    readonly original: string;
  };
  readonly admonition: {
    readonly note: string;
    readonly tip: string;
    readonly info: string;
    readonly warning: string;
    readonly danger: string;
    readonly caution: string;
    readonly important: string;
  };
  readonly code: {
    readonly label: string;
    readonly copy: string;
    readonly copied: string;
    readonly wrap: string;
  };
  readonly table: string;
  readonly task: { readonly done: string; readonly open: string };
  readonly footnotes: { readonly heading: string; readonly back: string };
  readonly blog: {
    readonly recent: string;
    readonly list: string;
    readonly navigation: string;
    readonly newerEntries: string;
    readonly olderEntries: string;
    readonly newerPost: string;
    readonly olderPost: string;
    readonly postNavigation: string;
    readonly readMore: string;
    readonly readMoreAbout: string;
    readonly taggedPosts: Plural;
    readonly authorPosts: Plural;
    readonly postCount: Plural;
    readonly authorNone: string;
    readonly authors: string;
    readonly allAuthors: string;
    readonly archive: string;
    readonly archiveIntro: string;
    readonly pageNumber: string;
    readonly feedTitle: string;
    readonly minutes: Plural;
  };
  readonly docTags: { readonly count: Plural };
  readonly release: {
    readonly ios: string;
    readonly da: string;
    readonly version: string;
    readonly date: string;
    readonly between: string;
    readonly after: string;
    readonly before: string;
    readonly new: string;
    readonly improved: string;
    readonly fixed: string;
  };
  readonly homePage: {
    readonly platforms: string;
    readonly news: string;
    readonly guides: string;
    readonly answers: string;
    readonly latest: string;
  };
  readonly notFound: {
    readonly title: string;
    readonly first: string;
    readonly second: string;
    readonly instead: string;
  };
  readonly crash: {
    readonly title: string;
    readonly retry: string;
    readonly cause: string;
    readonly windowTitle: string;
  };
  readonly loading: { readonly label: string; readonly failed: string; readonly retry: string };
  /** Where a home page's scripts do not come; `hint` is for whoever puts the site on a server. */
  readonly misplaced: {
    readonly title: string;
    readonly network: string;
    readonly reload: string;
    /** `{base}` and `{suggestion}` are paths, in this order. */
    readonly hint: string;
  };
  readonly exhibits: {
    readonly animation: {
      readonly frames: Plural;
      readonly seconds: string;
      readonly play: string;
      readonly pause: string;
      readonly previous: string;
      readonly next: string;
      readonly speed: string;
      readonly position: string;
    };
    readonly compare: { readonly before: string; readonly after: string; readonly divider: string };
    readonly zoom: {
      readonly title: string;
      readonly larger: string;
      readonly smaller: string;
      readonly scale: string;
      readonly grid: string;
      readonly close: string;
      readonly picture: string;
      readonly pixel: string;
      readonly transparent: string;
    };
  };
  readonly backToTop: string;
  readonly listSeparator: string;
}

/** Forms of a plural by `Intl.PluralRules` category; `other` is always there. `{count}` is the number. */
export type Plural = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string };

/** Puts values in the place of `{name}` marks. */
export function fill(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{(\w+)\}/g, (mark, name: string) => String(values[name] ?? mark));
}

/** The form of `forms` for `count` by the rules of the language `htmlLang`. */
export function plural(forms: Plural, count: number, htmlLang: string): string {
  const rule = new Intl.PluralRules(htmlLang).select(count);
  return fill(forms[rule] ?? forms.other, { count });
}
