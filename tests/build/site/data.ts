import { describe, expect, test } from 'vitest';
import type { BuiltSite } from '../../support/builtSite';
import { all, jsonLd, metas, one, textOf } from '../../support/html';
import { filesOfKinds, pageFiles } from '../../support/pageFiles';

/** The structured data of a type on a page. */
function dataOf(site: BuiltSite, file: string, type: string): Record<string, unknown>[] {
  return jsonLd(site.html(file)).flatMap((entry) => {
    const data: Record<string, unknown> = { ...(typeof entry === 'object' ? entry : {}) };
    return data['@type'] === type ? [data] : [];
  });
}

export function dataTests(site: () => BuiltSite): void {
  const withData = (type: string) =>
    pageFiles(site()).filter((file) => dataOf(site(), file, type).length > 0);

  describe('structured data', () => {
    test('the home pages describe the app with what they show', () => {
      expect(withData('SoftwareApplication').sort()).toEqual(['index.html', 'zh/index.html']);
      for (const file of ['index.html', 'zh/index.html']) {
        const [app] = dataOf(site(), file, 'SoftwareApplication');
        expect(app).toMatchObject({ name: 'Resprite', applicationCategory: 'DesignApplication' });
        expect([app?.['description']]).toEqual(metas(site().html(file), 'description'));
        const shown = textOf(one(site().html(file), 'main'));
        for (const system of String(app?.['operatingSystem']).split(', ')) {
          const [name = '', number = ''] = system.split(' ');
          expect(shown, system).toContain(name);
          expect(shown, system).toContain(number);
        }
        // Neither a price nor a rating is known.
        expect(Object.keys(app ?? {})).not.toEqual(expect.arrayContaining(['offers']));
        expect(Object.keys(app ?? {})).not.toEqual(expect.arrayContaining(['aggregateRating']));
      }
    });

    test('an answer of the FAQ has its question and its first paragraph, as they stand on the page', () => {
      const answers = filesOfKinds(site(), 'doc').filter((file) => /^(zh\/)?faq\/[^/]+\//.test(file));
      expect(answers.length).toBeGreaterThan(60);
      expect(withData('FAQPage').sort()).toEqual([...answers].sort());
      for (const file of answers) {
        const [page, ...others] = dataOf(site(), file, 'FAQPage');
        expect(others).toEqual([]);
        const main = one(site().html(file), 'main');
        expect(page?.['mainEntity'], file).toEqual([
          {
            '@type': 'Question',
            name: textOf(one(main, 'h1')),
            url: one(site().html(file), 'link', { rel: 'canonical' }).attributes['href'],
            acceptedAnswer: { '@type': 'Answer', text: expect.stringMatching(/\S/) },
          },
        ]);
        // Menu paths are shown with another sign between their parts.
        const said = JSON.stringify(page?.['mainEntity']).replace(/\s+/g, '').replaceAll('>', '›');
        const [paragraph] = all(main, 'p').map((element) => textOf(element).replace(/\s+/g, ''));
        expect(said, file).toContain(JSON.stringify(paragraph).slice(1, -1));
      }
    });
  });

  describe('the passport', () => {
    test('each exercise, and each task of a lesson, has a stamp there, and no stamp is of anything else', () => {
      for (const locale of ['en', 'zh']) {
        const isOwn = (file: string) => file.startsWith('zh/') === (locale === 'zh');
        const given = pageFiles(site())
          .filter(isOwn)
          .flatMap((file) => [
            ...site()
              .text(file.replace(/html$/, 'json'))
              .matchAll(
                /\["Exhibit",\{"exhibit":"([\w-]+)"[^[]*?"nextHref":"[^"]*"(?:,"stamp":"([\w-]+)")?/g,
              ),
          ])
          .map(([, exhibit, stamp]) => stamp ?? `none of ${exhibit}`);
        const [file = ''] = site().files.filter((path) => path.startsWith(`assets/passport-${locale}-`));
        const places: { name: string; title: string; href: string }[] = JSON.parse(site().text(file));
        expect([...new Set(given)].sort()).toEqual(places.map(({ name }) => name).sort());
        expect(new Set(places.map(({ title }) => title)).size).toBe(places.length);
      }
    });
  });
}
