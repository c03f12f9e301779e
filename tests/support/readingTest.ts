import { fixtureTest } from './fixtureSite';

/** The visitor's test on the fixture site `reading`. Shared, so that a worker builds the site once for all specs. */
export const readingTest = fixtureTest('reading');
