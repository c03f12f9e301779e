import { siteAlias } from 'generator/output/client/siteAlias.mjs';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

// Pages are rendered as visitors get them: React would be slower in its development form, and warn.
process.env['NODE_ENV'] = 'production';
// Where GitHub runs the tests, what they find wrong on purpose is no mistake of this site's.
delete process.env['GITHUB_ACTIONS'];

/**
 * The files that take longest begin, then those that build sites, then the small ones: at the end, one process would
 * be left alone with one of them.
 */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const ranks = [/\/tests\/build\/(site|dev|outputs)\.test\.ts$/, /\/tests\/build\//, /\/site\//];
    const rankOf = ({ moduleId }: TestSpecification) => ranks.findIndex((rank) => rank.test(moduleId)) >>> 0;
    return (await super.sort(files)).sort((a, b) => rankOf(a) - rankOf(b));
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
