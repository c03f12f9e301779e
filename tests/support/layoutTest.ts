import { fixtureTest } from './fixtureSite';

/** The visitor's test on the fixture site `layout`, below `/x/`; its keys in storage end in `-layout`. */
export const layoutTest = fixtureTest('layout');
