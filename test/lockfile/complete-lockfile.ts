/**
 * Names every platform's build in package-lock.json, also those the registry at hand does not carry.
 *
 * npm leaves an optional dependency out of the lockfile when the registry does not have it, and `npm ci` then
 * refuses that lockfile on every machine. Such a build is entered here with its version and platform; npm adds the
 * checksum the next time it meets a registry that has the package.
 *
 * `npm run lock` runs this after `npm install`; without `--write` it only says what is missing.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface LockedPackage {
  readonly version?: string;
  readonly dev?: true;
  readonly optional?: true;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly libc?: readonly string[];
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

export interface Lockfile {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

const systems = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32'];
const processors: Readonly<Record<string, string>> = {
  wasm32: 'wasm32',
  x64: 'x64',
  ia32: 'ia32',
  arm64: 'arm64',
};

/** The entries the lockfile lacks, by the path they belong at. */
export function missingPackages(lockfile: Lockfile): Record<string, LockedPackage> {
  const missing: Record<string, LockedPackage> = {};
  for (const [path, { dev, optionalDependencies = {} }] of Object.entries(lockfile.packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      if (isLocked(lockfile, path, name)) continue;
      missing[`node_modules/${name}`] = {
        version,
        ...(dev && { dev }),
        optional: true,
        ...platformOf(name),
      };
    }
  }
  return missing;
}

/** As Node looks a package up: beside the one that asks for it, then in each folder above. */
function isLocked({ packages }: Lockfile, from: string, name: string): boolean {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('node_modules/') - 1))) {
    if (packages[`${folder === '' ? '' : `${folder}/`}node_modules/${name}`]) return true;
    if (folder === '') return false;
  }
}

/** Read off the name, as `@swc/core-linux-arm64-musl`; without it npm would try to install the build everywhere. */
function platformOf(name: string): Pick<LockedPackage, 'os' | 'cpu' | 'libc'> {
  const parts = name.split(/[-/]/);
  const os = systems.find((system) => parts.includes(system));
  const cpu = parts
    .map((part) => processors[part] ?? (/^(arm|ppc64|riscv64|s390x)$/.test(part) ? part : undefined))
    .find(Boolean);
  if (!cpu || (!os && cpu !== 'wasm32')) throw new Error(`${name} does not say which platform it is for.`);
  const libc = parts.includes('musl')
    ? 'musl'
    : os === 'linux' && parts.includes('gnu')
      ? 'glibc'
      : undefined;
  return { cpu: [cpu], ...(os && { os: [os] }), ...(libc && { libc: [libc] }) };
}

if (import.meta.main) {
  const path = join(import.meta.dirname, '..', '..', 'package-lock.json');
  const lockfile = JSON.parse(readFileSync(path, 'utf8')) as Lockfile;
  const missing = missingPackages(lockfile);
  for (const name of Object.keys(missing)) console.log(`not locked: ${name}`);
  if (process.argv.includes('--write')) {
    const [root, ...rest] = Object.entries({ ...lockfile.packages, ...missing });
    const sorted = rest.toSorted(([a], [b]) => a.localeCompare(b, 'en'));
    const packages = Object.fromEntries(root ? [root, ...sorted] : sorted);
    writeFileSync(path, `${JSON.stringify({ ...lockfile, packages }, null, 2)}\n`);
  }
}
