/**
 * Who may import whom: the table of the architecture page, as rules. `to` lists what a room may
 * import besides itself; tests stand beside their code and may import test tools.
 */
const rooms = {
  pixels: [],
  model: [],
  markdown: ['model'],
  exhibits: ['pixels', 'model', 'app/ui'],
  app: ['model', 'pixels'],
  browser: ['app', 'model'],
  build: ['app', 'markdown', 'model', 'pixels', 'exhibits'],
  cli: ['build', 'model'],
};

const wall = ([room, allowed]) => ({
  name: `${room}-imports`,
  comment: `${room} may import ${allowed.join(', ') || 'nothing of ours'}`,
  severity: 'error',
  from: { path: `^src/${room}/`, pathNot: '\\.test\\.tsx?$' },
  to: { path: '^src/', pathNot: [room, ...allowed].map((name) => `^src/${name}/`) },
});

const sharedRooms = '^src/(pixels|model|app|exhibits)/';

module.exports = {
  forbidden: [
    ...Object.entries(rooms).map(wall),
    {
      name: 'no-node-on-both-sides',
      comment: 'pixels, model, app and exhibits run in the browser too',
      severity: 'error',
      from: { path: `${sharedRooms}|^src/browser/`, pathNot: '\\.test\\.tsx?$' },
      to: { dependencyTypes: ['core'] },
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
      to: { couldNotResolve: true, pathNot: '^mdast$' },
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
