import { changeSettings } from './changeSettings';
import { fixtureTest } from './fixtureSite';

const site = { baseUrl: '/x/', locales: ['ar'] };

/**
 * The visitor's test on the fixture site `layout`, below `/x/`; its keys in storage end in `-layout`.
 * Shared, so that a worker builds the site once for all specs.
 */
export const layoutTest = fixtureTest('layout', site);

/**
 * The same on a copy of the site that has other settings.
 * @param as names the copy
 */
export const layoutVariant = (as: string, changes: Readonly<Record<string, unknown>>) =>
  fixtureTest('layout', { ...site, variant: { as, by: (root) => changeSettings(root, changes) } });
