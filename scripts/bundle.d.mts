/** @returns the folder of the bundle with `main.js` and `worker.js`, and the hash of the sources */
export function bundleTool(): Promise<{ readonly folder: string; readonly hash: string }>;
