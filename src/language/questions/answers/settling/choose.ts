import type { FactsFilter } from '../../ask-facts.ts';
import type { Inquiry } from '../../data/inquiry.ts';
import { onlyChosen } from '../../reading/only-chosen.ts';
import { askedBack } from '../../reading/problem.ts';
import type { Reading } from '../../reading/reading.ts';
import { memberRows } from '../members/member-rows.ts';
import { sortRows } from '../members/sort-rows.ts';
import { askedFirst } from './asked-first.ts';
import { fetchDays } from './fetch-days.ts';
import { settle } from './settle.ts';
import type { Settled } from './settled.ts';

interface Chosen {
  readonly reading: Reading;
  /** Those that were chosen: they limit the rows, and are told once for all. */
  readonly filters: readonly FactsFilter[];
}

/** "Of the 5 pages with the most clicks": finds who they are, by that number and over those days, and keeps them by name. */
export async function choose(reading: Reading, today: Settled['today'], inquiry: Inquiry): Promise<Chosen> {
  const { chosen } = reading;
  if (chosen === null) return { reading, filters: [] };
  const { dimension, metric, count, direction, periods } = chosen;
  const whole = askedFirst(reading, {
    metrics: [metric],
    dimensions: [dimension],
    // Where no days are named, those that are told
    periods:
      periods.length > 0 ? periods : [settle({ ...reading, chosen: null }, inquiry.view, today).period],
    rank: { of: 'members', count, direction, by: 'value', within: null },
    // Of the whole site
    filters: [],
    weekdays: [],
    assumptions: [],
  });
  const settled = settle(whole, inquiry.view, today);
  const [asked] = settled.asked;
  if (asked === undefined || asked.kind === 'distinct') throw askedBack('left_out_of_what');
  const { period } = settled;
  const fetched = await fetchDays(settled, inquiry, {
    metrics: settled.asked,
    period,
    dimensions: [dimension],
    keep: direction,
  });
  const members = sortRows(memberRows(settled, fetched.rows), 0, direction)
    .slice(0, count)
    .map((row) => row.members[0] ?? '');
  if (members.length === 0) throw askedBack('left_out_of_what');
  const only = onlyChosen(reading, dimension, members);
  const isSplit = reading.dimensions.includes(dimension);
  return {
    filters: isSplit ? [only] : [],
    reading: {
      ...reading,
      filters: isSplit ? reading.filters : [...reading.filters, only],
      chosen: { ...chosen, periods: [period], found: members },
      assumptions: [...reading.assumptions, { code: 'chosen', said: asked.noun, read: members.join(', ') }],
    },
  };
}
