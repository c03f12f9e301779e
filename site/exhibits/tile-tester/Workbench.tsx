import { fill } from 'generator/model/text';
import { Choice } from '../kit/Choice';
import { OpenedFiles } from '../kit/OpenedFiles';
import { PictureStage } from '../kit/PictureStage';
import { Toggle } from '../kit/Toggle';
import type { OpenedTile, TemplateSize } from './messages';
import { accept } from './meta';
import { listRanges, type TileAction, type TileTester } from './model';
import { RepeatStage } from './RepeatStage';
import { nameOfLaid, nameOfTemplate } from './useTester';
import type { Text, Words } from './words';

interface Props {
  readonly state: TileTester;
  /** The one on the stage. */
  readonly tile: OpenedTile;
  readonly act: (action: TileAction) => void;
  readonly open: (files: readonly File[]) => void;
  readonly saveLaid: (tile: OpenedTile) => void;
  readonly saveTemplate: (tile: OpenedTile, size: TemplateSize) => void;
  readonly saveTileset: (tile: OpenedTile, size: TemplateSize) => void;
  readonly text: Text;
}

const layings = ['repeated', 'bricks', 'half'] as const;
const savings = ['laid', 16, 47] as const;

/** The tile as its copies lie, what is to be seen of its seams, and what can be saved. */
export function Workbench(props: Props) {
  const { state, tile, act, open, saveLaid, saveTemplate, saveTileset, text } = props;
  const { kit, words } = text;
  const { tiles, shown, laying, isMarked, saved, laid } = state;
  const { name } = tile.picked.file;
  const stage = {
    key: `${tile.picked.id} ${laying}`,
    label: fill(words.stage, { name, laying: words.layings[laying] }),
  };
  return (
    <>
      <OpenedFiles
        names={tiles.map(({ picked }) => picked.file.name)}
        shown={shown}
        show={(index) => act({ kind: 'show', index })}
        accept={accept}
        take={open}
        text={kit}
      />
      {laid === undefined ? (
        <div className="tool-stage" />
      ) : laying === 'half' ? (
        <PictureStage key={stage.key} label={stage.label} raster={laid} />
      ) : (
        <RepeatStage key={stage.key} label={stage.label} tile={laid} isBricks={laying === 'bricks'} />
      )}
      <div className="tool-controls">
        <SeamReport tile={tile} words={words} />
        <Choice
          label={words.laying}
          options={layings.map((value) => ({ value, label: words.layings[value] }))}
          chosen={laying}
          choose={(next) => act({ kind: 'laying', laying: next })}
        />
        <Toggle
          label={words.showMarks}
          isOn={isMarked}
          change={(isOn) => act({ kind: 'marks', isMarked: isOn })}
        />
      </div>
      <div className="tool-foot" style={{ alignItems: 'end' }}>
        <Choice
          label={words.save}
          options={savings.map((value) => ({
            value,
            label: value === 'laid' ? words.laid : fill(words.template, { count: value }),
          }))}
          chosen={saved}
          choose={(next) => act({ kind: 'saved', saved: next })}
        />
        {saved === 'laid' ? (
          <button className="tool-strong" type="button" onClick={() => saveLaid(tile)}>
            {fill(kit.save, { name: nameOfLaid(tile, laying) })}
          </button>
        ) : tile.templates.includes(saved) ? (
          <div className="tool-choices" style={{ marginInlineStart: 'auto' }}>
            <button className="tool-quiet" type="button" onClick={() => saveTileset(tile, saved)}>
              {fill(kit.save, { name: nameOfTemplate(tile, saved, 'tsx') })}
            </button>
            <button className="tool-strong" type="button" onClick={() => saveTemplate(tile, saved)}>
              {fill(kit.save, { name: nameOfTemplate(tile, saved) })}
            </button>
          </div>
        ) : (
          <p>{fill(words.tooLarge, { count: saved })}</p>
        )}
      </div>
    </>
  );
}

/** The seams that stand out at the edges, which matter more than the size. */
function SeamReport({ tile, words }: { readonly tile: OpenedTile; readonly words: Words }) {
  const { width, height, marks } = tile;
  const places = (numbers: readonly number[]) => listRanges(numbers.map((number) => number + 1));
  const isSeamless = marks.across.length + marks.down.length === 0;
  return (
    <p style={{ flex: '1 1 100%' }}>
      {isSeamless && <strong>{words.seamless} </strong>}
      {marks.across.length > 0 && <strong>{fill(words.across, { rows: places(marks.across) })} </strong>}
      {marks.down.length > 0 && <strong>{fill(words.down, { columns: places(marks.down) })} </strong>}
      <span>{fill(words.size, { width, height })}</span>
    </p>
  );
}
