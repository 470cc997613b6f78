import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type Lockfile, missingPackages } from './complete-lockfile.ts';

const path = join(import.meta.dirname, '..', '..', 'package-lock.json');
const lockfile = JSON.parse(readFileSync(path, 'utf8')) as Lockfile;

it('locks the builds for every platform; `npm run lock` repairs it', () => {
  expect(Object.keys(missingPackages(lockfile))).toEqual([]);
});

it('notices a build that was left out, and knows the platform it is for', () => {
  const name = 'node_modules/@biomejs/cli-darwin-arm64';
  const { [name]: left, ...packages } = lockfile.packages;
  expect(left).toBeDefined();
  expect(missingPackages({ packages })).toEqual({
    [name]: { version: left?.version, dev: true, optional: true, os: ['darwin'], cpu: ['arm64'] },
  });
});

it('finds a build that is nested below the package that asks for it', () => {
  const nested = {
    'node_modules/a/node_modules/b': { optionalDependencies: { 'b-linux-x64': '1.0.0' } },
    'node_modules/a/node_modules/b-linux-x64': { version: '1.0.0' },
  };
  expect(missingPackages({ packages: nested })).toEqual({});
});
