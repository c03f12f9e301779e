import { foreverHeader, hostHeaders } from './hostHeaders';
import { type HostRules, splitTarget } from './hostRules';

/**
 * A site for nginx 1.22 or newer. Names of variables begin with `site`, since they are those of the whole
 * server.
 */
export function composeNginxFile({ domain, baseUrl, prefixed, redirects }: HostRules): string {
  const [, forever] = foreverHeader;
  return `# A site for nginx 1.22 or newer, made by the build of site.yaml. Put it into /etc/nginx/sites-enabled/, change
# the line marked "yours", and put it there again when a build changes it.

# The Page Not Found is in the language of the path.
map $uri $site_not_found {
  default ${baseUrl}404.html;
${prefixed.map((code) => `  ~^${baseUrl}${code}(/|$) ${baseUrl}${code}/404.html;\n`).join('')}}

# Files below ${baseUrl}assets/ have a hash of their content in the name. All others are asked for again, and so is
# a path that was not found.
map "$status $uri" $site_cache_control {
  default "no-cache";
  "~^(200|206|304) ${baseUrl}assets/" "${forever}";
}

server {
  listen 80;
  server_name ${domain};
  root /var/www/${domain}; # yours: where the files of dist/ are${baseUrl === '/' ? '' : `, in its folder ${baseUrl.slice(1, -1)}`}

  # Compresses as it sends. For the .br files of the build, which are smaller, take the # away before
  # brotli_static; on Debian and Ubuntu it needs the package libnginx-mod-http-brotli-static.
  gzip on;
  gzip_proxied any;
  gzip_min_length 1024;
  gzip_types application/javascript application/json application/manifest+json application/xml image/svg+xml
    text/css text/javascript text/markdown text/plain text/xml;
  # brotli_static on;

  # Whoever asks for many files at once has each opened once.
  open_file_cache max=10000 inactive=60s;
  open_file_cache_valid 1s;
  sendfile on;
  tcp_nopush on;

  # The types of nginx, and what they lack.
  include mime.types;
  types {
    text/markdown md;
    application/manifest+json webmanifest;
  }
  charset utf-8;
  charset_types application/javascript text/css text/markdown text/plain text/xml;

  add_header Cache-Control $site_cache_control always;
  add_header Vary Accept-Encoding always;
  # What pages cannot say themselves; src/features/hosts/engine/hostHeaders.ts says why.
${hostHeaders.map(([name, value]) => `  add_header ${name} "${value}" always;\n`).join('')}  error_page 404 $site_not_found;
  absolute_redirect off;

  # /docs/intro/ and /docs/intro/index.html are /docs/intro, which is docs/intro.html.
  rewrite ^(.+)/(index\\.html)?$ $1 last;
  location / {
    try_files $uri $uri.html $uri/index.html =404;
  }
  # This file and its like are nobody's business.
  location ^~ ${baseUrl}hosts/ {
    return 404;
  }
${redirects.map(redirect).join('')}}
`;
}

/** An old address leads on with its query. */
function redirect([from, to]: HostRules['redirects'][number]): string {
  const { path, hash } = splitTarget(to);
  return `  location = "${from}" {\n    return 301 "${path}$is_args$args${hash}";\n  }\n`;
}
