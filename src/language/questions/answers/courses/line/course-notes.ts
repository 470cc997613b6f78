import { type Day, daysBetween } from '#src/shared/week.ts';
import { type BoundText, sentence } from '../../../../bound-text.ts';
import { type Fetched, type Inquiry, measure } from '../../../data/inquiry.ts';
import { countsPersons } from '../../../data/is-of-persons.ts';
import type { UnitOfTime } from '../../../dates/units-of-time.ts';
import { valueText, wholeNumber } from '../../../wording/say.ts';
import type { Settled } from '../../settling/settled.ts';
import { hasUpperLimit } from '../../settling/whole-units.ts';
import { quantityOf } from '../../telling/quantity-of.ts';
import { beginsWhole, endsWhole, startOf } from '../../telling/time-grain.ts';
import type { Point } from './course-points.ts';

/** "Revenue over the last 30 days" may ask for its sum as well as for its course, and a rate for the one of all of it. */
export function totalNote(
  { reading, metrics: [metric, second], view }: Settled,
  points: readonly Point[],
  grain: UnitOfTime | 'weekday',
  { rows }: Fetched,
  inquiry: Inquiry,
): BoundText[] {
  const isPlain =
    reading.shape === 'trend' &&
    grain !== 'weekday' &&
    reading.dimensions.length === 0 &&
    reading.limits.length === 0 &&
    reading.rank === null;
  const values = points.flatMap((point) => point.values[0] ?? []);
  if (!isPlain || second !== undefined || metric === undefined || values.length < 2) return [];
  if (metric.kind === 'quotient') {
    const rate = measure(metric, rows);
    return rate === null
      ? []
      : [
          sentence`Over all of it: ${valueText(rate, metric.unit, view.source.currency, inquiry.keep('whole', rate))}.`,
        ];
  }
  if (metric.kind !== 'additive') return [];
  const sum = values.reduce((all, value) => all + value, 0);
  const total = quantityOf(metric, sum, view.source.currency, inquiry.keep('total', sum));
  const mean = sum / values.length;
  const isWhole = grain === 'day' && values.length === points.length;
  const usual = isWhole
    ? sentence`, ${valueText(mean, metric.unit, view.source.currency, inquiry.keep('mean', mean))} on an average day`
    : '';
  if (countsPersons(metric, view))
    return isWhole
      ? [
          sentence`An average day had ${valueText(mean, metric.unit, view.source.currency, inquiry.keep('mean', mean))}.`,
        ]
      : [];
  return [sentence`All together: ${total}${usual}.`];
}

/** The first and the last week of a month are often parts of one. */
export function partialNote({ period, reading, asked }: Settled, grain: UnitOfTime | 'weekday'): BoundText[] {
  if (grain === 'weekday') return [];
  const startsWithin = !beginsWhole(period, grain);
  const endsWithin = !endsWhole(period, grain);
  if (!startsWithin && !endsWithin) return [];
  const isFewest = reading.rank?.of === 'time' && reading.rank.direction === 'bottom';
  const isRate = asked[0]?.kind === 'quotient' && reading.rank?.of === 'time' && grain !== 'day';
  if (isRate || (isFewest && asked[0]?.kind === 'additive'))
    return [sentence`Only whole ${grain}s are ranked.`];
  if (hasUpperLimit(reading) && asked[0]?.kind === 'additive')
    return [sentence`Only whole ${grain}s are held against the limit.`];
  return [
    sentence`${startsWithin && endsWithin ? `The first and the last ${grain} count` : startsWithin ? `The first ${grain} counts` : `The last ${grain} counts`} only with the days that lie within the period.`,
  ];
}

/** "When did Market Square open?" of one that was there on the first day of the data: what was before nobody knows. */
export function edgeNote(
  { reading: { endOfTime } }: Settled,
  [point]: readonly Pick<Point, 'time'>[],
  grain: UnitOfTime | 'weekday',
  // Of a name that begins later the data begin before it
  { view: { source } }: Inquiry,
): BoundText[] {
  const edge = endOfTime === 'first' ? source.firstDay : endOfTime === 'last' ? source.lastDay : null;
  if (edge === null || point === undefined || grain === 'weekday' || point.time !== startOf(edge, grain))
    return [];
  return endOfTime === 'first'
    ? [sentence`The data begin then: what was before is not known.`]
    : [sentence`The data end then: what comes after is not known.`];
}

/** "How long since the last burst pipe": how long ago the first or the last day of something is, where that is asked for. */
export function agoNote(
  { reading: { isAgo }, today }: Settled,
  [point]: readonly Pick<Point, 'time'>[],
  grain: UnitOfTime | 'weekday',
  inquiry: Inquiry,
): BoundText[] {
  if (!isAgo || point === undefined || grain !== 'day') return [];
  const ago = daysBetween(point.time as Day, today);
  return ago < 1
    ? []
    : [
        sentence`That is ${wholeNumber(ago, inquiry.keep('ago', ago))} ${ago === 1 ? 'day' : 'days'} before today.`,
      ];
}
