import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface LockedPackage {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

it('The lock file has the packages of all platforms, so that `npm ci` works on each', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, LockedPackage>;
  };
  /** Looks for a package where Node would: in this folder, then in those around it. */
  const isLocked = (name: string, folder: string): boolean =>
    `${folder}node_modules/${name}` in packages ||
    (folder !== '' && isLocked(name, folder.slice(0, folder.lastIndexOf('node_modules/'))));
  const missing = Object.entries(packages).flatMap(([path, { dependencies, optionalDependencies }]) =>
    Object.keys({ ...dependencies, ...optionalDependencies })
      .filter((name) => !isLocked(name, path === '' ? '' : `${path}/`))
      .map((name) => `${name} of ${path}`),
  );
  expect(missing).toEqual([]);
});
