import type { FullConfig } from '@playwright/test';
import { buildFixtures, outOf } from './buildSites';
import { openDist } from './builtSite';
import { type FixtureName, fixtureNames, variantOf } from './fixtureVariants';
import { serveFolder } from './serveFolder';

/** The name of the variable that tells the processes of the tests where what is served. */
const sitesVariable = 'FIXTURE_ORIGINS';

/**
 * Serves this site where the configuration says, and all fixture sites, which it builds, each on a port of its own, until
 * all tests are done.
 */
export default async function serveSites({ projects }: FullConfig): Promise<() => void> {
  const { port } = new URL(projects[0]?.use.baseURL ?? '');
  const site = await serveFolder(openDist().out, '/', ['zh'], Number(port));
  await buildFixtures(fixtureNames);
  const servers = await Promise.all(
    fixtureNames.map(async (name) => {
      const { baseUrl, locales } = variantOf(name);
      return { name, ...(await serveFolder(outOf(name), baseUrl, locales)) };
    }),
  );
  process.env[sitesVariable] = JSON.stringify(
    Object.fromEntries(servers.map(({ name, origin }) => [name, origin])),
  );
  return () => {
    for (const { close } of [site, ...servers]) close();
  };
}

/** Where a fixture site is served while tests run, without a path. */
export function baseOf(name: FixtureName): string {
  const origins: Record<string, string> = JSON.parse(process.env[sitesVariable] ?? '{}');
  const origin = origins[name];
  if (origin === undefined) throw new Error(`The site “${name}” is not served`);
  return origin;
}
