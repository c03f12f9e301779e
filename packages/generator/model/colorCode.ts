/** A colour as texts write it: `#rgb`, `#rrggbb` or `#rrggbbaa`. */
const colorCode = /#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3})(?![\w-])/i;

/** Whether a text is the code of a colour and nothing else. */
export function isColorCode(text: string): boolean {
  return colorCode.exec(text)?.[0] === text;
}

/** A text in parts, codes of colours apart from what stands between them, in their order. */
export function splitColorCodes(text: string): readonly string[] {
  return text.split(new RegExp(`(?<![\\w&])(${colorCode.source})`, 'i'));
}
