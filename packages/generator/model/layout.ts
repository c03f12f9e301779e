import type { ArtPicture } from './art';
import type { LinkItem, VersionLink } from './document';
import type { Label, OtherLanguage, ShownWords } from './otherLanguage';
import type { TreeNode } from './tree';
import type { Text } from './words';

/** The layout document: what every page of a locale shares. Fetched once and kept. */
export interface SiteLayout {
  readonly build: string;
  readonly locale: string;
  /** For `lang`, e.g. `zh-CN`. */
  readonly htmlLang: string;
  readonly direction: 'ltr' | 'rtl';
  readonly site: {
    readonly title: string;
    /** Of the title, where it is in another one than the layout. */
    readonly titleLanguage?: OtherLanguage;
    readonly tagline: ShownWords;
    /** Scheme and host, without a slash at the end. */
    readonly origin: string;
    /** Starts and ends with a slash. */
    readonly baseUrl: string;
    readonly home: string;
    /** Absolute address of the picture for pages that have none. */
    readonly image?: string;
  };
  readonly locales: readonly LocaleInfo[];
  readonly defaultLocale: string;
  /** Address of the words of tools in the layout's language, `Words['tools']`. */
  readonly toolWords: string;
  readonly logo?: { readonly src: string; readonly alt: string };
  /** Of a page that crashed: its picture, in the size that it is shown in, and the face of its title, WOFF2 in base64. */
  readonly crash?: { readonly picture: ArtPicture; readonly face?: string };
  readonly navbar: {
    readonly hideOnScroll: boolean;
    readonly left: readonly NavItem[];
    readonly right: readonly NavItem[];
    /** Whether narrow windows have items to put into a menu. */
    readonly hasMenu: boolean;
  };
  readonly footer: Footer | null;
  readonly announcement: Announcement | null;
  readonly colorMode: ColorModeSettings;
  readonly sidebar: { readonly hideable: boolean; readonly autoCollapse: boolean };
  /** Added to every key in local storage. */
  readonly storageSuffix: string;
  readonly feeds: readonly Feed[];
  /** Pages that are printed on one sheet of paper each; absent where there are none. */
  readonly sheets?: readonly LinkItem[];
  /** Doc sets that can be stored for reading without a network. */
  readonly offline: readonly OfflineSet[];
  /** Address of the web manifest in the layout's language. */
  readonly manifest?: string;
  /** Where readers tell of a fault; `{title}` and `{address}` in it stand for those of the page. */
  readonly feedback?: string;
  /** Address of the owner's script, which is called for every page. */
  readonly script?: string;
  /** The editions that visitors can say they use; absent where every page is for everybody. */
  readonly editions?: readonly EditionChoice[];
  readonly text: Text;
}

export interface EditionChoice {
  /** In addresses, in storage and on the root element. */
  readonly name: string;
  readonly label: string;
}

export interface LocaleInfo {
  readonly code: string;
  readonly label: string;
  readonly htmlLang: string;
  readonly direction: 'ltr' | 'rtl';
  readonly home: string;
  /** Address of the words that are fetched when they are needed, `DeferredWords`. */
  readonly words: string;
}

export interface ColorModeSettings {
  readonly default: 'light' | 'dark';
  readonly switch: boolean;
  readonly respectSystem: boolean;
}

export interface Announcement extends OtherLanguage {
  readonly id: string;
  readonly content: readonly TreeNode[];
  /** Colours as `#rgb` or `#rrggbb`. */
  readonly background?: string;
  readonly color?: string;
  readonly closable: boolean;
}

export type NavItem =
  | NavLink
  | NavDropdown
  | { readonly kind: 'language' }
  | { readonly kind: 'search' }
  /** The toggle of the colour mode. */
  | { readonly kind: 'colorMode' }
  | NavVersions;

export interface NavLink extends Label {
  readonly kind: 'link';
  readonly href: string;
  readonly external: boolean;
  /** Active on paths that start with this. */
  readonly activeBase?: string;
  /** Active on paths that match this regular expression, whatever else is set. */
  readonly activePattern?: string;
  /** Active on every page of this sidebar. */
  readonly activeSidebar?: string;
  /** Shown only while the page with this address is open (a link to an unlisted doc). */
  readonly onlyOn?: string;
  /** Of a link to a doc set with several versions: the link in each version that has its target, by name. */
  readonly inVersions?: { readonly set: string; readonly links: Readonly<Record<string, NavLink>> };
}

export interface NavDropdown extends Label {
  readonly kind: 'dropdown';
  /** Where the label itself leads. */
  readonly target?: NavLink;
  readonly items: readonly NavLink[];
}

export interface NavVersions {
  readonly kind: 'docsVersion';
  readonly set: string;
  /** Newest first; each leads to the main doc of its version. */
  readonly versions: readonly VersionLink[];
  /** Name of the latest version. */
  readonly latest: string;
  /** Names of all versions of the set, those included that the item leaves out. */
  readonly names: readonly string[];
}

export interface Footer {
  readonly columns: readonly { readonly title: ShownWords; readonly items: readonly FooterLink[] }[];
  /** Terms, privacy, filing number: the small row above the copyright. */
  readonly legal: readonly FooterLink[];
  readonly copyright: ShownWords;
}

export interface FooterLink extends LinkItem {
  readonly external: boolean;
}

/** A doc set that can be stored in the browser. */
export interface OfflineSet {
  readonly label: string;
  /** Address of the list of its files. */
  readonly list: string;
}

/** A feed of the blog. */
export interface Feed {
  /** Short name of the format. */
  readonly name: string;
  /** Media type. */
  readonly type: string;
  readonly title: string;
  readonly href: string;
}
