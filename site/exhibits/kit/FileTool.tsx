import { fill } from 'generator/model/text';
import type { ReactNode } from 'react';
import { DropZone } from './DropZone';
import type { FileRemark } from './fileRemarks';
import { type Announcement, Panel } from './Panel';
import { Progress } from './Progress';
import { Remarks } from './Remarks';
import type { Work } from './useJobs';
import type { ToolWords } from './words';

interface Props {
  readonly text: ToolWords;
  readonly words: { readonly title: string; readonly formats: string };
  /** The attribute `accept` of the dialog for files. */
  readonly accept: string;
  /** Shown before the first file: a picture of what the tool does. */
  readonly poster: ReactNode;
  /** Stands in the tool's place in print. */
  readonly paper: ReactNode;
  /** Where the reader works with files; `undefined` while there is none. */
  readonly bench: ReactNode | undefined;
  readonly remarks: readonly FileRemark[];
  readonly work: Work | undefined;
  readonly announcement: Announcement;
  readonly open: (files: readonly File[]) => void;
  readonly openSample: () => void;
  readonly stop: () => void;
  readonly reset: () => void;
}

/** A tool: where files are dropped, then what is done with them, the work that goes on and what could not be read. */
export function FileTool(props: Props) {
  const { text, words, bench, remarks, work, open } = props;
  const { kit } = text;
  const isNew = bench === undefined && remarks.length === 0;
  return (
    <Panel
      title={words.title}
      text={kit}
      take={open}
      reset={isNew ? undefined : props.reset}
      announcement={props.announcement}
      paper={props.paper}
    >
      {bench ?? (
        <DropZone
          text={kit}
          poster={props.poster}
          formats={words.formats}
          accept={props.accept}
          take={open}
          takeSample={props.openSample}
        />
      )}
      {work && (
        <Progress
          label={fill(kit[work.kind], { name: work.name })}
          done={work.done}
          stop={kit.stop}
          onStop={props.stop}
        />
      )}
      <Remarks remarks={remarks} formats={words.formats} text={text} />
    </Panel>
  );
}
