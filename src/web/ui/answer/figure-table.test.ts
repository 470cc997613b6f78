import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { AnswerTable } from '#src/shared/answer.ts';
import { FigureTable } from './figure-table.tsx';

const bodyOf = (table: AnswerTable): string =>
  renderToStaticMarkup(createElement(FigureTable, { table, currency: null, most: 5 })).split('<tbody')[1] ??
  '';

test('figures stand under figures, and a single number at the left', () => {
  const change = { title: 'The change', columns: ['March', 'February'], rows: [[7, 6]] };
  const aligned = (table: AnswerTable) => bodyOf(table).match(/text-right/g)?.length ?? 0;
  expect(aligned({ ...change, formats: ['count', 'count'] })).toBe(2);
  expect(aligned({ title: 'All', columns: ['Sessions'], rows: [[7]], formats: ['count'] })).toBe(0);
});

test('a figure that stands first keeps its name where a row becomes a list, and a name needs none', () => {
  const change = { title: 'The change', columns: ['March', 'February'], rows: [[7, 6]] };
  expect(bodyOf({ ...change, formats: ['count', 'count'] })).toContain('March');
  const named = { title: 'By channel', columns: ['Channel', 'Sessions'], rows: [['Direct', 6]] };
  expect(bodyOf({ ...named, formats: ['text', 'count'] })).not.toContain('Channel');
});
