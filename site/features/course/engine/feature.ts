import { labelSidebarNode } from 'generator/compose/composeSidebar';
import { type ComposeContext, href, wordsOf } from 'generator/compose/context';
import { wayAt } from 'generator/compose/wayAt';
import type { Feature } from 'generator/feature';
import { docTitle } from 'generator/link/docSets';
import { placeOfKey } from 'generator/link/places';
import type { CategoryPage, DocPage, Site } from 'generator/link/site';
import { translationIn } from 'generator/load/content';
import { nearest } from 'generator/model/nearest';
import { errorAt, type Problem } from 'generator/model/problem';
import { fill } from 'generator/model/text';
import type { TreeElement, TreeNode } from 'generator/model/tree';
import { lessonIn, lessonsOf, signsOf } from '../shared/lesson';
import { courseWords } from './words';

/** Courses: the docs of a category that have `lesson` in their front matter, on a way through the landscape. */
export const course: Feature = {
  words: courseWords,
  check: checkLessons,
  overview: (context, { node }) => {
    const lessons = lessonsOf(node.children);
    const way = wayAt(context, signsOf(lessons), 0);
    if (lessons.length === 0 || way === undefined) return undefined;
    const stations = lessons.map(
      (lesson, at): TreeElement => [
        'a',
        { href: href(context, lesson.route) },
        ['span', null, `${shortOf(context, lesson, at + 1)}: ${docTitle(lesson, context.locale)}`],
      ],
    );
    return [['CourseMap', way, ...stations]];
  },
  card: (context, page) => {
    const place = placeInCourse(context, page);
    return place && { note: shortOf(context, page, place.number) };
  },
  articles: (context) => {
    const lessons = new Map(
      [...context.site.pages.values()].flatMap((page) =>
        page.kind === 'doc' ? [[href(context, page.route), page] as const] : [],
      ),
    );
    return (tree, { route }) => {
      const page = lessons.get(route);
      const step = page && showStep(context, page);
      return step === undefined ? tree : [step, ...tree];
    };
  },
};

/** Where a lesson stands in its course, and what it takes and gives; `undefined` for a doc that is no lesson. */
function showStep(context: ComposeContext, page: DocPage): TreeElement | undefined {
  const place = placeInCourse(context, page);
  if (place === undefined) return undefined;
  const { course, lessons, number } = place;
  const words = wordsOf(context, courseWords);
  const { minutes = 0, before = [] } = lessonIn(page.files.original.summary.frontMatter) ?? {};
  const { goals = [] } = lessonIn(translationIn(page.files, context.locale).summary.frontMatter) ?? {};
  const docs = context.site.sets
    .find(({ id }) => id === page.set)
    ?.versions.find(({ name }) => name === page.version)?.docs;
  const known = before.flatMap((id) => docs?.get(id) ?? []);
  const next = lessons[number];
  const { label } = labelSidebarNode(context, course);
  const position = fill(words.lesson, { number, count: lessons.length });
  const ways = [
    ...(known.length === 0 ? [] : [[words.before, ...joined(known.map(linkTo), words.separator)]]),
    ...(next === undefined ? [] : [[words.next, linkTo(next)]]),
  ];
  return [
    'CourseStep',
    wayAt(context, signsOf(lessons), number) ?? null,
    [
      'p',
      null,
      course.route === undefined ? label : link(href(context, course.route), label),
      words.between + position + words.between + fill(words.minutes, { minutes }),
    ],
    ['p', null, words.goals],
    ['ul', null, ...goals.map((goal): TreeElement => ['li', null, goal])],
    ['p', null, ...ways.flatMap((way, at) => (at === 0 ? way : [words.between, ...way]))],
  ];

  function linkTo(doc: DocPage): TreeElement {
    return link(href(context, doc.route), docTitle(doc, context.locale));
  }
}

function link(href: string, label: string): TreeElement {
  return ['a', { href }, label];
}

function joined(nodes: readonly TreeNode[], separator: string): readonly TreeNode[] {
  return nodes.flatMap((node, at) => (at === 0 ? [node] : [separator, node]));
}

function shortOf(context: ComposeContext, page: DocPage, number: number): string {
  const { minutes = 0 } = lessonIn(page.files.original.summary.frontMatter) ?? {};
  return fill(wordsOf(context, courseWords).short, { number, minutes });
}

interface Place {
  /** That of the category. */
  readonly course: CategoryPage['node'];
  readonly lessons: readonly DocPage[];
  /** From 1. */
  readonly number: number;
}

/** Where a doc stands in its course; `undefined` for one that is no lesson. */
function placeInCourse({ places }: ComposeContext, { route }: DocPage): Place | undefined {
  const course = places.get(route)?.ancestors.at(-1);
  const lessons = course === undefined ? [] : lessonsOf(course.children);
  const number = lessons.findIndex((lesson) => lesson.route === route) + 1;
  return course === undefined || number === 0 ? undefined : { course, lessons, number };
}

/** Lessons without what every lesson says, and what they build on that is not there. */
function checkLessons(site: Site): Problem[] {
  const docs = site.sets.flatMap(({ versions }) => versions);
  return docs.flatMap(({ docs }) =>
    [...docs.values()].flatMap(({ files }): Problem[] => {
      const { original, byLocale } = files;
      const lesson = lessonIn(original.summary.frontMatter);
      const place = placeOfKey(original, 'lesson');
      if (lesson === undefined) return [];
      const { minutes, before = [], goals = [] } = lesson;
      return [
        ...(minutes === undefined || goals.length === 0
          ? [errorAt(place, 'A lesson needs `minutes` and `goals`.')]
          : []),
        ...before
          .filter((id) => !docs.has(id))
          .map((id) =>
            errorAt(place, `The lesson builds on "${id}", which is no doc of its set.`, {
              nearest: nearest(id, [...docs.keys()]),
            }),
          ),
        ...Object.values(byLocale)
          .filter(
            (file) =>
              file !== original && (lessonIn(file.summary.frontMatter)?.goals ?? []).length !== goals.length,
          )
          .map((file) =>
            errorAt(placeOfKey(file, 'lesson'), `${original.file} has ${goals.length} goals of a lesson.`, {
              remedy: 'Give each of them here too, in their order: `lesson: { goals: [ … ] }`.',
            }),
          ),
      ];
    }),
  );
}
