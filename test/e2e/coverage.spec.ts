import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

const root = join(import.meta.dirname, '../..');

test('every test that a table of coverage names is there', () => {
  const files = globSync(['test/e2e/*.spec.ts', 'src/**/*.test.ts'], { cwd: root }).filter(
    (file) => !file.endsWith('coverage.spec.ts'),
  );
  const texts = files.map((file) => readFileSync(join(root, file), 'utf8')).join('\n');
  const rows = readFileSync(join(import.meta.dirname, 'insights-coverage.md'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| Point') && !line.startsWith('| --'));
  expect(rows.length).toBeGreaterThan(30);
  for (const row of rows) {
    const named = [...(row.split('|')[2] ?? '').matchAll(/`([^`]+)`/g)].map(([, title = '']) => title);
    expect(named.length, row).toBeGreaterThan(0);
    const missing = named.filter(
      (title) => !texts.includes(title) && !files.some((file) => file.endsWith(`/${title}`)),
    );
    expect(missing, row).toEqual([]);
  }
});
