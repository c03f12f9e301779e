import { constants } from 'node:os';

/** Ctrl+C, `kill` and the end of a container, and a terminal that is closed. */
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Cleans up when somebody stops the program, which then ends with the signal's usual exit code: 128
 * and its number. A second signal ends it at once.
 * @returns what takes this back when there is nothing more to clean up
 */
export function onInterrupt(cleanUp: () => Promise<void>): () => void {
  const forget = () => {
    for (const signal of signals) process.off(signal, stop);
  };
  const stop = async (signal: NodeJS.Signals) => {
    forget();
    try {
      await cleanUp();
    } finally {
      process.exit(128 + constants.signals[signal]);
    }
  };
  for (const signal of signals) process.on(signal, stop);
  return forget;
}
