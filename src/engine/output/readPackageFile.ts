import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** The bytes of a file of an installed package, named as in an import: `package/folder/file.woff`. */
export function readPackageFile(name: string): Uint8Array {
  return readFileSync(createRequire(import.meta.url).resolve(name));
}
