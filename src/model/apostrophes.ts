/**
 * The text with the apostrophes of print, for words that were typed with those of a keyboard. After a letter or a
 * digit the mark is an apostrophe or the end of a single quotation, and both look the same; before one it may
 * open a quotation, and stays.
 */
export function withApostrophes(text: string): string {
  return text.replace(/(?<=[\p{L}\p{N}])'/gu, '’');
}
