/** A value as JSON for a script element, which no text in it can end. */
export function embedJson(value: unknown): string {
  return JSON.stringify(value).replace(/</g, '\\u003c');
}
