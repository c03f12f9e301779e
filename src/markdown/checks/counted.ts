/** A count with its noun: `1 entry`, `2 entries`. */
export function counted(count: number | bigint, one: string, many: string): string {
  return `${count} ${Number(count) === 1 ? one : many}`;
}
