import { expect, it } from 'vitest';
import { failureOf } from './error.ts';

it.each([
  ['Failed to fetch dynamically imported module: https://weekwise.example/assets/a.js', 'OUTDATED'],
  ['error loading dynamically imported module: https://weekwise.example/assets/a.js', 'OUTDATED'],
  ['Importing a module script failed.', 'OUTDATED'],
  ['Failed to fetch', 'OFFLINE'],
  ['NetworkError when attempting to fetch resource.', 'OFFLINE'],
  ['Load failed', 'OFFLINE'],
  ['x is not a function', 'UNKNOWN'],
])('%s is %s', (message, code) => {
  expect(failureOf(new TypeError(message)).code).toBe(code);
});
