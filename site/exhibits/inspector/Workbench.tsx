import type { Raster } from 'pixels/raster';
import type { ReactNode } from 'react';
import { OpenedFiles } from '../kit/OpenedFiles';
import { FileFacts } from './FileFacts';
import { Layers } from './Layers';
import type { Inspection } from './messages';
import { accept } from './meta';
import type { Inspector, InspectorAction } from './model';
import { Palette } from './Palette';
import { Slices, Tilesets } from './Slices';
import { Stage } from './Stage';
import { Tags } from './Tags';
import type { Text } from './words';

interface Props {
  readonly state: Inspector;
  /** The one in view. */
  readonly inspection: Inspection;
  /** Stands in the place of the buttons that save frames; it is given the one for the frame on the stage. */
  readonly saves?: ((inspection: Inspection, saveFrame: ReactNode) => ReactNode) | undefined;
  /** Stands below the facts of the file. */
  readonly changes?: ReactNode;
  readonly act: (action: InspectorAction) => void;
  readonly open: (files: readonly File[]) => void;
  readonly saveFrames: (inspection: Inspection) => void;
  readonly saveFrame: (inspection: Inspection, raster: Raster, frame: number | undefined) => void;
  readonly text: Text;
}

/** The facts of the file in view, and the buttons that save its frames. */
export function Workbench(props: Props) {
  const { state, inspection, saves, changes, act, open, saveFrames, saveFrame, text } = props;
  const { kit, words } = text;
  const { animation, parts, project } = inspection;
  const { file } = inspection.picked;
  const palette =
    parts?.palettes[0]?.colors ?? animation.palette?.map((color) => ({ color, name: undefined }));
  return (
    <>
      <OpenedFiles
        names={state.inspections.map(({ picked }) => picked.file.name)}
        shown={state.shown}
        show={(index) => act({ kind: 'show', index })}
        accept={accept}
        take={open}
        text={kit}
      />
      <Stage
        key={`${state.shown} ${file.name} ${file.lastModified}`}
        inspection={inspection}
        saves={saves}
        saveFrames={saveFrames}
        saveFrame={saveFrame}
        text={text}
      />
      <FileFacts inspection={inspection} words={words} />
      {changes}
      {parts && <Layers layers={parts.layers} words={words} />}
      {parts && <Tags title={project ? words.clips : words.tags} tags={parts.tags} words={words} />}
      {palette && <Palette colors={palette} palettes={parts?.palettes ?? []} words={words} />}
      {parts && <Slices slices={parts.slices} words={words} />}
      {parts && <Tilesets tilesets={parts.tilesets} words={words} />}
    </>
  );
}
