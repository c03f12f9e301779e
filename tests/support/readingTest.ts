import { fixtureTest } from './fixtureSite';

/** The visitor's test on the fixture site `reading`. */
export const readingTest = fixtureTest('reading');
