import { expect, it } from 'vitest';
import type { Source } from '#src/areas/sources/contract.ts';
import type { Card } from '../../contract.ts';
import { sourceNames, sourcesOfWeek } from './week-sources.ts';

const source = (id: string) => ({ id, name: `Source ${id}` }) as Source;
const card = (source_id: string) => ({ source_id }) as Card;

it('offers the sources of the week in the order of the list', () => {
  const all = [source('a'), source('b'), source('c')];
  expect(sourcesOfWeek([card('c'), card('a'), card('c')], all)).toEqual([all[0], all[2]]);
  expect(sourcesOfWeek([card('gone')], all)).toEqual([]);
});

it('names a source only beside others', () => {
  expect(sourceNames([source('a')]).size).toBe(0);
  expect(sourceNames([source('a'), source('b')]).get('b')).toBe('Source b');
});
