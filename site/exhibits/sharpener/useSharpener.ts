import { fill } from 'generator/model/text';
import { useReducer } from 'react';
import { nameFile } from '../kit/files';
import { useFileTool } from '../kit/useFileTool';
import type { OpenedPicture, SharpenerJob, SharpenerResult } from './messages';
import type { SharpenerUse } from './meta';
import { baseOf, factorOf, iconSides, reducer, type Sharpener, startWith } from './model';
import type { Text } from './words';

const startWorker = () =>
  new Worker(new URL('./worker/sharpenerWorker.ts', import.meta.url), { type: 'module' });

/** The name that a picture is saved under, at the size that is wished for. */
export function nameOf(
  picture: OpenedPicture,
  { wish, usesTrueSize }: Sharpener,
  format = picture.format,
): string {
  const factor = factorOf(wish, baseOf(picture, usesTrueSize));
  return nameFile(picture.picked.file.name, `${factor}x`, format);
}

export function nameOfIcons({ picked }: OpenedPicture): string {
  return nameFile(picked.file.name, 'icons', 'zip');
}

/** The state of the tool, and what it does beyond the page: reading, making and saving files. */
export function useSharpener({ sampleSrc, target }: SharpenerUse, { kit }: Text) {
  const [state, act] = useReducer(reducer, target, startWith);
  const tool = useFileTool<SharpenerJob, SharpenerResult>({
    startWorker,
    sampleSrc,
    kit,
    take: ({ outcomes }) => {
      act({ kind: 'open', outcomes });
      const first = outcomes.find((outcome) => outcome.kind === 'opened')?.opened;
      if (first === undefined) return '';
      const { width, height } = first.asWritten;
      return fill(kit.opened, { name: first.picked.file.name, width, height });
    },
    reset: () => act({ kind: 'reset', side: target }),
  });

  const { wish, usesTrueSize } = state;
  const partOf = (picture: OpenedPicture) => ({
    picked: picture.picked,
    isTrueSize: usesTrueSize && picture.reduced !== undefined,
  });

  const save = (picture: OpenedPicture, format = picture.format) => {
    const factor = factorOf(wish, baseOf(picture, usesTrueSize));
    const job = { kind: 'make', format, factor, ...partOf(picture) } as const;
    return tool.save(job, nameOf(picture, state, format), `image/${format}`);
  };

  const saveIcons = (picture: OpenedPicture) => {
    const sides = iconSides(baseOf(picture, usesTrueSize));
    const job = { kind: 'icons', sides, ...partOf(picture) } as const;
    return tool.save(job, nameOfIcons(picture), 'application/zip');
  };

  /** One after another, each at the size that is wished for. */
  const saveAll = async () => {
    for (const picture of state.pictures) await save(picture);
  };

  return { state, act, panel: tool.panel, save, saveIcons, saveAll };
}
