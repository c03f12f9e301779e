import { waitingPictures } from './colorPictures';
import css from './meanings.module.css';
import type { Palette } from './palettes';
import { styleOf } from './themeOf';

/**
 * The style sheet of a palette, behind its name in a comment. Stored by one build and read by the next, it must not
 * give properties to others that have got their names: it names the theme's own only on pages with the same styles.
 */
export function paletteStyle(name: string, palette: Palette): string {
  const styles = document.getElementById('site')?.dataset['styles'] ?? '';
  const selector = `:root:has(#site[data-styles="${CSS.escape(styles)}"])`;
  return `/*${name}*/${styleOf(palette, readMeanings(), selector)}${waitingPictures}`;
}

function readMeanings(): string {
  for (const sheet of document.styleSheets) {
    // The rules of another site cannot be read.
    if (sheet.href !== null && !sheet.href.startsWith(location.origin)) continue;
    const rule = findRule(sheet.cssRules);
    if (rule !== undefined) return rule.style.cssText;
  }
  throw new Error('The meanings of colours have not come');
}

function findRule(rules: CSSRuleList): CSSStyleRule | undefined {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) {
      if (rule.selectorText === `.${css.meanings}`) return rule;
    } else if ('cssRules' in rule && rule.cssRules instanceof CSSRuleList) {
      const inside = findRule(rule.cssRules);
      if (inside !== undefined) return inside;
    }
  }
  return undefined;
}
