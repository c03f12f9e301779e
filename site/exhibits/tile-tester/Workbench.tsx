import { fill } from 'generator/model/text';
import { Choice } from '../kit/Choice';
import { OpenedFiles } from '../kit/OpenedFiles';
import { PictureStage } from '../kit/PictureStage';
import { Toggle } from '../kit/Toggle';
import type { OpenedTile } from './messages';
import { accept } from './meta';
import { listRanges, type TileAction, type TileTester } from './model';
import { nameOfLaid, nameOfTemplate } from './useTester';
import type { Text, Words } from './words';

interface Props {
  readonly state: TileTester;
  /** The one on the stage. */
  readonly tile: OpenedTile;
  readonly act: (action: TileAction) => void;
  readonly open: (files: readonly File[]) => void;
  readonly saveLaid: (tile: OpenedTile) => void;
  readonly saveTemplate: (tile: OpenedTile) => void;
  readonly saveTileset: (tile: OpenedTile) => void;
  readonly text: Text;
}

const layings = ['repeated', 'bricks', 'half'] as const;
const templateSizes = [16, 47] as const;

/** The tile as its copies lie, what is to be seen of its seams, and what can be saved. */
export function Workbench(props: Props) {
  const { state, tile, act, open, saveLaid, saveTemplate, saveTileset, text } = props;
  const { kit, words } = text;
  const { tiles, shown, laying, isMarked, templateSize, laid } = state;
  const { name } = tile.picked.file;
  const hasTemplate = tile.templates.includes(templateSize);
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
      ) : (
        <PictureStage
          key={`${tile.picked.id} ${laying}`}
          label={fill(words.stage, { name, laying: words.layings[laying] })}
          raster={laid}
        />
      )}
      <div className="tool-controls">
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
        <Choice
          label={words.template}
          options={templateSizes.map((value) => ({ value, label: fill(words.tiles, { count: value }) }))}
          chosen={templateSize}
          choose={(size) => act({ kind: 'template', size })}
        />
        {hasTemplate && (
          <div className="tool-choices" style={besideTemplate}>
            <button className="tool-quiet" type="button" onClick={() => saveTemplate(tile)}>
              {fill(kit.save, { name: nameOfTemplate(tile, templateSize) })}
            </button>
            <button className="tool-quiet" type="button" onClick={() => saveTileset(tile)}>
              {fill(kit.save, { name: nameOfTemplate(tile, templateSize, 'tsx') })}
            </button>
          </div>
        )}
      </div>
      <div className="tool-foot">
        <SeamReport tile={tile} words={words} />
        {!hasTemplate && <p>{fill(words.tooLarge, { count: templateSize })}</p>}
        <button
          className="tool-strong"
          style={{ marginInlineStart: 'auto' }}
          type="button"
          onClick={() => saveLaid(tile)}
        >
          {fill(kit.save, { name: nameOfLaid(tile, laying) })}
        </button>
      </div>
    </>
  );
}

/** Beside it; on a phone the words of the buttons begin where boxes do. */
const besideTemplate = { flex: 1, alignSelf: 'end', justifyContent: 'start', marginInline: '-1rem' } as const;

/** The seams that stand out at the edges. */
function SeamReport({ tile, words }: { readonly tile: OpenedTile; readonly words: Words }) {
  const { width, height, marks } = tile;
  const places = (numbers: readonly number[]) => listRanges(numbers.map((number) => number + 1));
  const isSeamless = marks.across.length + marks.down.length === 0;
  return (
    <div style={{ flex: '1 1 16rem' }}>
      <p>
        <strong>{fill(words.size, { width, height })}</strong>
      </p>
      {isSeamless && <p>{words.seamless}</p>}
      {marks.across.length > 0 && <p>{fill(words.across, { rows: places(marks.across) })}</p>}
      {marks.down.length > 0 && <p>{fill(words.down, { columns: places(marks.down) })}</p>}
      {!isSeamless && <p>{words.hint}</p>}
    </div>
  );
}
