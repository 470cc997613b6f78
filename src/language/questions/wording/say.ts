import type { Unit } from '#src/semantics/metric.ts';
import type { Day } from '#src/shared/week.ts';
import { type Binding, type BoundText, join, type Piece, sentence } from '../../bound-text.ts';
import { amount, percent, points, shortDay } from '../../quantity.ts';
import type { AskMetric } from '../data/asked-metric.ts';
import type { SourceView } from '../data/source-view.ts';
import { isWholeWeek, lastOfMonth, lengthOf, monthNumber, type Period, yearOf } from '../dates/period.ts';
import type { ReadFilter } from '../reading/reading.ts';
import { blankWords, isOfBlank } from './blank-name.ts';
import { lessWord } from './fewer-or-less.ts';
import { spokenName } from './spoken-name.ts';

/** Words of answers. Every number and name comes with the path of the cell that it is taken from. */

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** Cents say something of an order's value, and nothing of a month's revenue. */
function money(value: number, currency: string | null): string {
  const digits = Number.isInteger(value) || Math.abs(value) >= 1_000 ? 0 : 2;
  return new Intl.NumberFormat('en-US', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    ...(currency !== null && { style: 'currency', currency }),
  }).format(value);
}

/** How a value is written in a sentence: money and counts in full, as tables have them. */
export function valueText(value: number | null, unit: Unit, currency: string | null, path: string): Piece {
  if (value === null) return 'no data';
  if (unit === 'count' && !Number.isInteger(value))
    return {
      text: new Intl.NumberFormat('en-US', { maximumFractionDigits: value < 100 ? 1 : 0 }).format(value),
      path,
      value,
    };
  if (unit === 'count') return wholeNumber(value, path);
  return unit === 'currency'
    ? { text: money(value, currency), path, value }
    : amount(value, unit, currency, path);
}

export const wholeNumber = (value: number, path: string): Binding => ({
  text: new Intl.NumberFormat('en-US').format(value),
  path,
  value,
});

export const longDay = (day: Day): string => `${shortDay(day)}, ${day.slice(0, 4)}`;

export const dayPiece = (day: Day, path: string): Binding => ({ text: longDay(day), path, value: day });

/** "in February 2026", "last week (Mar 2 to Mar 8, 2026)", "on Mar 8, 2026". @param path of the plan, whose days these are, or of each end */
export function periodPhrase(period: Period, path: string | PathsOfDays): BoundText {
  const named = wholePeriodPhrase(period, path);
  const whole = period.onDays === undefined ? named : sentence`${named} on ${period.onDays}`;
  if (period.isChosen === true) return sentence`${whole} on the chosen days`;
  const left = (period.without ?? []).map(({ from, to }, at) => {
    const end = (side: 'from' | 'to', day: Day): Binding => ({
      text: longDay(day),
      path: `reading.periods.0.without.${at}.${side}`,
      value: day,
    });
    const unit = wholeUnit({ from, to });
    if (unit !== undefined) return sentence`${{ ...end('from', from), text: unit }}`;
    return from === to ? sentence`${end('from', from)}` : sentence`${end('from', from)} to ${end('to', to)}`;
  });
  return left.length === 0 ? whole : sentence`${whole}, without ${listed(left, ' and ')}`;
}

/** Where the first and the last day of a period are kept. */
export interface PathsOfDays {
  readonly from: string;
  readonly to: string;
}

function wholePeriodPhrase(period: Period, path: string | PathsOfDays): BoundText {
  const { from, to, words } = period;
  const at = (end: 'from' | 'to', text: string): Binding => ({
    text,
    path: typeof path === 'string' ? `${path}.${end}` : path[end],
    value: period[end],
  });
  if (lengthOf(period) === 1) {
    const day = at('from', longDay(from));
    return words === undefined ? sentence`on ${day}` : sentence`${words} (${day})`;
  }
  const whole = wholeUnit(period);
  if (whole !== undefined && (words === undefined || period.unit !== 'week'))
    return sentence`in ${at('from', whole)}`;
  const first = at('from', yearOf(from) === yearOf(to) ? shortDay(from) : longDay(from));
  const last = at('to', longDay(to));
  if (words !== undefined) return sentence`${words} (${first} to ${last})`;
  if (period.unit === 'week' && period.count === 1 && isWholeWeek(period))
    return sentence`in the week of ${first} to ${last}`;
  return sentence`from ${first} to ${last}`;
}

function wholeUnit(period: Pick<Period, 'from' | 'to'>): string | undefined {
  const { from, to } = period;
  const isMonth = from.endsWith('-01') && to === lastOfMonth(yearOf(from), monthNumber(from));
  if (isMonth) return `${MONTHS[monthNumber(from) - 1]} ${yearOf(from)}`;
  if (from.endsWith('-01-01') && to === `${yearOf(from)}-12-31`) return String(yearOf(from));
  return undefined;
}

/** The head of a column: no sentence, so nothing to bind. */
export function periodTitle(period: Period): string {
  const whole = wholeUnit(period);
  if (whole !== undefined) return whole;
  if (lengthOf(period) === 1) return longDay(period.from);
  return `${yearOf(period.from) === yearOf(period.to) ? shortDay(period.from) : longDay(period.from)} to ${longDay(period.to)}`.replaceAll(
    '\u00a0',
    ' ',
  );
}

const joints: Readonly<Record<string, string>> = {
  country: 'from',
  source: 'from',
  channel: 'from',
  medium: 'with the medium',
  campaign: 'from the campaign',
  device: 'on',
  browser: 'in',
  landing_page: 'that began on',
  page: 'on',
  query: 'for',
  new_vs_returning: 'from visitors that are',
};

/** " from Germany on mobile, without Direct": what the numbers are limited to. `apart`: whose names have a row each. */
export function filterPhrase(
  filters: readonly ReadFilter[],
  view: SourceView,
  path: string,
  places?: readonly number[],
  apart: readonly string[] = [],
): BoundText {
  const parts = filters.map((filter, index) => {
    const { dimension, is, members } = filter;
    const kind = view.kindOf(dimension);
    const name = view.labelOf(dimension).toLowerCase();
    if (isOfBlank(filter)) return sentence` ${blankWords(filter, name)}`;
    // "(organic)" is no campaign: that it is left out is told beside the answer.
    if (kind === 'campaign' && is === 'none_of' && members.every((member) => member.startsWith('(')))
      return sentence``;
    const place = places?.[index] ?? index;
    const names = members.slice(0, 3).map(
      (member, at): Piece => ({
        text: `“${spokenName(member, view.kindOf(dimension)).trim()}”`.replace(/^“([\p{L} .&()-]+)”$/u, '$1'),
        path: `${path}.filters.${place}.members.${at}`,
        value: member,
      }),
    );
    const list =
      members.length > 3
        ? join([listed(names, ', '), ' and others'], '')
        : listed(names, is === 'one_of' ? ' and ' : ' or ');
    if (kind === 'new_vs_returning' && is === 'one_of' && members.length === 1)
      return sentence` from ${list} visitors`;
    const joint = joints[view.kindOf(dimension) ?? ''] ?? `with ${name}`;
    const said = {
      // Several names are counted as one: said, since each alone may have been meant.
      one_of:
        members.length > 1 && !apart.includes(dimension)
          ? sentence` ${joint} ${list} together`
          : sentence` ${joint} ${list}`,
      none_of: sentence`, without ${list}`,
      containing: sentence` with ${list} in the ${name}`,
      not_containing: sentence`, without ${list} in the ${name}`,
      starting_with: sentence` where the ${name} begins with ${list}`,
      not_starting_with: sentence`, where the ${name} does not begin with ${list}`,
    };
    return said[is];
  });
  return join(parts, '');
}

export function listed(pieces: readonly Piece[], last: string): BoundText {
  const end = pieces.at(-1);
  if (end === undefined || pieces.length < 2) return join(pieces, '');
  return join([join(pieces.slice(0, -1), ', '), last, end], '');
}

interface ChangePaths {
  readonly change: string;
  readonly relative: string;
}

/** "5.2 % more", "0.4 percentage points lower"; of what was below zero by how much; undefined where nothing changed or nothing was there to change. */
export function changeWords(
  now: number,
  before: number,
  metric: Pick<AskMetric, 'unit' | 'kind' | 'columns'>,
  paths: ChangePaths,
): BoundText | undefined {
  const { unit, kind } = metric;
  const change = now - before;
  if (change === 0) return undefined;
  const isUp = change > 0;
  if (isToldAlike(now, before, metric)) return undefined;
  if (unit === 'fraction') return sentence`${points(change, paths.change)} ${isUp ? 'higher' : 'lower'}`;
  if (unit === 'position')
    return sentence`${{ text: new Intl.NumberFormat('en-US', { maximumSignificantDigits: 2 }).format(Math.abs(change)), path: paths.change, value: change }} ${isUp ? 'places lower' : 'places higher'}`;
  if (before === 0) return undefined;
  const word = kind === 'quotient' ? (isUp ? 'higher' : 'lower') : isUp ? 'more' : lessWord(metric);
  // A loss has no percentage of it that would say how far it was made good
  if (before < 0) {
    const size = valueText(Math.abs(change), unit, null, paths.change);
    return sentence`${typeof size === 'object' && 'path' in size ? { ...size, value: change } : size} ${word}`;
  }
  return sentence`${percent(change / before, paths.relative)} ${word}`;
}

/** So little that it makes no difference to anybody, of what has no whole number of it. */
const NO_DIFFERENCE = 0.005;

/** Two rates or places that are told by the same digits did not move as far as anybody can see. */
export function isToldAlike(
  now: number,
  before: number,
  { unit, kind }: Pick<AskMetric, 'unit' | 'kind'>,
): boolean {
  if (now === before) return true;
  if (shownAs(now, unit) !== shownAs(before, unit)) return false;
  if (unit === 'fraction' || unit === 'position') return true;
  return kind === 'quotient' && before !== 0 && Math.abs(now / before - 1) < NO_DIFFERENCE;
}

function shownAs(value: number, unit: Unit): string {
  const shown = valueText(value, unit, null, '');
  return typeof shown === 'string' ? shown : shown.text;
}

export const capital = (text: BoundText): BoundText => {
  const first = text.text.charAt(0);
  const isBound = text.bindings.some((binding) => text.text.startsWith(binding.text));
  return isBound ? text : { ...text, text: first.toUpperCase() + text.text.slice(1) };
};
