import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate';
import { describe, expect, test } from 'vitest';
import type { BuiltSite } from './builtSite';

/** No rule of these sets is switched off. Where one has to be, it stands here with its reason. */
const config: ConfigData = {
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y'],
  // An address has no spaces, a `data:` one neither.
  elements: ['html5', { img: { attributes: { src: { enum: ['/^\\S+$/'] } } } }],
};

/** Reads the rules once, and not again for every page: that would take as long as the pages. */
class OnceRead extends StaticConfigLoader {
  private readonly rules = super.getConfigFor('');

  override getConfigFor() {
    return this.rules;
  }
}

/**
 * The HTML files keep to the HTML standard and to what can be told of accessibility from the HTML alone.
 * @param isRead which pages are read: what a text becomes is the same on all pages of a kind
 */
export function validityTests(site: () => BuiltSite, isRead: (file: string) => boolean): void {
  describe('the HTML', () => {
    test('is valid on every kind of page', () => {
      const validator = new HtmlValidate(new OnceRead(config));
      const files = site().files.filter((file) => file.endsWith('.html') && isRead(file));
      expect(files.length).toBeGreaterThan(15);
      const mistakes = files.flatMap((file) => {
        const { results } = validator.validateStringSync(site().text(file), file);
        return results
          .flatMap(({ messages }) => messages)
          .map(({ line, column, ruleId, message }) => `${file}:${line}:${column} ${ruleId}: ${message}`);
      });
      expect(mistakes).toEqual([]);
    });
  });
}
