/**
 * Who may import whom: the table of docs/architecture.md, as rules. A feature's subfolder counts as
 * the room of its name (`shared` as the model), and so does the folder `worker` of an exhibit. Tests may
 * import what they test with.
 */
const anyOf = (...patterns) => `^(?:${patterns.join('|')})`;
const inFeatures = (folder) => `(?:packages/generator|site)/features/[^/]+/${folder}/`;

/** The folders that a room is made of. */
const rooms = {
  pixels: ['packages/pixels/'],
  model: ['packages/generator/model/', inFeatures('shared')],
  markdown: ['packages/generator/markdown/'],
  exhibits: ['(?:packages/generator|site)/exhibits/(?![^/]+/worker/)'],
  app: ['packages/generator/app/', inFeatures('app')],
  browser: ['packages/generator/browser/'],
  worker: [inFeatures('worker'), 'site/exhibits/[^/]+/worker/'],
  engine: [
    'packages/generator/(?:load|link|compose|render|output)/',
    'packages/generator/[^/]+\\.ts$',
    inFeatures('engine'),
  ],
  cli: ['packages/generator/cli/'],
  checks: ['site/checks/'],
};

/** What a room may import besides itself. */
const allowed = {
  pixels: [],
  model: [],
  // What directives place exhibits, these say.
  markdown: [...rooms.model, 'packages/generator/exhibits/(allExhibits|exhibit)\\.ts$'],
  exhibits: [...rooms.pixels, ...rooms.model, 'packages/generator/app/(?:ui/|exhibits/byFolder)'],
  app: [...rooms.model, ...rooms.pixels],
  browser: [...rooms.app, ...rooms.model],
  // The messages between the worker of an exhibit and its page, and what both draw.
  worker: [...rooms.model, ...rooms.pixels, 'site/exhibits/[^/]+/(?:messages|drawMarks)\\.ts$'],
  engine: [
    ...rooms.app,
    ...rooms.markdown,
    ...rooms.model,
    ...rooms.pixels,
    ...rooms.exhibits,
    'site/data\\.ts$',
  ],
  cli: [...rooms.engine, ...rooms.model],
  checks: [...rooms.engine, ...rooms.markdown, ...rooms.model],
};

/** The stages of the engine, each with those whose values it takes. Only the files beside them know all. */
const stages = {
  output: [],
  load: ['output'],
  link: ['load'],
  compose: ['load', 'link'],
  render: ['load', 'link', 'compose', 'output'],
};

const tests = '\\.test\\.tsx?$';
const wall = ([room, others]) => ({
  name: `${room}-imports`,
  severity: 'error',
  from: { path: anyOf(...rooms[room]), pathNot: tests },
  to: { path: anyOf('packages/', 'site/'), pathNot: anyOf(...rooms[room], ...others) },
});
const stageWall = ([stage, others]) => ({
  name: `engine-${stage}-imports`,
  comment: 'The folders of the engine stand in one order: output, load, link, compose, render.',
  severity: 'error',
  from: { path: `^packages/generator/${stage}/`, pathNot: tests },
  to: {
    path: `^packages/generator/(?:${Object.keys(stages).join('|')})/`,
    pathNot: [stage, ...others].map((name) => `^packages/generator/${name}/`),
  },
});

module.exports = {
  forbidden: [
    {
      name: 'packages-know-no-site',
      comment: 'The generator and the pixels know nothing of what is around them',
      severity: 'error',
      from: { path: '^packages/(?!generator/example/)' },
      to: { path: '^(?:site|tests|bench|scripts)/' },
    },
    {
      name: 'pixels-know-no-generator',
      severity: 'error',
      from: { path: '^packages/pixels/' },
      to: { path: '^packages/generator/' },
    },
    ...Object.entries(allowed).map(wall),
    ...Object.entries(stages).map(stageWall),
    {
      name: 'no-node-on-both-sides',
      comment: 'pixels, model, app, exhibits and what the browser runs know no module of Node',
      severity: 'error',
      from: {
        path: anyOf(
          ...['pixels', 'model', 'app', 'exhibits', 'browser', 'worker'].flatMap((room) => rooms[room]),
        ),
        pathNot: tests,
      },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'disk-only-at-the-edges',
      comment: 'Only load, output and the commands touch the disk',
      severity: 'error',
      from: {
        path: '^(?:packages|site)/',
        pathNot: [
          tests,
          '/testing/',
          '^packages/generator/(load|output|cli)/',
          '^packages/generator/bin\\.mjs',
          '^site/checks/',
        ],
      },
      to: { path: '^(node:)?fs(/promises)?$' },
    },
    {
      name: 'features-only-through-their-lists',
      comment:
        'app/features and features.ts name what a feature adds; nothing else of the generator knows one',
      severity: 'error',
      from: {
        path: anyOf('packages/generator/(?!features/)'),
        pathNot: [tests, '^packages/generator/app/features\\.tsx?$', '^packages/generator/features\\.ts$'],
      },
      to: { path: anyOf(inFeatures('(?:app|engine|worker)')) },
    },
    {
      name: 'features-stand-alone',
      comment: 'A feature may use what another one shares, and nothing else of it',
      severity: 'error',
      from: { path: '^(packages/generator|site)/features/([^/]+)/', pathNot: tests },
      to: {
        path: '^(?:packages/generator|site)/features/',
        pathNot: ['^$1/features/$2/', inFeatures('shared')],
      },
    },
    {
      name: 'exhibits-only-through-their-registry',
      severity: 'error',
      from: { path: '^packages/generator/app/', pathNot: '^packages/generator/app/exhibits/' },
      to: { path: '^packages/generator/exhibits/' },
    },
    {
      name: 'no-circles',
      severity: 'error',
      from: { path: '^(?:packages|site)/' },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-unresolvable',
      severity: 'error',
      from: { path: '^(?:packages|site)/' },
      to: { couldNotResolve: true, pathNot: '^(mdast$|#site/)' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.css'],
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'require', 'node', 'default'],
    },
  },
};
