/** Folder of the bundled tool with `main.js` and `worker.js`, and the hash of its sources. */
export function bundleTool(): Promise<{ readonly folder: string; readonly hash: string }>;
