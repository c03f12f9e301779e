import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { fileHashes } from './fileHashes';
import { packageRoot } from './packageRoot';

let known: string | undefined;

/** Changes with the code of the tool and of the site; read once by each process. */
export function codeHash(): string {
  known ??= createHash('sha256')
    .update(JSON.stringify(['packages', 'site'].map((folder) => hashesIn(join(packageRoot, folder)))))
    .digest('hex')
    .slice(0, 16);
  return known;
}

/** Hashes of the files of a folder, without what lies beside it and without what builds keep in it. */
export function hashesIn(folder: string): object {
  const { '../': _beside, ...files } = fileHashes(folder);
  return Object.fromEntries(Object.entries(files).filter(([file]) => !/(^|\/)\.cache\//.test(file)));
}
