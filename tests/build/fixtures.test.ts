import { expect, test } from 'vitest';
import { buildFixtures } from '../support/buildSites';
import { fixtureNames, readFixtures } from '../support/fixtureVariants';

// Beside the other tests: the browser's would wait for them on one processor.
test('every site that browser tests visit builds', async () => {
  // The other test that builds some may run at the same time, in the same folders.
  const names = fixtureNames.filter((name) => !readFixtures.some((other) => other === name));
  await expect(buildFixtures(names)).resolves.toBeUndefined();
});
