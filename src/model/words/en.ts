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
  /** What every page may show at once; comes with the layout document. */
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
      ios: 'iOS',
      android: 'Android',
      desktop: 'Desktop',
      others: { one: 'One page is for other editions.', other: '{count} pages are for other editions.' },
      for: 'For {editions}',
    },
    crash: {
      title: 'This page crashed.',
      hint: 'Trying again may help. If it does not, the other pages are still there to read.',
      retry: 'Try again',
      home: 'Go to the home page',
      search: 'Search the site',
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
  /** What only some kinds of page show: comes with the documents of these. */
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
      archiveIntro: 'All posts, year by year',
      pageNumber: 'Page {number}',
      feedTitle: '{site} blog',
      minutes: { one: 'One minute read', other: '{count} minutes read' },
    },
    docTags: { count: { one: 'One doc tagged with “{label}”', other: '{count} docs tagged with “{label}”' } },
    homePage: {
      platforms: 'Get {title}',
      steps: 'Try it here',
      recordings: 'The app at work',
      works: 'Made with it',
      news: 'What is new',
      guides: 'Make one of these first',
      answers: 'Questions and answers',
      latest: 'From the blog',
      /** For whoever puts the site on a server; `{base}` and `{suggestion}` are paths, in this order. */
      basePathHint:
        'If that does not help, the base path of the site may be wrong: its settings say {base}, but the address of this page suggests {suggestion}',
    },
    release: {
      ios: 'iOS and iPadOS',
      da: 'Desktop and Android',
      version: 'Version',
      date: 'Released',
      new: 'New',
      improved: 'Improved',
      fixed: 'Fixed',
    },
    notFound: {
      title: 'Page Not Found',
      first: 'We could not find what you were looking for.',
      second:
        'If a link brought you here, please tell the owner of the site it is on that the link is broken.',
      instead: 'You could start here instead:',
    },
  },
  /** What is fetched as one file with the first code that shows some of it. */
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
      /** What the arrow keys, Enter and Esc do: each follows the name of its key. */
      keys: { move: 'choose', open: 'open', close: 'close' },
      /** On Page Not Found, before a list of pages. */
      near: 'Perhaps you meant one of these pages:',
      /** On Page Not Found, a button; `{query}`: words of the address that was asked for. */
      searchFor: 'Search for “{query}”',
    },
    /** What stands beside a text to take it along, and marks that come when a page is used. */
    pageTools: {
      /** Name of the group of buttons. */
      tools: 'Take this page along',
      copyPage: 'Copy as Markdown',
      copyLink: 'Copy link',
      markdown: 'View as Markdown',
      booklet: 'Print all pages',
      offline: 'Read offline',
      /** Leads to a form in which the page is named already. */
      feedback: 'Something wrong on this page?',
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
        text: 'This page is also available in English.',
        link: 'Read it in English',
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
        grid: 'Pixel grid',
        close: 'Close',
        picture: '{alt}. Arrow keys move from pixel to pixel.',
        pixel: 'Column {x}, row {y}: {color}',
        transparent: 'transparent',
      },
    },
  },
  /** What tools for the reader's own files say: fetched as one file with the code of the first of them. */
  tools: {
    /** What all tools share. */
    kit: {
      /** The mark at the head of a tool. */
      mark: 'Try it',
      reset: 'Start again',
      menu: 'More for this tool',
      copyLink: 'Copy link',
      copied: 'Link copied',
      copyFailed: 'The link could not be copied.',
      fullScreen: 'Full screen',
      choose: 'Choose files',
      chooseOthers: 'Choose other files',
      /** Above the button; on devices without a mouse `touch` stands there instead. */
      drop: 'Drop your files here',
      touch: 'Take files from your device',
      /** Below the button. */
      paste: 'Copied pictures can be pasted, too.',
      /** While files are held over the frame. */
      release: 'Let go to open',
      sample: 'Try it with ours',
      sampleFailed: 'The sample could not be fetched. Check the network and try again.',
      /** `{size}`: in MB. */
      limits: '{formats}, up to {size} MB and {side} × {side} pixels. Nothing is uploaded.',
      /** Name of the row of files that were opened. */
      files: 'Opened files',
      opening: 'Reading {name}',
      making: 'Making {name}',
      examining: 'Looking over {name}',
      stop: 'Stop',
      stopped: 'Stopped.',
      opened: '{name} is open: {width} × {height} pixels.',
      saved: '{name} has been saved.',
      save: 'Save {name}',
      saveAll: 'Save all',
      less: 'Less',
      more: 'More',
      play: 'Play',
      pause: 'Pause',
      frame: 'Frame',
      frameOf: '{frame} of {count}',
      frames: { one: '{count} frame', other: '{count} frames' },
      /** Name of the list of what could not be read, or not wholly. */
      remarks: 'About your files',
      /** Of a file that could be read all the same; `{what}` is a sentence. */
      noted: 'was read all the same. {what}',
      /** What is the matter with a file, and what helps: two sentences. */
      sentences: '{what} {remedy}',
      /** Of a file that lies at a byte or a line, as facts after a sentence. */
      byte: 'byte {at}',
      line: 'line {at}',
      found: 'found: {found}',
      allowed: 'allowed: {allowed}',
      /** Where the browser itself fails: no memory, or no worker. */
      failed: 'The browser gave up on this file. Close other tabs, or try a smaller file.',
    },
    /** For each code that a parser of files answers with: what is the matter, and what helps. */
    remarks: {
      empty: { what: 'The file is empty.', remedy: 'Export it once more.' },
      unknownFormat: {
        what: 'This is not a format that is read here, whatever its name says.',
        remedy: 'Open it in the program it comes from and export it as PNG or GIF.',
      },
      truncated: {
        what: 'The file ends too early.',
        remedy: 'Copy or download it again; the transfer may have broken off.',
      },
      badChecksum: {
        what: 'A checksum does not match, so the data has been damaged on its way.',
        remedy: 'Copy or download the file again.',
      },
      badValue: {
        what: 'Something stands there that the format does not allow.',
        remedy: 'Export the file again, or open it in another program and save it there.',
      },
      badCompression: {
        what: 'The compressed data is damaged.',
        remedy: 'Copy or download the file again.',
      },
      badColor: {
        what: 'A colour is written in a way that cannot be read.',
        remedy: 'Correct it in a text editor, or leave it out.',
      },
      noPictures: { what: 'There is no picture in it.', remedy: 'Export it with at least one frame.' },
      noColors: { what: 'There is no colour in it.', remedy: 'Export the palette again.' },
      notRead: { what: 'A part of the file is not read here.', remedy: 'Export it without that part.' },
      tooLarge: {
        what: 'It is larger than what can be handled here.',
        remedy: 'Split it, or make it smaller by a whole number first.',
      },
      tooManyFrames: {
        what: 'It has more frames than can be handled here.',
        remedy: 'Split the animation into several files.',
      },
      tooManyColors: {
        what: 'It has more colours than can be handled here.',
        remedy: 'Reduce its colours first.',
      },
      encrypted: { what: 'It is protected by a password.', remedy: 'Save it without one.' },
      misnamed: {
        what: 'It is of another format than its name says.',
        remedy: 'Rename it, so that other programs know it too.',
      },
      converted: {
        what: 'A colour of another model has become red, green and blue.',
        remedy: 'Compare it with the original.',
      },
    },
    sharpener: {
      title: 'Sharpen your pixel art',
      formats: 'PNG or GIF',
      /** Names of the two halves of the stage. */
      sharp: 'Sharp, {factor}×',
      smooth: 'Smoothed by a viewer',
      /** What both halves show, for who cannot see them. */
      stage: '{name}, enlarged {factor} times: sharp at the left, smoothed at the right. Arrow keys move it.',
      /** Name of the row of sizes; `side` is the longer side that a picture must not exceed. */
      targets: 'For',
      targetSides: { '240': 'WeChat sticker', '512': 'Avatar or post', '1080': 'Full width' },
      pixels: '{side} px',
      factor: 'Factor',
      times: '{factor}×',
      size: '{from} → {to} pixels',
      sides: '{width} × {height}',
      /** Where the picture is already larger than the size wished for. */
      larger: 'It is larger than that already, so it stays as it is.',
      /** Of a picture in which all pixels are blocks; `{factor}` is the side of a block. */
      enlarged: 'This picture has been enlarged {factor} times already. Its true size is {size} pixels.',
      useTrueSize: 'Count from the true size',
      toTrueSize: 'Back to 1×',
    },
    paletteLaboratory: {
      title: 'Mend and test a palette',
      formats: 'GPL, HEX, PAL, ACT, ASE, PNG, GIF, Aseprite',
      /** `{name}` is that of a file. */
      opened: '{name} is open. Colours: {count}.',
      colors: 'Colours: {count}',
      /** Name of the swatches. */
      swatches: 'Colours of {name}. Arrow keys move, Enter takes a colour and copies its code.',
      /** A swatch without a name in its file has its code for one. */
      swatch: '{name}, {code}',
      copied: '{code} has been copied.',
      notCopied: 'The browser did not allow copying. The code is {code}.',
      copy: 'Copy {code}',
      showAll: 'Show all {count}',
      /** What the colours of a file are, where it is no file of colours. */
      sources: {
        drawing: 'These are the colours of the drawing’s own palette.',
        picture: 'These are the colours that the pixels have, the most frequent first.',
        reduced: 'The picture has more than 256 colours. These stand for them, as near as possible.',
      },
      /** Where colours are not opaque: none of the formats keeps that. */
      opaque: 'Transparency is not saved: colours become opaque.',
      /** Of the lines of a GPL file. */
      mended: 'These lines were at fault. Save the file, and it is right.',
      lineMended: 'Line {line}: “{found}” is put right.',
      lineFirst: 'Line {line}: “{found}” is not “GIMP Palette”. It is put right.',
      lineDropped: 'Line {line}: “{found}” is no colour and is left out.',
      linesMore: 'Further lines: {count}',
      task: 'What to do',
      tasks: { look: 'Look', twins: 'Twins', contrast: 'Contrast', ramp: 'Ramp' },
      view: 'Seen with',
      views: {
        all: 'All colours',
        greys: 'Greys only',
        protanopia: 'No red receptors',
        deuteranopia: 'No green receptors',
        tritanopia: 'No blue receptors',
      },
      order: 'Sort by',
      orders: { hue: 'Hue', lightness: 'Lightness' },
      twinsNone: 'No two colours look almost the same.',
      twins: 'Pairs that look almost the same: {count}. The first of each pair stays.',
      merge: 'Merge {one} and {other}',
      mergeShort: 'Merge',
      mergeAll: 'Merge all',
      merged: 'Merged. Colours: {count}.',
      /** `{ratio}` such as 4.53. */
      ratio: '{ratio} : 1',
      contrastHow: 'Touch two swatches to compare them.',
      /** What a contrast is enough for by the WCAG. */
      enough: {
        text: 'Enough for small text (4.5 and more).',
        shapes: 'Enough for outlines, icons and large text (3 and more).',
        little: 'Shapes blur into each other (below 3).',
      },
      way: 'Ramp',
      ways: { around: 'Around one', between: 'Between two' },
      space: 'Steps in',
      steps: 'Colours',
      /** How many degrees the hue of light shades turns towards yellow. */
      turn: 'Turn to yellow',
      degrees: '{degrees}°',
      rampName: 'Ramp: {codes}',
      add: 'Add the new ones: {count}',
      added: 'Added: {count}.',
      undo: 'Undo',
      undone: 'Undone. Colours: {count}.',
      format: 'Save as',
    },
    sheetDesk: {
      title: 'Cut and time a sheet',
      formats: 'PNG, GIF or Aseprite',
      opened: '{name} is open. Frames: {count}.',
      /** Of several files: the first one, and how many besides. */
      andMore: '{name} and {count} more',
      /** Where pictures of several sizes were opened. */
      padded: 'The pictures have several sizes: smaller ones stand in the middle of the lower edge.',
      /** Name of the choice between the two things to do. */
      task: 'What to do',
      views: { cut: '1. Cut', time: '2. Time and save' },
      /** What the stage shows, for who cannot see it. */
      sheetStage: '{name} with its grid. Columns: {columns}, rows: {rows}. Arrow keys move it.',
      stage: '{name}, frame {frame} of {count}. Arrow keys move it.',
      grid: {
        columns: 'Columns',
        rows: 'Rows',
        width: 'Cell width',
        height: 'Cell height',
        margin: 'Margin',
        padding: 'Spacing',
      },
      /** Of a sheet; `{width}` and `{height}` are those of a cell. */
      cut: 'Frames: {count}, {width} × {height} pixels each.',
      goOn: 'Time these frames',
      /** Name of the strip. */
      frames: 'Frames. Arrow keys move, Shift and arrow keys select on.',
      out: 'left out',
      milliseconds: '{time} ms',
      /** Under a time that a GIF cannot keep. */
      inGif: 'GIF: {time} ms',
      /** `{count}` are not shown yet. */
      showMore: 'Show more ({count} left)',
      /** The colours are those of the ghosts. */
      onionSkin: 'Onion skin (red: before, blue: after)',
      several: 'Select several',
      /** Of the selected frames. */
      duration: 'Time of the selected ({count})',
      unit: 'ms',
      mixed: 'mixed',
      rate: 'Frames per second',
      ownRate: 'own time',
      exactRate: '{rate} · exact in a GIF',
      inexactRate: '{rate} · not exact in a GIF',
      selectAll: 'Select all',
      earlier: 'Earlier',
      later: 'Later',
      duplicate: 'Duplicate',
      reverse: 'Reverse',
      leaveOut: 'Leave out',
      takeIn: 'Take in',
      undo: 'Undo',
      exact: 'Every time is exact in a GIF. One loop takes {total}.',
      hundredths: 'A GIF counts in hundredths of a second, so these times are rounded.',
      totals: 'One loop takes {gifTotal} instead of {total}.',
      mistaken: 'Many viewers play a frame of 10 ms or less as 100 ms; a GIF from here has at least 20 ms.',
      /** What a time becomes; `{gif}` may be several times with `or` between them. */
      becomes: '{time} → {gif}',
      or: ' or ',
      makeExact: 'Make it {time}',
      saveAs: 'Save as',
      kinds: { gif: 'Looping GIF', sheet: 'Sheet + JSON' },
      factor: 'Factor',
      times: '{factor}×',
      saved: 'Frames: {count}, {width} × {height} pixels.',
      soft: 'A GIF has no half-transparent pixels: each becomes opaque or wholly transparent.',
      tooLarge: 'That is too large. Choose other columns.',
      noFrames: 'All frames are left out.',
    },
    /** What all exercises share. */
    exercise: {
      /** Name of the button that tells what the keys do. */
      keys: 'Keys',
      /** What they do in every exercise. */
      always: 'R starts again, Esc leaves the picture.',
      met: 'Done',
      copyLink: 'Copy link',
      copied: 'The link is copied. It carries what you made.',
      copyFailed: 'The link could not be copied.',
      damaged: 'The link is damaged: here is the beginning.',
      savePicture: 'Save PNG',
      saveAnimation: 'Save GIF',
      saveFailed: 'It could not be saved. Copy the link, then load the page again.',
    },
    buildRamp: {
      title: 'Build a ramp',
      goal: 'Turn the shadow to blue-violet and the light to yellow.',
      /** What the stage shows, for who cannot see it. */
      stage: 'A ball in five shades, and in greys.',
      /** What the keys do there. */
      keys: 'Up and down choose a shade, left and right turn it.',
      parts: { shadow: 'Shadow', base: 'Base', light: 'Light' },
      degrees: '{degrees}°',
      space: 'Shades in between by',
      said: '{part}: hue {degrees}°.',
      /** What is still to be turned, by the name of its hue. */
      toTurn: {
        shadow: 'The shadow is {hue}: turn it toward blue-violet.',
        light: 'The light is {hue}: turn it toward yellow.',
      },
      /** Both are turned. */
      turned: 'The shadow is {shadow}, the light is {light}.',
      hueNames: {
        pink: 'pink',
        red: 'red',
        orange: 'orange',
        yellow: 'yellow',
        green: 'green',
        cyan: 'cyan',
        blue: 'blue',
        blueViolet: 'blue-violet',
        purple: 'purple',
      },
    },
    findKeys: {
      title: 'Find free keys',
      goal: 'Put three keys on your list that nobody takes.',
      /** Name of the stage. */
      stage: 'Press keys here; Tab and Esc leave',
      press: 'Click here, and press keys',
      hint: 'Some keys never arrive, such as those of the browser itself: choose them below.',
      system: 'Keyboard on',
      held: 'Held down',
      key: 'Key',
      noKey: 'none',
      free: 'Nobody is known to take this. Try it in the app, on a copy.',
      letter: 'Nobody takes it but an input method, while one is on: switch to English.',
      taken: 'Taken by {taker}: {does}.',
      takenAdvice: 'Taken by {taker}: {does}; {advice}.',
      unknown: 'An input method took this key. Switch to English, and press it again.',
      said: '{keys}: {verdict}',
      use: 'For what',
      example: 'Undo',
      add: 'Put on my list',
      list: 'My keys on {system}',
      keys: 'Keys',
      taker: 'Taken by',
      nobody: 'nobody known',
      empty: 'Your list is empty. This browser keeps it, and “Copy link” carries it.',
      takeOff: 'Take {keys} off the list',
      print: 'Print my list',
      failed: 'What is known of keys could not be loaded. Load the page again.',
    },
    countMemory: {
      title: 'Count the memory',
      goal: 'Fit the project onto a CD, with all 60 frames.',
      measures: { width: 'Width', height: 'Height', layers: 'Layers', frames: 'Frames' },
      /** Name of the chart. */
      chart: 'Pixels of your project beside familiar amounts',
      kinds: {
        project: 'Your project, at most',
        cartridge: 'Small Game Boy cartridge',
        floppy: 'Floppy disk',
        cd: 'CD',
        dvd: 'DVD',
      },
      sum: '{width} × {height} × {layers} × {frames} × 4 bytes. Each block doubles the amount.',
      hint: 'An estimate of uncompressed pixels, not a promise about the app.',
      said: 'At most {amount}.',
    },
    practiceGround: {
      title: 'Draw a card',
      goal: 'Card {number}: {theme}, {size} × {size} pixels.',
      stage: 'Canvas of {size} × {size} pixels.',
      keys: 'Arrow keys move, Space draws.',
      /** What the stage shows while a drawing is compared with the one from memory. */
      pair: 'The drawing on the left, the one from memory on the right.',
      said: 'Column {x}, row {y}: {color}',
      colors: 'Colour',
      color: 'Colour {number}',
      eraser: 'Eraser',
      undo: 'Undo',
      fromMemory: 'From memory',
      endMemory: 'Back to the drawing',
      compare: 'Compare',
      same: '{same} of {all} pixels are where they were.',
      rules: 'What the card asks for',
      kept: 'kept',
      /** By rule; `{count}` is the number wanted. */
      asked: {
        colors: 'Colours: exactly {count}',
        full: 'No pixel empty',
        ground: 'Touches the lowest row',
        high: 'Rows: exactly {count}',
        holes: 'Holes: exactly {count}',
        margin: 'Empty pixels at each edge: {count}',
        mirror: 'Left mirrors right',
        'no-orphans': 'No pixel alone in its colour',
        outline: 'A closed outline in colour 1',
        pieces: 'Pieces: exactly {count}',
        pixels: 'Pixels: {count} at most',
        thin: 'Lines one pixel wide',
        turn: 'The same upside down',
        wide: 'Columns: exactly {count}',
      },
      sheet: 'Stamps: {count} of {all} cards',
      card: 'Card {number}: {theme}',
      stamped: 'Card {number}: {theme}, stamped',
      failed: 'The cards could not be loaded. Load the page again.',
    },
    ditherSky: {
      title: 'Dither a sky',
      goal: 'Bring the checkerboard down to the hilltops.',
      /** What the stage shows, for who cannot see it. */
      stage: 'Two night skies: a pattern on the left, error diffusion on the right.',
      keys: 'Up and down move the border between dark and light.',
      threshold: 'Half dark in row',
      matrix: 'Pattern',
      matrices: '{side} × {side}',
      diffusion: 'Error diffusion',
      said: 'Row {row} is half dark.',
    },
    findInbetween: {
      title: 'Find the in-between',
      goal: 'Put the middle nearer the slow end: the top of the leap.',
      /** What the stage shows, for who cannot see it. */
      stage: 'An arc with two key drawings and the one between them, and two slimes that leap.',
      keys: 'Arrow keys move the drawing, Space plays.',
      middle: 'Middle drawing',
      spacing: 'On the arc',
      spacings: { even: 'Even', eased: 'Eased' },
      gaps: 'Gaps from the ground up. Even: {even}. Eased: {eased}.',
    },
    timeWalk: {
      title: 'Time the walk',
      goal: 'Hold both contacts longest; keep a cycle under a second.',
      /** What the stage shows, for who cannot see it. */
      stage: 'Two figures walk, and below them lies a strip of eight frames.',
      keys: 'Left and right select a frame, up and down change its time, Space plays.',
      poses: { contact: 'contact', down: 'down', passing: 'passing', up: 'up' },
      frame: 'Frame {frame}, {pose}',
      time: '{time} ms',
      cycle: 'A cycle: {cycle} ms. The grey one: {even} ms.',
      said: 'Frame {frame}, {pose}: {time} ms. A cycle: {cycle} ms.',
    },
    typePixels: {
      title: 'Type in pixels',
      goal: 'Write a sign in two lines without a missing letter.',
      /** What the stage shows, for who cannot see it. */
      stage: 'A sign with the text of the field in pixels.',
      keys: 'Arrow keys go from letter to letter, Space selects one in the field.',
      text: 'Text',
      factor: 'Pixels a side',
      complete: 'No letter is missing.',
      missing: 'Not in the font: {characters}',
      tooLarge: 'The text is larger than the sign.',
    },
    straightenLine: {
      title: 'Straighten the line',
      goal: 'Make all eight runs of the string three pixels long.',
      /** What the stage shows, for who cannot see it. */
      stage: 'A slime holds a kite on a string of pixels.',
      keys: 'Arrow keys move a pixel, with Shift eight. Space takes a pixel away or sets one.',
      runs: 'Runs from hand to kite: {runs}. Doubled columns: {doubles}.',
      perfect: 'Pixel-perfect pen',
    },
    orderLayers: {
      title: 'Order the layers',
      goal: 'Ground behind, shade only on the slime, thin light over all.',
      /** What the stage shows, for who cannot see it. */
      stage: 'A slime under a street lamp at night.',
      keys: 'Arrow keys move a pixel, with Shift eight. Space selects the topmost layer at the cursor.',
      /** Name of the list. */
      list: 'Layers, from the top',
      layers: { light: 'Light', shade: 'Shade', slime: 'Slime', ground: 'Ground' },
      /** Switches of a layer: on or off. */
      shown: 'Show {layer}',
      clip: 'Clip',
      clipHint: 'Clip to the layer below',
      up: 'Up',
      down: 'Down',
      opacity: 'Opacity',
      percent: '{amount} %',
      said: 'Selected: {layer}. From the top: {stack}.',
      isHidden: 'hidden',
      isClipped: 'clipped',
      separator: ', ',
    },
    linkCell: {
      title: 'Link a cell',
      goal: 'Mend the eye of frames 2 to 4 in one drawing.',
      /** What the stage shows, for who cannot see it. */
      stage: 'A slime with a cracked eye.',
      keys: 'Arrow keys move a pixel, with Shift eight. Space sets a pixel of the chosen colour.',
      frames: 'Frames',
      frame: 'Frame {number}',
      cell: 'Cell of frame {number}',
      own: 'Own drawing',
      repeats: 'Repeats frame {number}',
      color: 'Colour',
      colors: { 0: 'Dark', 6: 'White', f: 'Light green', e: 'Green', 5: 'Background' },
      measured: 'Drawings: {drawings}. Frames with a cracked eye: {cracks}.',
    },
    mirrorShield: {
      title: 'Mirror the shield',
      goal: 'Draw the left half until the outline is closed.',
      /** What the stage shows, for who cannot see it. */
      stage: 'Half the outline of a shield and its mirror.',
      keys: 'Arrow keys move a pixel, with Shift eight. Space sets a pixel or takes it away.',
      axis: 'Axis',
      axes: { between: 'Between pixels', on: 'On a pixel' },
      widths: { between: 'even width', on: 'odd width' },
      measured: 'Pixels drawn: {drawn}. With the mirror: {all}.',
    },
    softenCurve: {
      title: 'Soften a curve',
      goal: 'Soften the ends of long runs; leave the short ones hard.',
      /** What the stage shows, for who cannot see it. */
      stage: 'A slime above a curve of steps.',
      keys: 'Arrow keys move a pixel, with Shift eight. Space sets a mixed pixel or takes it away.',
      small: 'The same, small',
      measured: 'Ends softened: {softened} of {needed}. Too much: {faults}.',
    },
    swapPalette: {
      title: 'Swap the palette',
      goal: 'Make it day: drop light colours on sky and ground.',
      /** What the stage shows, for who cannot see it. */
      stage: 'A house on a hill, with tree, slime and moon.',
      keys: 'Arrow keys move a pixel, with Shift eight. Space drops the colour.',
      color: 'Colour to drop',
      colorNumber: 'Colour {number}',
      count: 'Entries',
      changes: 'Entries changed: {entries} of {all}. Pixels recoloured: {pixels}.',
    },
    turnSword: {
      title: 'Turn the sword',
      goal: 'Turn the sword, then mend one result until no mark is left.',
      /** What the stage shows, for who cannot see it; also `repairStage`. */
      stage: 'A sword, upright and turned in three ways.',
      keys: 'Arrow keys turn it.',
      repairStage: 'The result, enlarged, with marks.',
      repairKeys: 'Arrow keys move, Space paints.',
      angle: 'Angle',
      degrees: '{degrees}°',
      task: 'What to do',
      turn: 'Turn',
      all: 'all',
      mend: 'Mend {number}',
      methods: { nearest: 'Nearest neighbour', shears: 'Shears' },
      ink: 'Paint with',
      inks: {
        outline: 'Outline',
        lit: 'Blade in light',
        shaded: 'Blade in shade',
        gold: 'Gold',
        grip: 'Grip',
        nothing: 'Nothing',
      },
      said: 'Turned by {degrees}°.',
      saidPixel: 'Row {row}, column {column}: {ink}. Marks left: {count}.',
    },
    tileTester: {
      title: 'See how your tile repeats',
      formats: 'PNG, GIF or Aseprite',
      /** What the stage shows, for who cannot see it; `{laying}` is one of `layings`. */
      stage: '{name}, laid out: {laying}. Arrow keys move it.',
      laying: 'Lay',
      layings: { repeated: 'Side by side', bricks: 'As bricks', half: 'Edges in the middle' },
      showMarks: 'Mark seams',
      /** Of an empty set to draw on. */
      template: 'Template',
      tiles: '{count} tiles',
      size: '{width} × {height} pixels.',
      seamless: 'No seam stands out.',
      /** `{rows}` and `{columns}` are numbers and ranges of them, counted from 1. */
      across: 'The right edge does not join the left one in these rows: {rows}.',
      down: 'The lower edge does not join the upper one in these columns: {columns}.',
      hint: 'A mark is a hint: a frame around each tile may be meant just so.',
    },
    spriteDoctor: {
      title: 'Look over your sprite',
      formats: 'PNG, GIF or Aseprite',
      /** What the stage shows, for who cannot see it. */
      stage: '{name} with marks. Arrow keys move it.',
      hint: 'A mark is a hint, not a verdict: what is marked may be meant just so.',
      view: 'View',
      views: { all: 'As it is', silhouette: 'Silhouette', greys: 'Greys' },
      /** What the other views are for; a link to the lesson follows. */
      viewsWhat: {
        silhouette: 'Can you tell who it is and what they do by the outline alone?',
        greys: 'Do areas that touch differ in lightness, too, and not only in hue?',
      },
      /** Name of the list. */
      findings: 'What is marked',
      kinds: {
        doubles: 'Doubles',
        orphans: 'Orphan pixels',
        twins: 'Near-equal colours',
        translucent: 'Half-transparent pixels',
        sizes: 'Mixed pixel sizes',
      },
      none: 'None found',
      untold: 'Cannot be told',
      pixels: 'Pixels: {count}',
      parts: 'Parts: {count}',
      /** What each kind is; a link to the lesson follows. */
      what: {
        doubles:
          'Where a thin line turns, three pixels stand in an L. Without the corner the line is thin again.',
        orphans:
          'No pixel around it has its colour. An eye or a star is meant to be alone; a leftover dot is noise.',
        twins:
          'These colours are hardly told apart even side by side. They swell the palette and show nothing.',
        translucent:
          'Soft brushes and smooth scaling leave such pixels at edges. A GIF cannot have them; a shadow may want them.',
        sizes: 'This part is drawn with pixels of another size than most of the picture.',
      },
      /** Texts of links. */
      lessons: {
        doubles: 'How to keep lines clean',
        orphans: 'Where stray dots come from',
        twins: 'When shades are too close',
        translucent: 'Where soft edges come from',
        sizes: 'How to scale without mixed pixels',
        views: 'How to test key poses',
        enlarged: 'Sharpen your pixel art: enlarge by whole numbers, or go back to 1×',
      },
      /** Why a kind cannot be told. */
      whyUntold: {
        twins: 'The picture has more than 65,536 colours, as photos do.',
        sizes: 'The picture has too little detail for it.',
      },
      place: 'Place',
      placeOf: '{at} of {count}',
      previous: 'Previous place',
      next: 'Next place',
      /** Counted from 1 at the top left. */
      where: 'Column {column}, row {row}',
      /** Heard when a place is gone to. */
      gone: '{kind}, place {at} of {count}: column {column}, row {row}.',
      otherSize: 'Its pixels are {factor} wide, most others {usual}.',
      /** Where parts have pixels of another size; a link to the tool that finds a true size follows. */
      onePart: 'Was a part pasted in enlarged? Take its own file back to its true size first.',
      firstOnly: 'The first {count} from the top are marked.',
      pair: '{rare} beside {frequent}',
      morePairs: 'Further pairs: {count}',
      mergeTwins: 'Merge each into the more frequent colour',
      hardenAlpha: 'Make them opaque or clear',
      overview: 'Show all marks',
      enlarged: 'This picture has been enlarged {factor} times already, so it is looked at in its true size.',
      useTrueSize: 'Look at the true size',
      sides: '{width} × {height} pixels',
    },
    inspector: {
      title: 'See inside your file',
      formats: 'Aseprite, GIF or PNG',
      /** What the stage shows, for who cannot see it. */
      stage: '{name}, frame {frame}. Arrow keys move it.',
      /** What is played: the whole, or a tag by its name. */
      part: 'What plays',
      whole: 'All frames',
      size: 'Size',
      sides: '{width} × {height} pixels',
      pixelFormat: 'Colour depth',
      /** `{model}` is one of those below. */
      bits: '{model}, {bits} bits',
      /** Colour spaces that have a name of their own are not among them. */
      models: {
        grey: 'Greys',
        greyAlpha: 'Greys and alpha',
        indexed: 'Indexed',
      },
      colors: 'Colours in use',
      frames: 'Frames',
      framesIn: '{count} in {total} ms',
      plays: 'Plays',
      forEver: 'for ever',
      times: '{count}×',
      pixelRatio: 'Shape of a pixel',
      ratio: '{width} : {height}',
      grid: 'Grid',
      profile: 'Colour profile',
      transparent: 'Transparent index',
      externalFiles: 'Other files it needs',
      durations: 'Durations',
      milliseconds: '{duration} ms',
      range: '{from}–{to}',
      changes: 'What changes on import',
      /** Followed by `unconfirmed` where that is so of everything in the list. */
      changesLead: 'Only what is known of the things in this file; there may be more.',
      changesFailed: 'What is known of it could not be fetched. Check the network and load the page again.',
      changesNone: 'Nothing is known of it.',
      only: '{edition} only',
      unconfirmed: 'Not confirmed for {editions}',
      desktopAndAndroid: 'Desktop and Android',
      /** What of it this file has: names or a number. */
      here: 'Here: {what}',
      hereTime: 'Here: {from} ms become {to} ms in all',
      /** Between names. */
      separator: ', ',
      andMore: '{names} and {count} more',
      layers: 'Layers',
      unnamed: 'without a name',
      kinds: {
        group: 'group',
        tilemap: 'tilemap',
        reference: 'reference',
        unknown: 'of an unknown kind',
      },
      background: 'background',
      hidden: 'hidden',
      locked: 'locked',
      opacity: 'opacity {percent}%',
      blends: {
        normal: 'normal',
        multiply: 'multiply',
        screen: 'screen',
        overlay: 'overlay',
        darken: 'darken',
        lighten: 'lighten',
        colorDodge: 'colour dodge',
        colorBurn: 'colour burn',
        hardLight: 'hard light',
        softLight: 'soft light',
        difference: 'difference',
        exclusion: 'exclusion',
        hue: 'hue',
        saturation: 'saturation',
        color: 'colour',
        luminosity: 'luminosity',
        addition: 'addition',
        subtract: 'subtract',
        divide: 'divide',
      },
      /** What is attached to a part. */
      quoted: '“{text}”',
      properties: 'properties: {count}',
      tags: 'Tags',
      framesAt: 'frames {range}',
      frameAt: 'frame {range}',
      directions: {
        forward: 'forward',
        reverse: 'reverse',
        'ping-pong': 'ping-pong',
        'ping-pong-reverse': 'reverse ping-pong',
      },
      repeats: 'plays {count}×',
      palette: 'Palette',
      paletteChanges: 'It changes at frames {frames}.',
      slices: 'Slices',
      box: '{width} × {height} at {left}, {top}',
      nineParts: 'nine parts',
      pivot: 'pivot {x}, {y}',
      tilesets: 'Tilesets',
      tiles: '{count} tiles of {width} × {height}',
      more: 'Show all {count}',
      saveFrame: 'Save this frame',
    },
  },
  /** What the build writes into pages and files. */
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
    /** The canvas of the home page: travels with that page only. */
    finishSlime: {
      name: 'Finish the slime',
      goal: 'Three frames are done. Draw the fourth.',
      done: 'It moves! The loop plays on the easel.',
      caption: 'Three frames and the fourth: a slime that crouches, stretches and settles.',
      stage: 'Frame 4, 16 by 16 pixels.',
      help: 'Keys',
      keys: 'Arrow keys move, Space draws, R empties the frame, Esc leaves.',
      pixel: 'Column {x}, row {y}: {color}',
      tools: 'Tools',
      outline: 'Outline',
      shadow: 'Shadow',
      body: 'Body',
      light: 'Light',
      eraser: 'Eraser',
      empty: 'empty',
      undo: 'Undo',
      clear: 'Clear',
      ghost: 'Onion skin',
      frames: 'Frames',
      save: 'Save GIF',
      copy: 'Copy link',
      copied: 'The link is copied. It carries your drawing.',
      copyFailed: 'The link could not be copied.',
      damaged: 'The drawing in this link is damaged, so here is an empty frame.',
    },
    /** What kind of file a download is: the facts in brackets after its name. */
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
    /** Tables of keys, and the names of what takes keys. */
    keys: {
      action: 'Action',
      keys: 'Keys',
      why: 'Why it is worth a key',
      without: 'Without a keyboard',
      system: 'System',
      does: 'What they do there',
      /** Lets the visitor choose whose keys are shown. */
      choice: { name: 'Keys of', elsewhere: 'Windows, Android', apple: 'Apple devices' },
      unknown: 'Not confirmed yet',
      separator: ', ',
      /** Between what keys do and what to do about that. */
      advice: '; ',
    },
    /** Tables of versions, marks of them, and what is said of a release whose changes are not known. */
    releases: {
      between: '{after} to {before}',
      after: '{after} or later',
      before: 'before {before}',
      by: 'by {by}',
      seen: 'in use in {seen}',
      /** `{edition}` is a name in all languages. */
      since: '{edition} since {version}',
      version: 'Version',
      when: 'Seen',
      known: 'What is known',
      /** Stands in a cell of a table. */
      unknown: 'Not confirmed yet',
      /** Before the titles of pages. */
      uses: 'On: ',
      separator: ', ',
      /** Before the editions, of which each has a table of its own. */
      edition: 'For: ',
      editions: { ios: 'iPhone and iPad', da: 'Windows, macOS and Android' },
      /** Before the areas of a table, which leave out what does not concern them. */
      show: 'Show: ',
      all: 'All',
      areas: {
        drawing: 'Drawing',
        color: 'Colour',
        layers: 'Layers',
        animation: 'Animation',
        files: 'Files and canvas',
        view: 'View',
        app: 'App',
      },
      changes: 'Changes:',
      noRecordIos: ' not confirmed yet. The App Store’s version history may still list them.',
      noRecordDa: ' not confirmed yet. Steam’s news and “What’s new” on Google Play may still list them.',
      already: 'Already in {version}:',
      later: 'Came later than {version}:',
      /** Around the version of a change. */
      open: ' (',
      close: ')',
      /** Before the older version, between the two, after the newer one. */
      older: '← ',
      betweenWays: ' · ',
      newer: ' →',
    },
    /** Headings of the lists for language models. */
    markdownFiles: { otherPages: 'Other pages' },
  },
};
