import { expect, test } from 'vitest';
import { offlineWords } from '../support/offline';
import { button, region, startVisitor, target } from './visitor';

const visitor = startVisitor();
const { open, store, remove, none, stored } = offlineWords.en;
const dialog = target('dialog', open);
const guide = region('Guide', dialog);
const status = target('[role=status]', undefined, guide);

const openControl = async () => {
  await visitor.open('/docs/intro');
  await visitor.beginUse();
  await visitor.press(button(open));
  await visitor.expectShown(dialog);
};

test('the guide is stored, read without the server, and removed', async () => {
  await openControl();
  await visitor.press(button(store, guide));
  await visitor.expectText(status, stored);
  await visitor.expectNoErrors();

  visitor.server.refuse(/./);
  for (const path of ['/docs/basic/canvas', '/docs/timeline/timeline', '/docs/install']) {
    await visitor.open(path);
    await visitor.expectShown(target('h1'));
  }
  await visitor.press(target('a[rel=next]'));
  await expect.poll(() => visitor.read(() => location.pathname)).not.toBe('/docs/install');
  await visitor.expectShown(target('[data-has-hydrated="true"]'));
  await visitor.expectNoErrors();

  visitor.server.refuse(/^$/);
  await openControl();
  await visitor.press(button(remove, guide));
  await visitor.expectText(status, none);
  const kept = await visitor.read(async () => ({
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    caches: (await caches.keys()).length,
  }));
  expect(kept).toEqual({ workers: 0, caches: 0 });
});
