import { describe, expect, test } from 'vitest';
import { siteKinds } from '../support/siteKinds';
import { inLocale, locales } from '../support/specifiedRoutes';
import { startVisitor } from './visitor';

const visitor = startVisitor();

test('the document that brings a page to life is asked for once', async () => {
  await visitor.open('/docs/intro');
  expect(visitor.server.asked.filter((path) => path === '/docs/intro.json')).toHaveLength(1);
});

for (const width of [390, 820, 1440])
  describe(`at ${width} px`, () => {
    for (const locale of locales)
      for (const [kind, route] of Object.entries(siteKinds))
        test(`${kind} in ${locale} comes alive, whole and without errors`, async () => {
          await visitor.resize(width);
          await visitor.open(inLocale(route, locale));
          const seen = await visitor.read(async () => {
            const pictures = [...document.images].filter(({ loading }) => loading !== 'lazy');
            await Promise.allSettled(pictures.map((picture) => picture.decode()));
            return {
              width: innerWidth,
              overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
              broken: [...document.images]
                .filter(({ complete, naturalWidth }) => complete && naturalWidth === 0)
                .map(({ src }) => src),
            };
          });
          expect(seen).toEqual({ width, overflow: 0, broken: [] });
          await visitor.expectNoErrors();
        });
  });
