import type { Feature } from '../../../engine/feature';
import { contentFile } from '../../../engine/output/outputFiles';
import { composeHeadersFile, composeRedirectsFile } from './composeHostFiles';

const headersFile = '_headers';
const redirectsFile = '_redirects';

/** What hosts that read rules from the output need. Those that do not take it for a file like any other. */
export const hosts: Feature = {
  claims: () => [{ source: 'the rules for hosts', files: [headersFile, redirectsFile] }],
  files: ({ locales }) => {
    const [first, ...others] = locales;
    if (first === undefined) return new Map();
    const { baseUrl } = first.context.site.rules;
    const redirects = locales.flatMap((locale) =>
      locale.redirects.flatMap(({ document }) =>
        document.kind === 'redirect' ? [[document.route, document.to] as const] : [],
      ),
    );
    const homes = others.map(({ context }) => `${baseUrl}${context.locale}/`);
    return new Map([
      [headersFile, contentFile(composeHeadersFile(baseUrl), 'none')],
      [redirectsFile, contentFile(composeRedirectsFile(redirects, homes), 'none')],
    ]);
  },
};
