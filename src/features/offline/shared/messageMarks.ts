/** In the message that a page is not stored: where links to what is stored go. */
export const storedMark = '<!--stored-->';
/** And the address of the link that tries once more. */
export const againMark = '#again';
