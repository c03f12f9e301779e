import {
  chooseAlt,
  type Exhibit,
  type ExhibitDirective,
  type ExhibitUse,
  type ExhibitWordsByLocale,
} from 'generator/exhibits/exhibit';
import { type AltText, type ArtPicture, altOf, type ShownArt } from 'generator/model/art';
import { alt, word } from 'generator/model/directiveFields';
import type { TreeNode, TreeProps } from 'generator/model/tree';
import type { z } from 'zod';
import { composeExerciseStill, type ExerciseRoom } from './kit/exerciseStill';
import { en, zh } from './kit/words';

const mark = { en: en.kit.mark, zh: zh.kit.mark };

interface ExerciseDefinition extends Pick<ExhibitDirective, 'doc'> {
  readonly words: ExhibitWordsByLocale;
  /** Attributes of its directive besides `name` and `alt`; its `Exercise` gets them as they were written. */
  readonly attributes?: z.ZodRawShape;
  /** The same as its `ExercisePanel` has. */
  readonly room?: ExerciseRoom | ((attributes: TreeProps) => ExerciseRoom);
  /** Of its still too, with styles that say how high both are. */
  readonly className?: string | undefined;
  /** States as its link carries them, where `tried.ts` says that it stands, for pictures to look through: in use, then with the goal met. */
  readonly states: readonly string[];
}

/** An exercise: something to try at once, whose still is one piece of art that shows what to arrive at. */
export function defineExercise({
  doc,
  words,
  attributes: own = {},
  room,
  className,
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
    mark,
    states,
    show: ({ attributes, art }) => {
      const piece = art[String(attributes['name'])];
      if (piece === undefined) return undefined;
      const { src, width, height } = piece.still;
      const picture = { src, width, height, ...altOf(chooseAlt(attributes['alt'], piece)) };
      const written = Object.entries(attributes).filter(([name]) => name in own);
      return {
        attributes: { ...picture, ...Object.fromEntries(written) },
        still: composeExerciseStill(picture, typeof room === 'function' ? room(attributes) : room, className),
      };
    },
  };
}

interface ToolDefinition<Data extends object> extends Pick<ExhibitDirective, 'doc'> {
  readonly words: ExhibitWordsByLocale;
  /** Of its directive, besides `name`, `file` and `alt`. */
  readonly attributes?: z.ZodRawShape;
  readonly art?: ExhibitDirective['art'];
  readonly links?: ExhibitDirective['links'];
  /** The data that its `Tool` gets; `undefined` where its art is missing. */
  readonly compose: (use: ToolUse) => Data | undefined;
  readonly still: (data: Data) => readonly TreeNode[];
}

interface ToolUse extends Pick<ExhibitUse, 'attributes' | 'art' | 'hrefs'> {
  readonly piece: ShownArt;
  /** Address of the file to try it with. */
  readonly sampleSrc: string;
}

/** A tool for the reader's own files: it shows a piece of art until it works, and has a file to be tried with. */
export function defineTool<Data extends object>({
  doc,
  words,
  attributes: own = {},
  art: ownArt = {},
  links = [],
  compose,
  still,
}: ToolDefinition<Data>): Exhibit {
  return {
    directive: {
      doc: `${doc}; the label is the caption.`,
      needsCaption: true,
      attributes: {
        name: pieceName,
        file: word.describe('Address on the site of the file to try it with, made of the art folder.'),
        alt,
        ...own,
      },
      art: { name: 'alt', ...ownArt },
      download: 'file',
      links,
    },
    words,
    mark,
    show: ({ attributes, art, downloads, hrefs }) => {
      const piece = art[String(attributes['name'])];
      const sample = downloads[String(attributes['file'])];
      if (piece === undefined || sample === undefined) return undefined;
      const data = compose({ attributes, art, hrefs, piece, sampleSrc: sample.src });
      return data && { data, still: still(data) };
    },
  };
}

/** The first frame of a piece, in the words that were written for it, else in its own. */
export function pictureOf(piece: ShownArt, alt: TreeProps[string] | undefined): ArtPicture & AltText {
  return { ...piece.still, ...chooseAlt(alt, piece) };
}

const pieceName = word.describe('Path in art/, without ending, of the piece that is shown until it works.');
