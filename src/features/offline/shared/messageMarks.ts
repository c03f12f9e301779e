// Words in the message that a page is not stored, which the worker replaces. They are the same in a text and in
// the HTML that is rendered from it.

/** Stands alone in a list: where links to what is stored go. */
export const storedMark = '__STORED__';
/** The address of the link that tries once more. */
export const againMark = '__AGAIN__';
