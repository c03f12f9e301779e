import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';

/**
 * What a run makes for itself alone has the run's name at its end: `<prefix><process>-<machine>`,
 * then perhaps an ending. What runs leave behind that are killed can be told from it, and removed by
 * the next one. The machine is part of the name since a folder may be shared with a container or over
 * the network, where processes are others.
 */
const machine = createHash('sha256').update(hostname()).digest('hex').slice(0, 6);

/** The name of this run. */
export const runName = `${process.pid}-${machine}`;

/** No run lasts longer. What is older belongs to no run, even if another program has the process's number now. */
const longestRun = 24 * 60 * 60 * 1000;

/** Absolute paths of what starts with `prefix` in a folder and belongs to a run that is over, oldest first. */
export function findLeftovers(folder, prefix) {
  return namesIn(folder)
    .filter((name) => name.startsWith(prefix))
    .map((name) => ({ path: join(folder, name), run: runOf(name.slice(prefix.length)) }))
    .map(({ path, run }) => ({ path, run, changed: statSync(path, { throwIfNoEntry: false })?.mtimeMs }))
    .filter(({ run, changed }) => run !== undefined && changed !== undefined && isOver(run, changed))
    .sort((a, b) => a.changed - b.changed)
    .map(({ path }) => path);
}

function namesIn(folder) {
  try {
    return readdirSync(folder);
  } catch (error) {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return [];
    throw error;
  }
}

/** A name without a machine was made by an older version of this tool. */
function runOf(name) {
  const [, id, where = machine] = /^(\d+)(?:-([0-9a-f]{6}))?(?:\.\w+)?$/.exec(name) ?? [];
  return id === undefined ? undefined : { id: Number(id), machine: where };
}

function isOver(run, changed) {
  if (Date.now() - changed > longestRun) return true;
  if (run.machine !== machine) return false;
  // This run has not made anything yet: files with its number are those of an earlier process.
  return run.id === process.pid || !isRunning(run.id);
}

function isRunning(id) {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    // A process of another user: it exists, though we may not signal it.
    return error.code === 'EPERM';
  }
}
