/** In milliseconds. No run lasts longer, so what is older is not in use by a run at the same time. */
export const longestRun = 24 * 60 * 60 * 1000;
