import { sentence } from '../../../bound-text.ts';
import { singular } from '../../../plural.ts';
import { percent } from '../../../quantity.ts';
import type { Fetched, Inquiry } from '../../data/inquiry.ts';
import { capital, filterPhrase, periodPhrase, periodTitle, wholeNumber } from '../../wording/say.ts';
import { fetchDays } from '../settling/fetch-days.ts';
import { refuseCut } from '../settling/refuse-cut.ts';
import { refuseUnknown } from '../settling/refuse-unknown.ts';
import type { Settled } from '../settling/settled.ts';
import { wholesOf } from '../shares/share-limits.ts';
import { type ToldParts, table } from '../telling/draft.ts';
import { limitsPhrase } from '../telling/limits-phrase.ts';
import { notesOn } from '../telling/notes.ts';
import { absentRows, uncountedNote } from './absent-rows.ts';
import { absentWithinLife } from './absent-within-life.ts';
import { memberRows } from './member-rows.ts';
import { namesOf } from './names-of.ts';
import { sortRows } from './sort-rows.ts';

/** How many members have any of the metric, or as much of it as the question says. */
export async function countAnswer(settled: Settled, inquiry: Inquiry): Promise<ToldParts> {
  const { reading, period, view, metrics } = settled;
  const dimension = reading.dimensions[0] as string;
  const fetched = await fetchDays(settled, inquiry, { metrics, period, dimensions: [dimension] });
  refuseUnknown(settled, fetched);
  refuseCut(fetched);
  const absent = await absentWithinLife(settled, await absentRows(settled, fetched.rows, inquiry), inquiry);
  const wholes = await wholesOf(settled, inquiry, fetched);
  const those = memberRows(settled, [...fetched.rows, ...absent.there], wholes);
  const within = those.length === 0 ? memberRows(settled, [...fetched.rows, ...absent.all], wholes) : those;
  const rows = sortRows(
    reading.limits.length > 0 ? within : within.filter(({ values }) => (values[0] ?? 0) > 0),
    0,
    'top',
  );
  const noun = namesOf(dimension, settled);
  const where = filterPhrase(reading.filters, view, `plans.${fetched.plan}.plan`);
  const when = periodPhrase(period, `plans.${fetched.plan}.plan`);
  const [metric] = metrics;
  if (reading.isCountShare) {
    const all = memberRows(settled, [...fetched.rows, ...absent.there], new Map(), []).length;
    return shareOfCount(settled, inquiry, { within: rows.length, all, noun, fetched });
  }
  const had =
    reading.limits.length > 0
      ? sentence`with ${limitsPhrase(settled, inquiry)}`
      : sentence`with ${metric?.noun ?? 'data'}`;
  return {
    headline: capital(
      sentence`${wholeNumber(rows.length, 'tables.0.rows.0.0')} ${rows.length === 1 ? singular(noun) : noun} ${had}${where} ${when}.`,
    ),
    sentences: [...absent.notes, ...uncountedNote(settled), ...(await notesOn(settled, inquiry, [fetched]))],
    tables: [
      table(periodTitle(period), [{ title: `Number of ${noun}`, format: 'count' }], [[rows.length]]),
      table(
        `These ${noun}`,
        [
          { title: view.labelOf(dimension), format: 'text' },
          ...metrics.map(({ label, unit }) => ({ title: label, format: unit })),
        ],
        rows.slice(0, 100).map(({ members, values }) => [...members, ...values]),
      ),
    ],
    chart: { mark: 'number', label: `Number of ${noun}`, x: null, y: [0] },
  };
}

interface CountShare {
  readonly within: number;
  readonly all: number;
  readonly noun: string;
  readonly fetched: Fetched;
}

/** "163 of 551 search queries, 29.6 %" */
async function shareOfCount(
  { reading, period, view, ...settled }: Settled,
  inquiry: Inquiry,
  { within, all, noun, fetched }: CountShare,
): Promise<ToldParts> {
  const plan = `plans.${fetched.plan}.plan`;
  const when = periodPhrase(period, plan);
  const where = filterPhrase(reading.filters, view, plan);
  const share = all === 0 ? null : within / all;
  const title = `Share of ${noun}`;
  return {
    headline: capital(
      share === null
        ? sentence`There are no ${noun}${where} ${when}.`
        : sentence`${wholeNumber(within, 'tables.0.rows.0.0')} of ${wholeNumber(all, 'tables.0.rows.0.1')} ${noun}${where} ${when} had ${limitsPhrase({ reading, period, view, ...settled }, inquiry)}: ${percent(share, 'tables.0.rows.0.2')}.`,
    ),
    sentences: await notesOn({ reading, period, view, ...settled }, inquiry, [fetched]),
    tables: [
      table(
        periodTitle(period),
        [
          { title: 'Within these limits', format: 'count' },
          { title: `All ${noun}`, format: 'count' },
          { title, format: 'fraction' },
        ],
        [[within, all, share]],
      ),
    ],
    chart: { mark: 'number', label: title, x: null, y: [2] },
  };
}
