import { expect, test } from 'vitest';
import { type Command, matchCommands } from '#src/web/ui/command/match-commands.ts';

const command = (label: string, group: string, keywords?: string): Command => ({
  id: label,
  label,
  group,
  run: () => {},
  ...(keywords !== undefined && { keywords }),
});

const commands = [
  command('Go to the current week', 'Insights'),
  command('Week of Mar 2', 'Insights', '2026-03-02'),
  command('Ask a question', 'Questions'),
];
const labels = (query: string) => matchCommands(commands, query).map(({ label }) => label);

test('every word must begin some word of the command', () => {
  expect(labels('que ask')).toEqual(['Ask a question']);
  expect(labels('2026-03')).toEqual(['Week of Mar 2']);
  expect(labels('uestion')).toEqual([]);
});

test('a label that begins with what was typed comes first', () => {
  expect(labels('week')).toEqual(['Week of Mar 2', 'Go to the current week']);
  expect(labels('')).toHaveLength(3);
});
