/**
 * The words of the interface in English, and what each dictionary has: the type `Words` of
 * `model/words.ts` is made of this object. Its five parts are the ways in which words travel. It is
 * one long file, so that a translator has all words in one place.
 *
 * For translators: `{name}` stands for a value and stays as it is; its place in the sentence is free.
 * Where there is an `other`, a language has a text for each form of number that it knows (`zero`,
 * `one`, `two`, `few`, `many`), and `other`, which is always there.
 */
export const en = {
  /** Words that every page may show at once; they come with the layout document. */
  page: {
    skipToContent: 'Skip to main content',
    skipRegion: 'Skip link',
    main: 'Main',
    home: 'Home page',
    opensInNewTab: '(opens in a new tab)',
    languages: 'Languages',
    search: 'Search',
    colorMode: {
      name: 'Change the colour mode (now {mode})',
      light: 'light mode',
      dark: 'dark mode',
      system: 'system mode',
    },
    menu: {
      open: 'Toggle navigation bar',
      close: 'Close navigation bar',
      back: 'Back to main menu',
      expandDropdown: 'Expand the dropdown',
      collapseDropdown: 'Collapse the dropdown',
      versions: 'Versions',
    },
    announcement: { label: 'Announcement', close: 'Close' },
    sidebar: {
      docs: 'Docs sidebar',
      expand: 'Expand the category “{label}”',
      collapse: 'Collapse the category “{label}”',
      hide: 'Hide the sidebar',
      show: 'Show the sidebar',
    },
    breadcrumbs: 'Breadcrumbs',
    toc: { label: 'Table of contents', button: 'On this page' },
    pagination: { label: 'Docs pages', previous: 'Previous', next: 'Next' },
    heading: { link: 'Direct link to {heading}' },
    edit: {
      page: 'Edit this page',
      updated: 'Last updated on {date}',
      by: ' by {author}',
      updatedBy: 'Last updated by {author}',
    },
    tags: { label: 'Tags:', all: 'View all tags', heading: 'Tags' },
    category: { items: { one: '{count} item', other: '{count} items' } },
    version: {
      badge: 'Version: {label}',
      unreleased: 'This is the documentation for {site} {label}, a version that has not been released yet.',
      unmaintained: 'This is the documentation for {site} {label}, which is no longer maintained.',
      latest: 'For up-to-date documentation, see the {link} ({label}).',
      latestLink: 'latest version',
    },
    notice: {
      draft: 'This page is a draft. It is not part of the published site.',
      unlisted:
        'This page is unlisted. Search engines will not index it, and only people with a direct link can find it.',
      untranslated: 'This page has not been translated yet. It is shown in {language}.',
      changes: 'See what changed',
      original: 'Read the original',
    },
    admonition: {
      note: 'Note',
      tip: 'Tip',
      info: 'Info',
      warning: 'Warning',
      danger: 'Danger',
      caution: 'Caution',
      important: 'Important',
    },
    code: { label: 'Code example', copy: 'Copy code', copied: 'Copied', wrap: 'Toggle word wrap' },
    copyColor: 'Copy the colour',
    saveColors: 'Save these colours as .gpl',
    table: 'Table: {columns}',
    task: { done: 'Done', open: 'Not done' },
    footnotes: { heading: 'Footnotes', back: 'Back to reference {number}' },
    /** Which edition the visitor uses. */
    edition: {
      label: 'Your edition',
      all: 'All',
      others: { one: 'One page is for other editions.', other: '{count} pages are for other editions.' },
      for: 'For {editions}',
    },
    crash: {
      title: 'This page crashed.',
      hint: 'Trying again may help. If it does not, the other pages are still there to read.',
      retry: 'Try again',
      home: 'Go to the home page',
      search: 'Search the site',
      details: 'What the browser says',
      cause: 'Cause:',
      windowTitle: 'Error',
    },
    loading: {
      label: 'Loading',
      failed: 'This page could not be loaded.',
      /** Of the search and the like, in the place where it would be. */
      failedPart: 'This part of the page could not be loaded.',
      retry: 'Retry',
      close: 'Close',
    },
    /** Where a home page's scripts do not come. */
    misplaced: {
      title: 'This site did not load properly.',
      network: 'The connection may have failed for a moment.',
      reload: 'Reload the page',
    },
    backToTop: 'Back to top',
    listSeparator: ', ',
  },
  /** Words that only some kinds of page show: they come with the documents of these. */
  pages: {
    blog: {
      recent: 'Recent posts',
      list: 'Blog posts',
      navigation: 'Pages of the blog',
      newerEntries: 'Newer entries',
      olderEntries: 'Older entries',
      newerPost: 'Newer post',
      olderPost: 'Older post',
      postNavigation: 'Newer and older post',
      readMore: 'Read more',
      taggedPosts: { one: 'One post tagged with “{label}”', other: '{count} posts tagged with “{label}”' },
      authorPosts: { one: '{name} – one post', other: '{name} – {count} posts' },
      postCount: { one: 'One post', other: '{count} posts' },
      authorNone: 'This author has not written any posts yet.',
      authors: 'Authors',
      allAuthors: 'View all authors',
      archive: 'Archive',
      archiveIntro: { one: 'The one post of the blog', other: 'All {count} posts of the blog, newest first' },
      pageNumber: 'Page {number}',
      feedTitle: '{site} blog',
      minutes: { one: 'One minute read', other: '{count} minutes read' },
    },
    docTags: { count: { one: 'One doc tagged with “{label}”', other: '{count} docs tagged with “{label}”' } },
    homePage: {
      platforms: 'Get {title}',
      gallery: 'Drawn in the lessons',
      steps: 'Try it here',
      stepsNote: 'Practice pieces, not the app.',
      recordings: 'The app at work',
      works: 'Made with it',
      news: 'What is new',
      guides: 'Make one of these first',
      answers: 'Questions and answers',
      /** For whoever puts the site on a server; `{base}` and `{suggestion}` are paths, in this order. */
      basePathHint:
        'If that does not help, the base path of the site may be wrong: its settings say {base}, but the address of this page suggests {suggestion}',
    },
    notFound: {
      title: 'Page Not Found',
      first: 'We could not find what you were looking for.',
      second: 'If a link brought you here, please tell whoever runs that site that the link is broken.',
      instead: 'You could start here instead:',
    },
  },
  /** Words fetched as one file with the first code that shows some of them. */
  deferred: {
    /** The dialog of the search, and what Page Not Found offers instead. */
    search: {
      /** Name of the dialog and of its field. */
      label: 'Search',
      placeholder: 'What are you looking for?',
      close: 'Close the search',
      /** Name of the row of buttons that narrow results down; `all` is its first button. */
      filters: 'Show results from',
      all: 'Everything',
      /** Name of the list of results. */
      results: 'Results',
      count: { one: '{count} page found', other: '{count} pages found' },
      /** `{query}`: what was typed. */
      none: 'Nothing was found for “{query}”.',
      /** Below `none`, followed by a list of pages. */
      noneHint: 'Try fewer words, or a word for the same thing in English or Chinese. Or look around here:',
      /** A button below `none` where only a part of the site was searched. */
      elsewhere: 'Look everywhere',
      /** `{written}`: the word that was typed; `{shown}`: the one nearest to it, which was found. */
      corrected: 'Nothing has “{written}”; these pages have “{shown}”.',
      more: 'Show more pages',
      /** Before the last queries; `forget` is the button that removes them. */
      recent: 'Searched for lately',
      forget: 'Forget these',
      /** While nothing is typed. */
      start: 'Look for a tool, a menu or a question. Words in Chinese are understood too.',
      offline: 'You are offline, and the search needs the network.',
      failed: 'The search could not be loaded.',
      retry: 'Try again',
      /** The deeds of arrow keys, Enter and Esc: each follows the name of its key. */
      keys: { move: 'choose', open: 'open', close: 'close' },
      /** On Page Not Found, before a list of pages. */
      near: 'Perhaps you meant one of these pages:',
      /** On Page Not Found, a button; `{query}`: words of the address that was asked for. */
      searchFor: 'Search for “{query}”',
    },
    /** The tools beside a text to take it along, and marks that come when a page is used. */
    pageTools: {
      /** Name of the group of buttons. */
      tools: 'Take this page along',
      copyPage: 'Copy as Markdown',
      copyLink: 'Copy link',
      markdown: 'View as Markdown',
      booklet: 'Print all pages',
      offline: 'Read offline',
      /** Leads to a form in which the page is named already. */
      feedback: 'Report a mistake',
      offlineFailed: 'This needs the network.',
      pageCopied: 'The page has been copied.',
      linkCopied: 'The link has been copied.',
      colorCopied: 'The colour has been copied.',
      failed: 'It could not be copied.',
      /** The mark at a post that was not there on the last visit. */
      isNew: 'New',
      /** On a page in another language, for visitors whose browser prefers this one. */
      hint: {
        label: 'Language',
        link: 'Read this page in English',
        close: 'Close',
      },
    },
    /** The dialog in which doc sets are stored for reading without a network. */
    offline: {
      title: 'Read offline',
      lead: 'Pages that you store in this browser can be read without a network, until you remove them. They are brought up to date when you visit the site.',
      close: 'Close',
      /** While nothing is known of a set yet. */
      looking: 'Looking up what is stored…',
      none: 'Not stored',
      /** `{size}`: such as 1.5 MB; `{count}`: files. */
      size: '{size} in {count} files',
      unknownSize: 'Its size is not known without a network.',
      storing: 'Being stored',
      updating: 'The site has changed: what is new is being stored. The stored pages can be read meanwhile.',
      /** `{done}` and `{of}` are numbers of files. */
      progress: '{done} of {of} files',
      stored: 'Stored for reading offline',
      failed: {
        network: 'The network does not answer. The rest is stored when you are back online.',
        full: 'There is not enough room. Free some space on your device, or remove what else is stored here; then try again.',
        changing: 'The site is being changed at this moment. Try again in a few minutes.',
        blocked:
          'This browser does not let the site store pages. If this is a private window, open the site in a normal one; else allow the site to store data in the settings of the browser.',
      },
      /** Follows a text of `failed` where an older state is still stored. */
      kept: 'The pages that were stored before can still be read.',
      store: 'Store',
      stop: 'Stop',
      remove: 'Remove',
      retry: 'Try again',
      /** Where a page could not be had: before links to what is stored. */
      instead: 'You seem to be offline. These are stored in this browser:',
    },
    /** Pictures that move, are compared or enlarged. */
    exhibits: {
      animation: {
        frames: { one: '{count} frame', other: '{count} frames' },
        seconds: '{seconds} s',
        milliseconds: '{duration} ms',
        play: 'Play',
        pause: 'Pause',
        previous: 'Previous frame',
        next: 'Next frame',
        speed: 'Speed',
        position: 'Frame {frame} of {count}',
      },
      compare: { before: 'Before', after: 'After', divider: 'Divider between before and after' },
      zoom: {
        title: 'Enlarged picture',
        larger: 'Larger',
        smaller: 'Smaller',
        scale: '{scale} times',
        fit: 'Fit',
        grid: 'Pixel grid',
        close: 'Close',
        picture: '{alt}. Arrow keys move from pixel to pixel.',
        pixel: 'Column {x}, row {y}: {color}',
        transparent: 'transparent',
      },
    },
  },
  /** Those that the exercises and tools of the site share, and those of each by its name: the build takes them from their folders. One file, fetched with the code of the first. */
  tools: { shared: {} as object, exhibits: {} as Readonly<Record<string, object>> },
  /** Words that the build writes into pages and files. */
  build: {
    /** On a translation that has fallen behind, and on the page that shows what it lacks. */
    outdated: {
      notice: {
        one: 'The original of this page ({passages} passages) has changed in one place since it was translated, so a detail may be out of date.',
        other:
          'The original of this page ({passages} passages) has changed in {count} places since it was translated, so some details may be out of date.',
      },
      title: 'What changed: {title}',
      intro: 'Below stands what this translation says beside what the original says now.',
      back: 'Back to the page',
      top: 'Title, summary and introduction',
      translation: 'This translation',
      original: 'Original ({language})',
      added: '(not there yet)',
      removed: '(removed)',
      unknown: '(see this section)',
    },
    /** The kind of file of a download: the facts in brackets after its name. */
    download: {
      picture: '{width}×{height} pixels',
      /** Of an animation; `cells` where the frames stand side by side. */
      frames: '{count} frames',
      cells: '{count} frames of {width}×{height}',
      /** `{duration}`: milliseconds. */
      time: '{duration} ms',
      colors: { one: '1 colour', other: '{count} colours' },
      bytes: { one: '1 byte', other: '{count} bytes' },
      /** Between two facts. */
      separator: ', ',
      /** Around `{facts}`, with the space before them. */
      brackets: ' ({facts})',
    },
    /** The page that comes in place of one that is not stored; links follow its text. */
    notStored: {
      title: 'This page is not stored',
      text: 'You are offline, or the site does not answer. These are stored in this browser:',
      again: 'Try this page again',
    },
    /** Names of the parts of the site that results can be narrowed down to and that are no doc set. */
    search: { releases: 'Release notes' },
    /** At the head of a booklet. */
    booklet: { download: 'Download as one file, with its pictures', pdf: 'Download as PDF' },
    /** Headings of the lists for language models. */
    markdownFiles: { otherPages: 'Other pages' },
  },
  /** Those of each feature of the site by its name: the build takes them from the features. */
  features: {} as Readonly<Record<string, object>>,
};
