/** Name of the key that is Command on Apple systems and Ctrl elsewhere, wherever it is plain text. */
export const eitherKey = 'Ctrl/⌘';
