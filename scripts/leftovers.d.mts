export const runName: string;
export function findLeftovers(folder: string, prefix: string): string[];
