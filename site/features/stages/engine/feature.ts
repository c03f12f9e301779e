import { chooseAlt } from 'generator/exhibits/exhibit';
import type { Feature } from 'generator/feature';
import { textsOf } from 'generator/link/anchors';
import type { Site } from 'generator/link/site';
import type { LoadedSite } from 'generator/load/load';
import { altOf } from 'generator/model/art';
import { nearest } from 'generator/model/nearest';
import { errorAt, type Problem } from 'generator/model/problem';
import type { TreeNode } from 'generator/model/tree';
import css from '../app/Stages.module.css';
import { frameOf, largestSide, type Painting } from '../shared/painting';

/** Drawings of the art folder that are painted while a text is read. */
export const stages: Feature = {
  check: checkStages,
  showElement: ([name, props], { art }) => {
    if (name !== 'Stages') return undefined;
    const piece = art[String(props?.['name'])];
    if (piece?.sheet === undefined) return undefined;
    const painting: Painting = {
      src: piece.sheet.src,
      side: piece.still.width,
      frames: piece.durations.length,
      stages: piece.tags.map(({ name: id, last }) => ({ id, last })),
      ...chooseAlt(props?.['alt'], piece),
    };
    return ['Stages', { data: { ...painting } }, ...stagesStill(painting)];
  },
};

/** The finished drawing, and small beside it how far it was after each stage. */
function stagesStill(painting: Painting): TreeNode[] {
  const stills = painting.stages.map(
    ({ last }): TreeNode => ['span', { class: css.stage ?? '' }, frameOf(painting, last, { alt: '' })],
  );
  return [
    ['p', { class: css.picture ?? '' }, frameOf(painting, painting.frames - 1, altOf(painting))],
    ['p', { class: css.strip ?? '' }, ...stills],
  ];
}

/** Drawings without stages or room, and stages that are no heading of the text. */
function checkStages(site: Site, { art }: LoadedSite): Problem[] {
  const texts = textsOf(site).flatMap(({ byLocale }) => Object.values(byLocale));
  return texts.flatMap(({ file, summary: { placed, headings } }) =>
    placed.flatMap(({ component, props, line, column }): Problem[] => {
      const name = String(props['name']);
      const piece = component === 'Stages' ? art.draw(name) : undefined;
      if (piece === undefined) return [];
      const { tags, still } = piece;
      const ids = headings.map(({ id }) => id);
      const fault = (message: string, remedy: string, written = '') =>
        errorAt({ file, line, column }, message, { remedy, nearest: nearest(written, ids) });
      return [
        ...(tags.length === 0
          ? [fault(`"${name}" has no stages.`, 'Give its file a line "tag:" for each section that paints.')]
          : []),
        ...(still.width !== still.height || still.width > largestSide
          ? [fault(`"${name}" has no room.`, `Draw it square, at most ${largestSide} pixels wide.`)]
          : []),
        ...tags
          .filter((tag) => !ids.includes(tag.name))
          .map((tag) =>
            fault(
              `"${name}" has a stage "${tag.name}", and the text no heading of this id.`,
              'Name each tag after the heading of the section in which it is painted.',
              tag.name,
            ),
          ),
      ];
    }),
  );
}
