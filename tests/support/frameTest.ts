import { changeSettings } from './changeSettings';
import { fixtureTest } from './fixtureSite';

const site = { baseUrl: '/x/', locales: ['ar'] };

/**
 * The visitor's test on the fixture site `frame`, below `/x/`; its keys in storage end in `-frame`.
 * Shared, so that a worker builds the site once for all specs.
 */
export const frameTest = fixtureTest('frame', site);

/**
 * The same on a copy of the site that has other settings.
 * @param as names the copy
 */
export const frameVariant = (as: string, changes: Readonly<Record<string, string>>) =>
  fixtureTest('frame', { ...site, variant: { as, by: (root) => changeSettings(root, changes) } });
