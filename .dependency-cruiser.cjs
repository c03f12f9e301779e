/**
 * Who may import whom: the table of docs/architecture.md, as rules. A feature's subfolder counts as
 * the room of its name (`shared` as the model), and so does the folder `worker` of an exhibit. Tests may
 * import what they test with.
 */
const anyOf = (...patterns) => `^(?:${patterns.join('|')})`;
const inFeatures = (folder) => `src/features/[^/]+/${folder}/`;

/** The folders that a room is made of. */
const rooms = {
  pixels: ['src/pixels/'],
  model: ['src/model/', inFeatures('shared')],
  markdown: ['src/markdown/'],
  exhibits: ['src/exhibits/(?![^/]+/worker/)'],
  app: ['src/app/', inFeatures('app')],
  browser: ['src/browser/'],
  worker: [inFeatures('worker'), 'src/exhibits/[^/]+/worker/'],
  engine: ['src/engine/', inFeatures('engine')],
  cli: ['src/cli/'],
  tools: ['tools/'],
};

/** What a room may import besides itself. */
const allowed = {
  pixels: [],
  model: [],
  // What directives place exhibits, these say.
  markdown: [...rooms.model, 'src/exhibits/(allExhibits|exhibit)\\.ts$'],
  exhibits: [...rooms.pixels, ...rooms.model, 'src/app/ui/'],
  app: [...rooms.model, ...rooms.pixels],
  browser: [...rooms.app, ...rooms.model],
  // The messages between the worker of an exhibit and its page, and what both draw.
  worker: [...rooms.model, ...rooms.pixels, 'src/exhibits/[^/]+/(?:messages|drawMarks)\\.ts$'],
  engine: [...rooms.app, ...rooms.markdown, ...rooms.model, ...rooms.pixels, ...rooms.exhibits],
  cli: [...rooms.engine, ...rooms.model, ...rooms.tools],
  tools: [...rooms.engine, ...rooms.markdown, ...rooms.model],
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
  to: { path: anyOf('src/', 'tools/'), pathNot: anyOf(...rooms[room], ...others) },
});
const stageWall = ([stage, others]) => ({
  name: `engine-${stage}-imports`,
  comment: 'The folders of the engine stand in one order: output, load, link, compose, render.',
  severity: 'error',
  from: { path: `^src/engine/${stage}/`, pathNot: tests },
  to: { path: '^src/engine/', pathNot: [stage, ...others].map((name) => `^src/engine/${name}/`) },
});

module.exports = {
  forbidden: [
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
      comment: 'Only engine/load, engine/output and the commands touch the disk',
      severity: 'error',
      from: { path: '^src/', pathNot: [tests, '^src/engine/(load|output)/', '^src/cli/'] },
      to: { path: '^(node:)?fs(/promises)?$' },
    },
    {
      name: 'features-only-through-their-lists',
      comment:
        'app/features and engine/features name what a feature adds; nothing else of app and engine knows one',
      severity: 'error',
      from: {
        path: anyOf('src/app/', 'src/browser/', 'src/engine/', 'src/cli/'),
        pathNot: [tests, '^src/app/features\\.tsx?$', '^src/engine/features\\.tsx?$'],
      },
      to: { path: anyOf(inFeatures('(?:app|engine|worker)')) },
    },
    {
      name: 'features-stand-alone',
      comment: 'A feature may use what another one shares, and nothing else of it',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/', pathNot: tests },
      to: { path: '^src/features/', pathNot: ['^src/features/$1/', inFeatures('shared')] },
    },
    {
      name: 'exhibits-only-through-their-registry',
      severity: 'error',
      from: { path: '^src/app/', pathNot: '^src/app/exhibits/' },
      to: { path: '^src/exhibits/' },
    },
    {
      name: 'no-circles',
      severity: 'error',
      from: { path: '^src/' },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-unresolvable',
      severity: 'error',
      from: { path: '^src/' },
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
