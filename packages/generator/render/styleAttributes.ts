import { heldStyle } from '../model/heldStyle';

/** HTML without style attributes, with equivalent rules. */
export interface ExtractedStyles {
  readonly html: string;
  readonly styles: string;
}

/**
 * Moves style attributes out of rendered HTML, since a policy that forbids inline styles cannot allow those of a page
 * by hash. The elements keep the number of their rule, and the client sets its styles by script
 * (`browser/restoreStyleAttributes.ts`).
 */
export function extractStyleAttributes(rendered: string): ExtractedStyles {
  const numbers = new Map<string, number>();
  const html = rendered.replace(/ style="([^"]*)"/g, (_, value: string) => {
    const number = numbers.get(value) ?? numbers.size;
    numbers.set(value, number);
    return ` ${heldStyle}="${number}"`;
  });
  const rules = [...numbers].map(
    ([value, number]) => `[${heldStyle}="${number}"]{${withoutTags(plainText(value))}}`,
  );
  return { html, styles: rules.join('') };
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

/** CSS that cannot close the element around it. */
function withoutTags(css: string): string {
  return css.replace(/</g, '\\3c ');
}
