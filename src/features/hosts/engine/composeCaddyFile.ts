import { foreverHeader, hostHeaders } from './hostHeaders';
import { type HostRules, splitTarget } from './hostRules';

/** A site for Caddy 2.6 or newer. */
export function composeCaddyFile(rules: HostRules): string {
  const { domain, baseUrl, prefixed } = rules;
  const [, forever] = foreverHeader;
  return `# A site for Caddy 2.6 or newer, made by the build of site.yaml. Change the line marked "yours", and take it over
# again when a build changes it.

# Sends the .br files of the build, and compresses as it sends for browsers that do not take them.
(files) {
	header {
		Vary Accept-Encoding
		defer
	}
	encode gzip
	file_server {
		precompressed br
	}
}

${domain} {
	# yours: where the files of dist/ are${baseUrl === '/' ? '' : `, in its folder ${baseUrl.slice(1, -1)}`}
	root * /var/www/${domain}

	# What pages cannot say themselves; src/features/hosts/engine/hostHeaders.ts says why.
	header {
${hostHeaders.map(([name, value]) => `\t\t${name} "${value}"\n`).join('')}	}

	# Files below ${baseUrl}assets/ have a hash of their content in the name. All others are asked for again.
	@forever path ${baseUrl}assets/*
	header @forever Cache-Control "${forever}"
	@asked not path ${baseUrl}assets/*
	header @asked Cache-Control "no-cache"

	# Types that Caddy does not know by itself on every system.
	@markdown path *.md
	header @markdown Content-Type "text/markdown; charset=utf-8"
	@text path *.txt
	header @text Content-Type "text/plain; charset=utf-8"
	@font path *.woff2
	header @font Content-Type "font/woff2"
	@manifest path *.webmanifest
	header @manifest Content-Type "application/manifest+json"
${redirects(rules)}
	# This file and its like are nobody's business.
	@hosts path ${baseUrl}hosts/*
	error @hosts 404

	# /docs/intro/ and /docs/intro/index.html are /docs/intro, which is docs/intro.html.
	@index path_regexp index ^(.+)/(index\\.html)?$
	rewrite @index {re.index.1}
	try_files {path} {path}.html {path}/index.html
	import files

	# The Page Not Found is in the language of the path, and nothing that failed is kept.
	handle_errors {
		header Cache-Control "no-cache"
		@missing expression {err.status_code} == 404
		handle @missing {
			header Content-Type "text/html; charset=utf-8"
			# Caddy would answer these with the status 404 and an empty or partial page.
			request_header -If-None-Match
			request_header -If-Modified-Since
			request_header -Range
${notFound(baseUrl, prefixed)}			import files
		}
	}
}
`;
}

/** Old addresses lead on with their query. */
function redirects({ redirects: all }: HostRules): string {
  if (all.length === 0) return '';
  const rows = all.flatMap(([from, to]) => {
    const { path, hash } = splitTarget(to);
    return [from, `${from}/`].map((address) => `\t\t"${address}" "${path}" "${hash}"\n`);
  });
  return `
	# Old addresses lead on with their query.
	map {path} {moved_to} {moved_part} {
${rows.join('')}		default "" ""
	}
	@moved_with_query expression {moved_to} != "" && {query} != ""
	redir @moved_with_query {moved_to}?{query}{moved_part} 301
	@moved expression {moved_to} != ""
	redir @moved {moved_to}{moved_part} 301
`;
}

function notFound(baseUrl: string, prefixed: readonly string[]): string {
  const paths = prefixed.map((code) => `${baseUrl}${code} ${baseUrl}${code}/*`);
  const lines = prefixed.flatMap((code, index) => [
    `@in_${index} path ${paths[index]}`,
    `rewrite @in_${index} ${baseUrl}${code}/404.html`,
  ]);
  const other =
    paths.length === 0
      ? [`rewrite * ${baseUrl}404.html`]
      : [`@other not path ${paths.join(' ')}`, `rewrite @other ${baseUrl}404.html`];
  return [...lines, ...other].map((line) => `\t\t\t${line}\n`).join('');
}
