import { type ParseResult, type ParseTask, parseFile } from './load/parseFile';
import { type RenderResult, type RenderTask, renderPage } from './render/renderPage';

/** What a worker thread can do. Inputs and results must survive structured cloning. */
export const tasks: {
  readonly [N in TaskName]: (input: TaskTypes[N]['input']) => Promise<TaskTypes[N]['result']>;
} = {
  parse: parseFile,
  render: renderPage,
};

export interface TaskTypes {
  readonly parse: { readonly input: ParseTask; readonly result: ParseResult };
  readonly render: { readonly input: RenderTask; readonly result: RenderResult };
}
export type TaskName = keyof TaskTypes;

/** Runs one batch in this thread. */
export async function runBatch<N extends TaskName>(
  name: N,
  inputs: readonly TaskTypes[N]['input'][],
): Promise<TaskTypes[N]['result'][]> {
  const task = tasks[name];
  const results: TaskTypes[N]['result'][] = [];
  for (const input of inputs) results.push(await task(input));
  return results;
}
