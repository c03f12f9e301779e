import { fixtureTest } from './fixtureSite';

/** The visitor's test on the site below `/x/`. */
export const subpathTest = fixtureTest('subpath');
