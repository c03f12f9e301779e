import { expect, test } from 'vitest';
import { testLink, testSite } from '../app/testing/testSite';
import { renderApp } from './renderApp';

const bar = (...left: ReturnType<typeof testLink>[]) => ({
  ...testSite(undefined, { navbar: { hideOnScroll: false, left, right: [], hasMenu: true } }),
  content: null,
});

test('a page is rendered with its bar', async () => {
  expect(await renderApp(bar(testLink('Start', '/docs/intro')))).toContain('Start');
});

test('ERR-10: an item of the bar that cannot be rendered is quoted, with the cause', async () => {
  // What no setting can come to, since the settings are checked.
  const faulty = { ...testLink('', '/x'), label: { en: 'Faulty' } } as unknown as ReturnType<typeof testLink>;
  await expect(renderApp(bar(testLink('Start', '/docs/intro'), faulty))).rejects.toThrow(
    /A navigation item cannot be rendered: \{.*"label":\{"en":"Faulty"\}.*\}\nCause: Objects are not valid/,
  );
});

test('a sidebar that cannot be rendered fails the build, though the browser could try again', async () => {
  const label = { en: 'Faulty' } as unknown as string;
  const item = { kind: 'page', key: 'faulty', href: '/docs/faulty', label } as const;
  const page = (items: readonly (typeof item)[]) => ({ ...bar(), sidebar: { id: 'docs', items } });
  expect(await renderApp(page([]))).toContain('<nav');
  await expect(renderApp(page([item]))).rejects.toThrow('Objects are not valid as a React child');
});
