import { heldStyle } from '../../model/heldStyle';

/** HTML without style attributes, and the rules that do the same. */
export interface HeldStyles {
  readonly html: string;
  readonly styles: string;
}

/**
 * Takes the style attributes out of rendered HTML: no policy that forbids foreign styles can allow
 * those of a page together. Their texts stay on the elements as data, rules that select by it do their
 * work, and the client puts them back as styles that scripts set (`src/browser/heldStyles.ts`).
 */
export function holdStyles(rendered: string): HeldStyles {
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

/** The text of an attribute as React writes it. */
function plainText(value: string): string {
  return value.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity);
}

function escapeInQuotes(text: string): string {
  return withoutTags(text.replace(/["\\]/g, '\\$&'));
}

/** As CSS that cannot end the element it stands in. */
function withoutTags(css: string): string {
  return css.replace(/</g, '\\3c ');
}
