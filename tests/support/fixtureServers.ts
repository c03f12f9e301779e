import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { buildFixtures, outOf } from './buildSites';
import { type FixtureName, fixtureNames, variantOf } from './fixtureVariants';
import { serveFolder } from './serveFolder';

/** The names of the variables that tell the processes of the tests where what is served. */
const sitesVariable = 'FIXTURE_ORIGINS';
const checkerVariable = 'CHECKER_ORIGIN';

/** Builds all fixture sites and serves each on a port of its own until all tests are done, and the checker too. */
export default async function serveFixtures(): Promise<() => void> {
  await buildFixtures(fixtureNames);
  const servers = await Promise.all(
    fixtureNames.map(async (name) => {
      const { baseUrl, locales } = variantOf(name);
      return { name, ...(await serveFolder(outOf(name), baseUrl, locales)) };
    }),
  );
  const checker = await serveFolder(dirname(createRequire(import.meta.url).resolve('axe-core')), '/', []);
  process.env[sitesVariable] = JSON.stringify(
    Object.fromEntries(servers.map(({ name, origin }) => [name, origin])),
  );
  process.env[checkerVariable] = checker.origin;
  return () => {
    for (const { close } of [...servers, checker]) close();
  };
}

/** Where a fixture site is served while tests run, without a path. */
export function baseOf(name: FixtureName): string {
  const origins: Record<string, string> = JSON.parse(process.env[sitesVariable] ?? '{}');
  const origin = origins[name];
  if (origin === undefined) throw new Error(`The site “${name}” is not served`);
  return origin;
}

/** Where the script of the accessibility checker is served while tests run. */
export function checkerAddress(): string {
  const origin = process.env[checkerVariable];
  if (origin === undefined) throw new Error('The checker is not served');
  return `${origin}/axe.min.js`;
}
