/** The group of tabs, the query of addresses (`?edition=NAME`) and, with its prefix, the key in storage. Apart, so that the inline script has nothing else. */
export const editionGroup = 'edition';
