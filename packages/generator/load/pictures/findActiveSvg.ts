/** Content that an SVG must not have: opened at its own address it would run or load it. */
const active: readonly (readonly [RegExp, string])[] = [
  [/<(?:[\w.-]+:)?script\b/i, 'a script'],
  [/[\s"'/]on[a-z]+\s*=/i, 'an event handler'],
  [/\battributeName\s*=\s*["']?\s*(?:[\w.-]+:)?(?:href|on)/i, 'an animation of a link'],
  [
    /<(?:[\w.-]+:)?(?:foreignObject|iframe|embed|object|audio|video|handler|listener)\b/i,
    'parts that are no shapes',
  ],
  [/<!ENTITY|<!DOCTYPE[^>]*\[/i, 'entities'],
  [/\bencoding\s*=\s*["'](?!utf-8["'])|\0/i, 'text that is not UTF-8'],
  [/<\?xml-stylesheet|@import/i, 'a style sheet from elsewhere'],
  // References are allowed to the SVG's own parts and to pictures inside it. One written with an entity matches
  // neither.
  [
    /\bhref\s*=\s*(?:"(?!#|data:image\/(?:png|jpeg|gif|webp)[;,])|'(?!#|data:image\/(?:png|jpeg|gif|webp)[;,])|[^\s"'])/i,
    'a link',
  ],
  [/\burl\(\s*["']?(?!#)[^)\s"']/i, 'an address of another file'],
];

/** Names something in an SVG that is active or loads something; `undefined` if it has shapes only. */
export function findActiveSvg(bytes: Uint8Array): string | undefined {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return 'text that is not UTF-8';
  }
  return active.find(([pattern]) => pattern.test(text))?.[1];
}
