import { constants } from 'node:os';

/** Ctrl+C, `kill` or the end of a container, and a closed terminal. */
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Cleans up when the program is interrupted, then exits with the usual code, 128 and the signal's number. A second
 * signal ends it at once.
 * @returns removes the handlers
 */
export function onInterrupt(cleanUp: () => Promise<void>): () => void {
  const removeHandlers = () => {
    for (const signal of signals) process.off(signal, stop);
  };
  const stop = async (signal: NodeJS.Signals) => {
    removeHandlers();
    try {
      await cleanUp();
    } finally {
      process.exit(128 + constants.signals[signal]);
    }
  };
  for (const signal of signals) process.on(signal, stop);
  return removeHandlers;
}
