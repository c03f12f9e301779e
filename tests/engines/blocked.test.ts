import { en } from 'generator/model/words/en';
import { describe, expect, test } from 'vitest';
import type { Setting } from './browser';
import { button, region, startVisitor, target } from './visitor';

/** Settings by which visitors forbid something to all sites. */
const settings: Readonly<Record<string, Setting>> = {
  'all cookies': { webkit: ['!Cookies'], firefox: { 'network.cookie.cookieBehavior': 2 } },
  'all that is stored': {
    webkit: ['!Cookies', '!LocalStorage', '!IndexedDBAPI', '!ServiceWorkers'],
    firefox: {
      'dom.storage.enabled': false,
      'dom.indexedDB.enabled': false,
      'dom.serviceWorkers.enabled': false,
    },
  },
};

for (const [what, setting] of Object.entries(settings))
  describe(`in a browser that refuses ${what}`, () => {
    const visitor = startVisitor(setting);

    test('pages, the colour mode, an exercise and the search work, and "Read offline" says something', async () => {
      await visitor.open('/docs/basic/tools');
      await visitor.beginUse();
      const mode = () => visitor.read(() => document.documentElement.dataset['theme']);
      const before = await mode();
      await visitor.press(button(/colour mode/, target('header')));
      expect(await mode()).not.toBe(before);
      const exercise = region('Straighten the line');
      await visitor.scrollTo(target('figure', /Move or remove single pixels/));
      await visitor.press(target('input', 'Pixel-perfect pen', exercise));
      await visitor.expectText(target('.exercise-reading', undefined, exercise), /Doubled columns: 0/);
      await visitor.press(button('Read offline'));
      const offline = target('dialog', 'Read offline');
      const { none, failed } = en.deferred.offline;
      const status = target('[role=status]', undefined, region('Guide', offline));
      await visitor.expectText(status, new RegExp(`^(${none}|${failed.blocked})$`));
      await visitor.keys('Escape');
      await visitor.expectHidden(offline);
      await visitor.keys('/');
      await visitor.expectShown(target('dialog', 'Search'));
      await visitor.type('canvas');
      await visitor.expectShown(target('[role=option]'));
      await visitor.expectNoErrors();
    });
  });
