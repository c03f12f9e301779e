import type { z } from 'zod';
import { altOf } from '../model/art';
import { alt, word } from '../model/directiveFields';
import { chooseAlt, type Exhibit, type ExhibitDirective, type ExhibitWordsByLocale } from './exhibit';
import { composeExerciseStill, type ExerciseRoom } from './kit/exerciseStill';

interface ExerciseDefinition extends Pick<ExhibitDirective, 'doc'> {
  readonly words: ExhibitWordsByLocale;
  /** Attributes of its directive besides `name` and `alt`; its `Tool` gets them as they were written. */
  readonly attributes?: z.ZodRawShape;
  /** What its `Exercise` is given too. */
  readonly room?: ExerciseRoom;
  /** What its link may carry, for pictures to look through: in use, then with the goal met. */
  readonly states: readonly string[];
}

/** An exercise: something to try at once, whose still is one piece of art that shows what to arrive at. */
export function defineExercise({
  doc,
  words,
  attributes: own = {},
  room,
  states,
}: ExerciseDefinition): Exhibit {
  return {
    directive: {
      doc: `${doc}; the label is the caption.`,
      needsCaption: true,
      attributes: { name: pieceName, alt, ...own },
      art: { name: 'alt' },
    },
    words,
    states,
    show: ({ attributes, art }) => {
      const piece = art[String(attributes['name'])];
      if (piece === undefined) return undefined;
      const { src, width, height } = piece.still;
      const picture = { src, width, height, ...altOf(chooseAlt(attributes['alt'], piece)) };
      const written = Object.entries(attributes).filter(([name]) => name in own);
      return {
        attributes: { ...picture, ...Object.fromEntries(written) },
        still: composeExerciseStill(picture, room),
      };
    },
  };
}

/** The directive of a tool for the reader's own files, with what it has besides a piece of art and a file to try. */
export function toolDirective({
  doc,
  attributes = {},
  art = {},
  links = [],
}: Pick<ExhibitDirective, 'doc'> & Partial<ExhibitDirective>): ExhibitDirective {
  return {
    doc,
    needsCaption: true,
    attributes: {
      name: pieceName,
      file: word.describe('Address on the site of the file to try it with, made of the art folder.'),
      alt,
      ...attributes,
    },
    art: { name: 'alt', ...art },
    download: 'file',
    links,
  };
}

const pieceName = word.describe('Path in art/, without ending, of the piece that is shown until it works.');
