import { expect, test } from 'vitest';
import { buildFixtures } from '../support/buildSites';
import { fixtureNames } from '../support/fixtureVariants';

// Beside the other tests: the browser's would wait for them on one processor.
test('every site that browser tests visit builds', async () => {
  await expect(buildFixtures(fixtureNames)).resolves.toBeUndefined();
});
