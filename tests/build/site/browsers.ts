import { parse } from 'acorn';
import { describe, expect, test } from 'vitest';
import type { BuiltSite } from '../../support/builtSite';

/** Tests of files in browsers older than those in which pages come to life: README names these. */
export function browserTests(site: () => BuiltSite): void {
  const filesOf = (end: string) => site().files.filter((file) => file.endsWith(end));
  const textsOf = (end: string) => filesOf(end).map((file) => site().text(file));
  /** Contents of elements without attributes in all HTML files, each once. */
  const inPages = (element: 'script' | 'style') => {
    const pattern = new RegExp(`<${element}>(.*?)</${element}>`, 'gs');
    return [
      ...new Set(
        textsOf('.html').flatMap((html) => [...html.matchAll(pattern)].map(([, text = '']) => text)),
      ),
    ];
  };

  describe('older browsers [GO-14]', () => {
    test('read every condition on the window: none is a range, and none has `or` or a bare `not`', () => {
      const conditions = new Set(
        [...textsOf('.css'), ...inPages('style')].flatMap((sheet) =>
          [...sheet.matchAll(/@media\s*([^{]+)\{/g)].map(([, condition = '']) => condition),
        ),
      );
      expect(conditions.size).toBeGreaterThan(30);
      expect([...conditions].filter((condition) => /[<>]|\bor\b|\bnot\b(?! all)/.test(condition))).toEqual(
        [],
      );
    });

    test('that know cascade layers read the scripts in a page', () => {
      const scripts = inPages('script');
      expect(scripts.some((script) => script.includes('modulepreload'))).toBe(true);
      for (const script of scripts) expect(() => parse(script, { ecmaVersion: 2020 }), script).not.toThrow();
    });

    test('of the baseline read all modules and workers', () => {
      const modules = filesOf('.js');
      expect(modules.length).toBeGreaterThan(50);
      for (const file of modules)
        expect(
          () => parse(site().text(file), { ecmaVersion: 2022, sourceType: 'module' }),
          file,
        ).not.toThrow();
    });
  });
}
