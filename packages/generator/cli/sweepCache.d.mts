export function sweepCache(folder: string): void;
