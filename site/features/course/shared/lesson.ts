import { words } from 'generator/model/contentFields';
import type { FrontMatterField } from 'generator/model/siteData';
import { z } from 'zod';

/** `lesson:` in the front matter of a doc that is part of a course; a translation has `goals` alone. */
const lessonSchema = z.strictObject({
  minutes: z.int().min(1).describe('How long it takes, drawing included.').optional(),
  before: z.array(z.string()).describe('Ids of docs of the set that it builds on.').optional(),
  goals: z
    .array(words())
    .min(1)
    .max(3)
    .describe('What the reader will be able to do, each begins with a verb and has no full stop.')
    .optional(),
});
export type WrittenLesson = z.infer<typeof lessonSchema>;

/** `lesson:` of a doc; `undefined` where there is none. */
export function lessonIn(frontMatter: object): WrittenLesson | undefined {
  // Front matter was checked by the schema above before anybody asks.
  return Reflect.get(frontMatter, 'lesson') as WrittenLesson | undefined;
}

/** The key `lesson`, for the data of the site. */
export const lessonField: FrontMatterField = {
  schema: lessonSchema.describe('What a lesson of a course takes and gives.').optional(),
  texts: (value) => (value as WrittenLesson | undefined)?.goals ?? [],
  textKeys: ['goals'],
};

interface Doc {
  readonly unlisted: boolean;
  readonly files: { readonly original: { readonly summary: { readonly frontMatter: object } } };
}

/** The lessons of a course in their order: those of the listed docs of a category that have `lesson`. */
export function lessonsOf<Lesson extends Doc>(
  nodes: readonly ({ readonly kind: 'doc'; readonly doc: Lesson } | { readonly kind: 'category' | 'link' })[],
): readonly Lesson[] {
  return nodes.flatMap((node) =>
    node.kind === 'doc' &&
    !node.doc.unlisted &&
    lessonIn(node.doc.files.original.summary.frontMatter) !== undefined
      ? [node.doc]
      : [],
  );
}

/** The signs of a course: the numbers of its lessons, and beside each the thing of the lesson. */
export const signsOf = (lessons: readonly { readonly id: string }[]) =>
  lessons.map(({ id }, index) => ({ words: String(index + 1), beside: id.slice(id.lastIndexOf('/') + 1) }));
