import { fill } from 'generator/model/text';
import { countCells, listCells, type SheetGrid } from 'pixels/edit/cutSheet';
import type { Raster } from 'pixels/raster';
import { useCallback, useMemo, useState } from 'react';
import { Canvas, type Pan } from '../kit/Canvas';
import { dragPicture } from '../kit/drawPicture';
import type { Room } from '../kit/fitFactor';
import { drawFrame } from './drawFrames';
import { drawGrid } from './drawGrid';
import { Guesses } from './Guesses';
import { gridOfCounts, largestCount, widestGap } from './gridFields';
import { NumberField } from './NumberField';
import type { Words } from './words';

interface Props {
  readonly name: string;
  readonly sheet: Raster;
  readonly guesses: readonly SheetGrid[];
  readonly grid: SheetGrid;
  readonly cut: (grid: SheetGrid) => void;
  readonly words: Words;
}

/** A sheet with the grid that it is cut by, and the numbers of the grid. */
export function CutBench({ name, sheet, guesses, grid, cut, words }: Props) {
  const [pan, setPan] = useState<Pan>({ x: 0, y: 0 });
  const cells = useMemo(() => listCells(sheet, grid), [sheet, grid]);
  const { columns, rows } = countCells(sheet, grid);
  const draw = useCallback(
    (context: CanvasRenderingContext2D, room: Room) => {
      const area = { left: 0, top: 0, width: sheet.width, height: sheet.height };
      const placing = drawFrame(context, room, { raster: sheet, area }, {}, pan);
      const style = getComputedStyle(context.canvas);
      drawGrid(context, placing, sheet, cells, room, { line: style.color, ground: style.caretColor });
    },
    [sheet, cells, pan],
  );
  const hasGaps = grid.margin + grid.padding > 0;
  const [isOpen, setOpen] = useState(hasGaps);
  const fieldOf = (key: keyof SheetGrid) => (
    <NumberField
      key={key}
      label={words.grid[key]}
      value={grid[key]}
      smallest={key === 'width' || key === 'height' ? 1 : 0}
      largest={key === 'width' ? sheet.width : key === 'height' ? sheet.height : widestGap(sheet)}
      change={(value) => cut({ ...grid, [key]: value })}
    />
  );
  const counts = (['columns', 'rows'] as const).map((key) => (
    <NumberField
      key={key}
      label={words.grid[key]}
      value={key === 'columns' ? columns : rows}
      smallest={1}
      largest={largestCount(sheet, grid, key)}
      change={(count) => cut(gridOfCounts(sheet, grid, key, count))}
    />
  ));
  return (
    <>
      <div className="tool-stage desk-stage desk-sheet" style={{ '--shape': sheet.height / sheet.width }}>
        <Canvas
          label={fill(words.sheetStage, { name, columns, rows })}
          draw={draw}
          pan={(by, room) => setPan(dragPicture(pan, by, room, sheet))}
        />
      </div>
      <Guesses sheet={sheet} guesses={guesses} grid={grid} cut={cut} words={words} />
      <div className="tool-controls desk-grid">
        {counts}
        {(['width', 'height'] as const).map(fieldOf)}
      </div>
      <details
        className="desk-gaps"
        open={isOpen || hasGaps}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary>{words.gaps}</summary>
        <div className="desk-grid">{(['margin', 'padding'] as const).map(fieldOf)}</div>
      </details>
    </>
  );
}
