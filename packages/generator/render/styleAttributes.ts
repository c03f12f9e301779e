import { heldStyle } from '../model/heldStyle';

/** HTML without style attributes, with equivalent rules. */
export interface ExtractedStyles {
  readonly html: string;
  readonly styles: string;
}

/**
 * Moves style attributes out of rendered HTML, since a policy that forbids inline styles cannot allow those of a page
 * by hash. The elements keep the text as data, rules select by it, and the client restores it as styles set by script
 * (`browser/restoreStyleAttributes.ts`).
 */
export function extractStyleAttributes(rendered: string): ExtractedStyles {
  const rules = new Set<string>();
  const html = rendered.replace(/ style="([^"]*)"/g, (_, value: string) => {
    rules.add(`[${heldStyle}="${escapeInQuotes(plainText(value))}"]{${withoutTags(plainText(value))}}`);
    return ` ${heldStyle}="${value}"`;
  });
  return { html, styles: [...rules].join('') };
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** The text of an attribute that React has escaped. */
function plainText(value: string): string {
  return value.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity);
}

function escapeInQuotes(text: string): string {
  return withoutTags(text.replace(/["\\]/g, '\\$&'));
}

/** CSS that cannot close the element around it. */
function withoutTags(css: string): string {
  return css.replace(/</g, '\\3c ');
}
