import { siteAlias } from 'generator/output/client/siteAlias.mjs';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

// Pages are rendered as visitors get them: React would be slower in its development form, and warn.
process.env['NODE_ENV'] = 'production';
// Where GitHub runs the tests, what they find wrong on purpose is no mistake of this site's.
delete process.env['GITHUB_ACTIONS'];

/** The files that take longest begin: at the end, one process would be left alone with one of them. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) =>
      /\/tests\/build\/(site|dev)\.test\.ts$/.test(moduleId);
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

/** Tests that have the code of a site in the place of `#site`. */
function project(name: string, code: string, include: string[]): TestProjectInlineConfiguration {
  return { extends: true, resolve: { alias: siteAlias(code) }, test: { name, include } };
}

export default defineConfig({
  test: {
    projects: [
      project('generator', 'packages/generator/testing/site', ['packages/**/*.test.{ts,tsx}']),
      project('site', 'site', ['site/**/*.test.{ts,tsx}', 'tests/build/**/*.test.ts']),
    ],
    css: { modules: { classNameStrategy: 'non-scoped' } },
    // The built tool is run as it is.
    server: { deps: { external: [/\/\.cache\/tests\/tool\//] } },
    // Modules are loaded once for all files of a process: no test leaves anything behind in them.
    isolate: false,
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    // No time turns a test red: these end what hangs.
    testTimeout: 600_000,
    hookTimeout: 900_000,
  },
});
