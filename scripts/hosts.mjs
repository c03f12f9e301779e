import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { packageRoot } from './install.mjs';

/** Packages of the system are unpacked here, not installed: an installed server would start at once. */
const unpacked = join(packageRoot, '.cache/hosts');
const brotliModule = 'ngx_http_brotli_static_module.so';
/** Debian's and Ubuntu's names. */
const packages = {
  nginx: 'nginx',
  brotliModule: 'libnginx-mod-http-brotli-static',
  caddy: 'caddy',
  wrk: 'wrk',
};

/** The web servers of this machine, and what asks them as many would; those it lacks are undefined. */
export function findHosts() {
  const environment = { ...process.env, LD_LIBRARY_PATH: libraryFolders().join(delimiter) };
  const nginx = findProgram('nginx', ['-v'], environment);
  const caddy = findProgram('caddy', ['version'], environment);
  const besideNginx = (...paths) => [
    ...paths.map((path) => join(dirname(nginx ?? '/usr/sbin'), path)),
    join(unpacked, 'usr/lib/nginx/modules'),
  ];
  return {
    environment,
    nginx,
    mimeTypes: besideNginx('../../etc/nginx', '../etc/nginx')
      .map((folder) => join(folder, 'mime.types'))
      .find(existsSync),
    brotliModule: besideNginx('../lib/nginx/modules')
      .map((folder) => join(folder, brotliModule))
      .find(existsSync),
    caddy,
    wrk: findProgram('wrk', ['-v'], environment),
  };
}

/**
 * Fetches the web servers that are missing from the packages of the system, where it has apt-get.
 * Needs no rights and leaves the system as it is.
 */
export function fetchMissingHosts() {
  const found = findHosts();
  const missing = Object.keys(packages).filter((name) => found[name] === undefined);
  if (missing.length === 0 || spawnSync('apt-get', ['--version']).status !== 0) return;
  console.log(`Fetching ${missing.map((name) => packages[name]).join(', ')} …`);
  // Fails for users other than root; only a fresh system needs it.
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
  for (const name of missing) unpackPackage(packages[name]);
}

/** Unpacks a package and those that it needs and the system lacks. One that cannot be fetched is left out. */
function unpackPackage(name) {
  const archives = join(unpacked, 'archives');
  mkdirSync(join(archives, 'partial'), { recursive: true });
  spawnSync(
    'apt-get',
    [
      ...['install', '--download-only', '--no-install-recommends', '-y', '-qq'],
      ...['-o', `Dir::Cache::archives=${archives}/`, '-o', 'Debug::NoLocking=true'],
      // The user that apt-get downloads as may not write here.
      ...['-o', 'APT::Sandbox::User=root', name],
    ],
    { stdio: 'inherit' },
  );
  for (const file of readdirSync(archives))
    if (file.endsWith('.deb'))
      spawnSync('dpkg-deb', ['-x', join(archives, file), unpacked], { stdio: 'inherit' });
  rmSync(archives, { recursive: true });
}

function findProgram(name, question, env) {
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    // This folder is not in the PATH of every user.
    ...['/usr/sbin', '/usr/local/sbin', join(unpacked, 'usr/sbin'), join(unpacked, 'usr/bin')],
  ];
  return folders
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path) && isRunning(spawnSync(path, question, { env })));
}

/** Whether a program could answer. `wrk` says its version, and that it was not asked anything else, with status 1. */
function isRunning({ status, stdout }) {
  return status === 0 || (status === 1 && String(stdout).startsWith('wrk '));
}

function libraryFolders() {
  return ['lib', 'usr/lib']
    .map((folder) => join(unpacked, folder))
    .filter(existsSync)
    .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
    .filter((folder) => folder.endsWith('-linux-gnu'));
}
