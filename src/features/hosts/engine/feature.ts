import type { Feature } from '../../../engine/feature';
import { contentFile } from '../../../engine/output/outputFiles';
import { composeCaddyFile } from './composeCaddyFile';
import { composeHeadersFile, composeRedirectsFile } from './composeHostFiles';
import { composeNginxFile } from './composeNginxFile';
import type { HostRules } from './hostRules';

const headersFile = '_headers';
const redirectsFile = '_redirects';
/** Of what somebody puts where a server reads its settings. The servers answer for none of it. */
const folder = 'hosts';

/**
 * The rules for hosts, all made of the settings and of `hostHeaders`: in two files that hosts such as Netlify find
 * by themselves, and in one for each server.
 */
export const hosts: Feature = {
  claims: () => [{ source: 'the rules for hosts', files: [headersFile, redirectsFile, folder] }],
  files: ({ locales }) => {
    const [first, ...others] = locales;
    if (first === undefined) return new Map();
    const { config, rules } = first.context.site;
    const { baseUrl } = rules;
    const redirects = locales.flatMap((locale) =>
      locale.redirects.flatMap(({ document }) =>
        document.kind === 'redirect' ? [[document.route, document.to] as const] : [],
      ),
    );
    const prefixed = others.map(({ context }) => context.locale);
    const hostRules: HostRules = { domain: new URL(config.url).host, baseUrl, prefixed, redirects };
    const files = {
      [headersFile]: composeHeadersFile(baseUrl),
      [redirectsFile]: composeRedirectsFile(
        redirects,
        prefixed.map((code) => `${baseUrl}${code}/`),
      ),
      [`${folder}/nginx.conf`]: composeNginxFile(hostRules),
      [`${folder}/Caddyfile`]: composeCaddyFile(hostRules),
    };
    return new Map(Object.entries(files).map(([path, text]) => [path, contentFile(text, 'none')]));
  },
};
