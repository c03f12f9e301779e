import { fill } from 'generator/model/text';
import { useReducer } from 'react';
import { useFileTool } from '../kit/useFileTool';
import { empty } from './desk';
import type { DeskJob, DeskResult, MakeOrder } from './messages';
import type { DeskUse } from './meta';
import { reducer } from './model';
import { nameOf } from './saving';
import type { Text } from './words';

const types = {
  gif: 'image/gif',
  apng: 'image/png',
  png: 'image/png',
  json: 'application/json',
  tres: 'text/plain',
};

const startWorker = () =>
  new Worker(new URL('./worker/sheetDeskWorker.ts', import.meta.url), { type: 'module' });

/** The state of the tool, and what it does beyond the page: reading, making and saving files. */
export function useDesk({ sampleSrc }: DeskUse, { kit, words }: Text) {
  const [desk, act] = useReducer(reducer, empty);
  const tool = useFileTool<DeskJob, DeskResult>({
    startWorker,
    sampleSrc,
    kit,
    take: (result) => {
      act({ kind: 'open', result });
      const { opened } = result;
      const [picture] = opened?.pictures ?? [];
      if (opened === undefined || picture === undefined) return '';
      const name = opened.files.map((file) => file.name).join(', ');
      return opened.guesses.length > 0
        ? fill(kit.opened, { name, width: picture.width, height: picture.height })
        : fill(words.opened, { name, count: opened.pictures.length });
    },
    reset: () => act({ kind: 'reset' }),
  });
  const save = (order: MakeOrder) =>
    tool.save(
      { kind: 'make', files: desk.opened?.files ?? [], order },
      nameOf(desk, order.format),
      types[order.format],
    );
  return { desk, act, panel: tool.panel, save };
}
