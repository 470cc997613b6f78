import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readTextFile, UnreadableText } from './read-text-file.ts';

it('says in words why a file cannot be read', () => {
  const folder = mkdtempSync(join(tmpdir(), 'weekwise-'));
  const told = (path: string): string => {
    try {
      return readTextFile(path);
    } catch (error) {
      if (error instanceof UnreadableText) return error.message;
      throw error;
    }
  };
  const missing = join(folder, 'rows.csv');
  expect(told(missing)).toBe(`Cannot read ${missing}: there is no such file.`);
  expect(told(folder)).toBe(`Cannot read ${folder}: this is a folder; name a file in it.`);
  rmSync(folder, { recursive: true });
});
