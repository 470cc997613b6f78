import { type Day, daysFrom, weekday } from '#src/shared/week.ts';
import { type BoundText, sentence } from '../../../bound-text.ts';
import { wasOf } from '../../../plural.ts';
import { amountOf } from '../../data/amount-of.ts';
import type { AskMetric } from '../../data/asked-metric.ts';
import { type Inquiry, measure } from '../../data/inquiry.ts';
import { isBetterDown } from '../../data/is-harm.ts';
import { earlier, later, type Period } from '../../dates/period.ts';
import { lessWord } from '../../wording/fewer-or-less.ts';
import {
  capital,
  changeWords,
  filterPhrase,
  isToldAlike,
  listed,
  periodPhrase,
  periodTitle,
  valueText,
} from '../../wording/say.ts';
import { isAsAsked } from '../changes/is-as-asked.ts';
import { fetchDays } from '../settling/fetch-days.ts';
import type { Settled } from '../settling/settled.ts';
import { type Column, type ToldParts, table } from '../telling/draft.ts';
import { daysWithData, notesOn } from '../telling/notes.ts';
import { type ToldVerdict, yesIf } from '../telling/told-verdict.ts';
import { eachNames } from './each-names.ts';
import { isWithoutRows } from './is-without-rows.ts';
import { livesNotes } from './lives-notes.ts';
import { livesOf } from './lives-of.ts';

/** Members side by side, in the order they were named: "mobile against desktop". */
export async function eachAnswer(settled: Settled, inquiry: Inquiry): Promise<ToldParts> {
  const { reading, period, metrics, view, filters } = settled;
  const each = reading.each as NonNullable<typeof reading.each>;
  const isRatio = reading.shape === 'ratio';
  const fetched = await fetchDays(settled, inquiry, {
    metrics,
    period,
    dimensions: [each.dimension],
    filters: [...filters, { dimension: each.dimension, is: 'one_of', members: each.members.flat() }],
  });
  const areKnown = daysWithData(view, period, fetched.missing) > 0;
  const values = each.members.map((members) => {
    const rows = fetched.rows.filter((row) => members.includes(row.members[0] ?? ''));
    // Alone it would be told that there are no data on it
    return metrics.map((metric) => amountOf(metric, rows, areKnown && !isWithoutRows(settled, rows)));
  });
  const names = eachNames(each);
  const isOfBoth = values.length === 2 && values.every(([value]) => value !== null);
  if (isRatio && isOfBoth) return ratioOf(settled, inquiry, { names, values, fetched });
  const columns: Column[] = [
    { title: view.labelOf(each.dimension), format: 'text' },
    ...metrics.map(({ label, unit }): Column => ({ title: label, format: unit })),
  ];
  const main = table(
    periodTitle(period),
    columns,
    names.map((name, at) => [name, ...(values[at] ?? [])]),
  );
  const [metric] = metrics as [AskMetric];
  const when = periodPhrase(period, `plans.${fetched.plan}.plan`);
  const where = filterPhrase(reading.filters, view, `plans.${fetched.plan}.plan`);
  const name = (at: number) => ({
    text: names[at] as string,
    path: `tables.0.rows.${at}.0`,
    value: names[at] as string,
  });
  const value = (at: number) =>
    valueText(values[at]?.[0] ?? null, metric.unit, view.source.currency, `tables.0.rows.${at}.1`);
  const [left, right] = [values[0]?.[0] ?? null, values[1]?.[0] ?? null];
  const [first, second] = isOtherFirst(reading, metric, left, right) ? [1, 0] : [0, 1];
  const [a, b] = first === 0 ? [left, right] : [right, left];
  const difference = a === null || b === null ? '' : inquiry.keep('difference', a - b);
  const isAgainstLoss = values.length === 2 && a !== null && b !== null && b < 0 && a !== b;
  const pair =
    values.length === 2 && a !== null && b !== null && (b > 0 || (b < 0 && metric.kind === 'quotient'))
      ? changeWords(a, b, metric, {
          change: difference,
          relative: inquiry.keep('differenceInPercent', (a - b) / b),
        })
      : undefined;
  const verdict =
    reading.isYesNo && reading.asks !== null && a !== null && b !== null
      ? yesIf(isAsAsked(reading.asks, metric, a, b))
      : undefined;
  const areAlike = values.length === 2 && a !== null && b !== null && a !== b && isToldAlike(a, b, metric);
  // "Than that of desktop from Germany" would limit the one of the two alone.
  const isPlace = where.text.startsWith(' ');
  const before = isPlace ? sentence`${{ ...where, text: where.text.trimStart() }}, ` : '';
  const behind = isPlace ? '' : where;
  const headline = pair
    ? metric.kind === 'quotient'
      ? sentence`${before}${metric.noun} of ${name(first)} was ${pair} than that of ${name(second)}${behind} ${when}: ${value(first)} against ${value(second)}.`
      : sentence`${name(first)} had ${differenceText(settled, a ?? 0, b ?? 0)} ${metric.noun} than ${name(second)}${where} ${when} (${pair}): ${value(first)} against ${value(second)}.`
    : isAgainstLoss
      ? sentence`${name(first)} had ${differenceText(settled, a, b)} ${metric.noun} than ${name(second)}${where} ${when}: ${value(first)} against ${value(second)}.`
      : sentence`${areAlike ? 'About the same: ' : ''}${areAlike ? metric.label.toLowerCase() : metric.label}${where} ${when}: ${listed(
          names.map((_, at) => sentence`${name(at)} ${value(at)}`),
          ' and ',
        )}.`;
  const highest = highestOf(values.map(([one = null]) => one));
  return {
    verdict: pair || isAgainstLoss ? verdict : undefined,
    headline,
    sentences: [
      // Of two names the headline says it
      ...(values.length > 2 && highest !== undefined
        ? [
            metric.kind === 'quotient'
              ? sentence`That of ${name(highest)} was the highest.`
              : sentence`${name(highest)} had the most.`,
          ]
        : []),
      ...livesNotes(settled, await livesOf(settled, each, inquiry), inquiry),
      ...(await notesOn(settled, inquiry, [fetched])),
    ],
    tables: [main],
    chart: {
      mark: 'bar',
      label: `${metric.label} by ${view.labelOf(each.dimension).toLowerCase()}`,
      x: 0,
      y: [1],
    },
  };
}

/** Where the highest of them stands; none where two are as high, or one is unknown. */
function highestOf(values: readonly (number | null)[]): number | undefined {
  const known = values.flatMap((value) => value ?? []);
  const most = Math.max(...known);
  return known.length === values.length && known.filter((value) => value === most).length === 1
    ? known.indexOf(most)
    : undefined;
}

/** "Which has the better bounce rate, mobile or desktop?": it comes first, where fewer is better and "higher" would not say so. */
const isOtherFirst = (
  { isYesNo, asks }: Settled['reading'],
  metric: AskMetric,
  left: number | null,
  right: number | null,
): boolean =>
  !isYesNo &&
  (asks === 'better' || asks === 'worse') &&
  isBetterDown(metric) &&
  left !== null &&
  right !== null &&
  isAsAsked(asks, metric, right, left);

/** "855 more": how far the first lies from the second. */
function differenceText({ metrics, view }: Settled, a: number, b: number): BoundText {
  const [metric] = metrics as [AskMetric];
  const path = 'evidence.difference';
  const shown = sentence`${valueText(Math.abs(a - b), metric.unit, view.source.currency, path)}`;
  const figure = { text: shown.text, path, value: a - b };
  return sentence`${figure} ${a > b ? 'more' : lessWord(metric)}`;
}

interface Pair {
  readonly names: readonly string[];
  readonly values: readonly (readonly (number | null)[])[];
  readonly fetched: { readonly plan: number; readonly rows: readonly unknown[] } & Parameters<
    typeof notesOn
  >[2][number];
}

async function ratioOf(
  settled: Settled,
  inquiry: Inquiry,
  { names, values, fetched }: Pair,
): Promise<ToldParts> {
  const { metrics, period, view } = settled;
  const [metric] = metrics as [AskMetric];
  const [a, b] = [values[0]?.[0] ?? null, values[1]?.[0] ?? null];
  const ratio = a === null || b === null || b === 0 ? null : a / b;
  const main = table(
    periodTitle(period),
    [
      { title: `${metric.label}, ${names[0]}`, format: metric.unit },
      { title: `${metric.label}, ${names[1]}`, format: metric.unit },
      { title: 'Ratio', format: 'per_session' },
    ],
    [[a, b, ratio]],
  );
  const when = periodPhrase(period, `plans.${fetched.plan}.plan`);
  const name = (at: number) => ({
    text: names[at] as string,
    path: inquiry.keep(`name_${at}`, names[at] as string),
    value: names[at] as string,
  });
  return {
    headline: capital(
      sentence`${metric.label} of ${name(0)} ${wasOf(metric.noun)} ${valueText(ratio, 'per_session', null, 'tables.0.rows.0.2')} times ${wasOf(metric.noun) === 'were' ? 'those' : 'that'} of ${name(1)} ${when}: ${valueText(a, metric.unit, view.source.currency, 'tables.0.rows.0.0')} against ${valueText(b, metric.unit, view.source.currency, 'tables.0.rows.0.1')}.`,
    ),
    sentences: await notesOn(settled, inquiry, [fetched]),
    tables: [main],
    chart: { mark: 'number', label: 'Ratio', x: null, y: [2] },
  };
}

/** Several periods, or several kinds of weekday, one row each. */
export async function rowsAnswer(
  settled: Settled,
  inquiry: Inquiry,
  periods: readonly Period[],
): Promise<ToldParts> {
  const { metrics, reading, view } = settled;
  const kinds = reading.weekdays.length > 1 ? reading.weekdays : [undefined];
  // A rate of all days is that of an average one
  const added = metrics.filter(({ kind }) => kind === 'additive');
  const rows: { title: string; values: (number | null)[] }[] = [];
  const fetchedAll = [];
  for (const period of periods)
    for (const kind of kinds) {
      const fetched = await fetchDays(settled, inquiry, {
        metrics,
        period,
        ...(kind && { weekdays: kind.days }),
      });
      fetchedAll.push(fetched);
      const own = metrics.map((metric) => measure(metric, fetched.rows));
      const days = kind ? daysOf(settled, period, kind.days, fetched.missing) : 0;
      // Five days of a week against two: their sums are no comparison, so the average day stands beside them.
      const averages = kind
        ? added.map((metric) => {
            const sum = amountOf(metric, fetched.rows, days > 0);
            return sum !== null && days > 0 ? sum / days : null;
          })
        : [];
      rows.push({ title: kind ? kind.words : periodTitle(period), values: [...own, ...averages] });
    }
  const [metric] = metrics as [AskMetric];
  const main = table(
    kinds.length > 1 ? periodTitle(settled.period) : metric.label,
    [
      { title: kinds.length > 1 ? 'Days' : 'Period', format: 'text' },
      ...metrics.map(({ label, unit }): Column => ({ title: label, format: unit })),
      ...(kinds.length > 1
        ? added.map(({ label, unit }): Column => ({ title: `${label} on an average day`, format: unit }))
        : []),
    ],
    rows.map(({ title, values }) => [title, ...values]),
  );
  // "Average daily sessions on Mondays against Sundays", "do weekends sell better": the average day is what is told.
  const isUnlike = new Set(kinds.map((kind) => kind?.days.length)).size > 1;
  const isMean = (isUnlike || reading.shape === 'average') && metric.kind === 'additive';
  const told = isMean ? metrics.length : 0;
  const parts = rows.map(
    ({ title, values }, at) =>
      sentence`${{ text: title, path: `tables.0.rows.${at}.0`, value: title }} ${valueText(values[told] ?? null, metric.unit, view.source.currency, `tables.0.rows.${at}.${told + 1}`)}`,
  );
  const when = kinds.length > 1 ? sentence` ${periodPhrase(settled.period, 'plans.0.plan')}` : sentence``;
  const verdict = kinds.length === 2 ? verdictOnDays(reading, metric, rows, told) : undefined;
  return {
    verdict,
    headline: sentence`${verdict === undefined ? metric.label : metric.label.toLowerCase()}${isMean ? ' on an average day' : ''}${filterPhrase(reading.filters, view, 'plans.0.plan')}${when}: ${listed(parts, ' and ')}.`,
    sentences: await notesOn(settled, inquiry, fetchedAll.slice(0, 1)),
    tables: [main],
    chart: { mark: 'bar', label: metric.label, x: 0, y: [told + 1] },
  };
}

/** "Is revenue higher on weekends": by what is told of both kinds of days, and not where it is told of them by the same digits. */
function verdictOnDays(
  { isYesNo, asks }: Settled['reading'],
  metric: AskMetric,
  rows: readonly { readonly values: readonly (number | null)[] }[],
  told: number,
): ToldVerdict | undefined {
  const [a, b] = rows.map(({ values }) => values[told] ?? null);
  if (!isYesNo || asks === null || rows.length !== 2 || a == null || b == null) return undefined;
  return yesIf(isAsAsked(asks, metric, a, b) && !isToldAlike(a, b, metric));
}

/** Days of these weekdays that have data. */
function daysOf(
  { view }: Settled,
  { from, to }: Period,
  weekdays: readonly number[],
  missing: readonly Day[],
): number {
  const { firstDay, lastDay } = view.source;
  if (firstDay === null || lastDay === null) return 0;
  return daysFrom(later(from, firstDay), earlier(to, lastDay)).filter(
    (day) => weekdays.includes(weekday(day)) && !missing.includes(day),
  ).length;
}
