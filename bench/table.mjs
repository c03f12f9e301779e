/**
 * Prints rows as a Markdown table with a title.
 * @param columns names of the columns, in order
 * @param rows each an array with one value for each column
 */
export function printTable(title, columns, rows) {
  const cells = [columns, ...rows.map((row) => row.map(String))];
  const widths = columns.map((_, index) => Math.max(...cells.map((row) => row[index].length)));
  const line = (row) =>
    `| ${row.map((cell, index) => (index === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[index]))).join(' | ')} |`;
  const rule = `| ${widths.map((width, index) => (index === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`;
  console.log(`\n${title}\n\n${[line(columns), rule, ...cells.slice(1).map(line)].join('\n')}`);
}

/** Bytes as kilobytes of 1,000 bytes, as the budgets count them. */
export function kilobytes(bytes) {
  return (bytes / 1000).toFixed(2);
}
