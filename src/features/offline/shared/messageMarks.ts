/**
 * Words in the message that a page is not stored, which the worker replaces. They look the same in
 * text, in HTML and in an address.
 */
/** Stands alone in a list: where links to what is stored go. */
export const storedMark = '__STORED__';
/** The address of the link that tries once more. */
export const againMark = '__AGAIN__';
