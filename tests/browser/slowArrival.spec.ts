import { createServer, type Server } from 'node:http';
import { layoutShift } from '../support/layoutShift';
import { untilHydrated } from '../support/openPage';
import { expect, test } from '../support/visitor';
import { watchFrames } from '../support/watchFrames';

test.describe('over a line that stalls in the middle of the bar', () => {
  let server: Server;
  let origin: string;
  test.beforeAll(async ({ baseURL }) => {
    // Hands on what the site answers; pages come in two parts, between which the line stalls.
    server = createServer(async (request, response) => {
      const answer = await fetch(new URL(request.url ?? '/', baseURL));
      const type = answer.headers.get('content-type') ?? '';
      const body = Buffer.from(await answer.arrayBuffer());
      response.writeHead(answer.status, { 'Content-Type': type });
      if (!type.startsWith('text/html')) return void response.end(body);
      const middle = body.indexOf('</li>', body.indexOf('data-side="right"'));
      response.write(body.subarray(0, middle));
      setTimeout(() => response.end(body.subarray(middle)), 400);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('The server has no port');
    origin = `http://localhost:${address.port}`;
  });
  test.afterAll(() => {
    server.close();
    server.closeAllConnections();
  });

  test('no frame shows half of the bar, and nothing moves [LAY-01]', async ({ page }) => {
    const items = await watchFrames(
      page,
      () => document.querySelectorAll('header nav > ul > li:not([data-kind=control])').length,
    );
    await page.goto(`${origin}/docs/quick`);
    await untilHydrated(page);
    const counts = new Set(await items());
    expect(counts.size).toBe(1);
    expect([...counts][0]).toBeGreaterThan(6);
    expect(await layoutShift(page)).toBe(0);
  });
});
