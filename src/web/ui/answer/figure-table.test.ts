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

test('addresses of one host are shown by their paths', () => {
  const pages = [
    ['https://www.garden.example/', 3],
    ['https://www.garden.example/blog/a', 2],
  ] as const;
  const table: AnswerTable = {
    title: 'All',
    columns: ['Page', 'Clicks'],
    formats: ['text', 'count'],
    rows: pages,
  };
  expect(bodyOf(table)).toContain('>/blog/a<');
  const two = { ...table, rows: [...pages, ['https://m.garden.example/', 1]] };
  expect(bodyOf(two)).toContain('>https://www.garden.example/blog/a<');
});

test('a long table is folded, and not for the sake of two rows', () => {
  const rowsOf = (count: number) =>
    bodyOf({
      title: 'All',
      columns: ['Channel', 'Sessions'],
      formats: ['text', 'count'],
      rows: Array.from({ length: count }, (_, at) => [`channel ${at}`, at]),
    });
  expect(rowsOf(7).match(/<tr/g)).toHaveLength(7);
  expect(rowsOf(8).match(/<tr/g)).toHaveLength(5);
  expect(rowsOf(8)).toContain('Show all 8 rows');
});

test('rows of several splits are headed by their names where each becomes a list', () => {
  const table: AnswerTable = {
    title: 'Where the change sits',
    columns: ['Split by', 'Part', 'Change'],
    formats: ['text', 'text', 'count'],
    rows: [
      ['Country', 'Germany', -28],
      ['Country', 'Austria', -4],
      ['Browser', 'Safari', -30],
    ],
  };
  const cells = (of: AnswerTable) => bodyOf(of).split('<td').slice(1, 3);
  const [kind, name] = cells(table);
  expect(kind).toContain('@max-[36rem]:hidden');
  expect(name).toMatch(/font-medium.*>Country<.*Germany/);
  // Of as many kinds as rows the first column heads them itself.
  const [only, other] = cells({ ...table, rows: table.rows.slice(1) });
  expect(only).not.toContain('@max-[36rem]:hidden');
  expect(other).toContain('>Part<');
});

test('a list that was cut says how many there are, and a whole one does not', () => {
  const rows = Array.from({ length: 10 }, (_, at) => [`C${at}`, at]);
  const table: AnswerTable = {
    title: 'By country',
    columns: ['Country', 'Sessions'],
    formats: ['text', 'count'],
    rows,
  };
  const textOf = (one: AnswerTable) =>
    renderToStaticMarkup(createElement(FigureTable, { table: one, currency: null, most: 5 }))
      .split('</caption>')[0]
      ?.replace(/<[^>]*>/g, '');
  expect(textOf({ ...table, among: 1043 })).toBe('By country · 10 of 1,043');
  expect(textOf({ ...table, among: 10 })).toBe('By country');
  expect(textOf(table)).toBe('By country');
});
