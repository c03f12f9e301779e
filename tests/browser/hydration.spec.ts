import { untilHydrated } from '../support/openPage';
import { expect, test } from '../support/visitor';

test('the client takes what was fetched ahead for it, and nothing of that is fetched twice', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.addInitScript(() => {
    const taken: string[] = [];
    Reflect.set(window, 'taken', taken);
    const { fetch } = window;
    window.fetch = (address, options) => {
      taken.push(new URL(String(address), location.href).href);
      return fetch(address, options);
    };
  });
  await page.goto('/docs/intro');
  await untilHydrated(page);
  const { ahead, taken } = await page.evaluate(() => {
    const links = (rel: string) =>
      [...document.querySelectorAll<HTMLLinkElement>(`link[rel=${rel}]`)].map(({ href }) => href);
    return { ahead: links('preload'), taken: Reflect.get(window, 'taken') };
  });
  // Document, layout and sidebar.
  expect(ahead).toHaveLength(3);
  expect(taken).toEqual(expect.arrayContaining(ahead));
  for (const address of ahead) expect(asked.filter((other) => other === address)).toHaveLength(1);
});
