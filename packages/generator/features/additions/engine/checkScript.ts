import { errorAt, fileStart, type Problem } from '../../../model/problem';

/**
 * Problems of the owner's script: without a default export none of it would be called (ERR-09).
 * @param file its name, for messages
 */
export async function checkScript(code: string, file: string): Promise<readonly Problem[]> {
  // Nobody else waits for it.
  const { parseSync } = await import('vite');
  const { errors, module } = parseSync(file, code);
  const [fault] = errors;
  if (fault !== undefined) return [errorAt(fileStart(file), `The script cannot be read: ${fault.message}`)];
  const names = module.staticExports.flatMap(({ entries }) => entries.map(({ exportName }) => exportName));
  if (names.some(({ kind, name }) => kind === 'Default' || name === 'default')) return [];
  return [
    errorAt(fileStart(file), 'The page component has no default export.', {
      remedy: 'Export what is called for each page: export default function addToPage(end, page) { … }',
    }),
  ];
}
