import { metrics as catalogue, isMetricId, type Metric } from '#src/semantics/metric.ts';
import { ownOf } from '#src/shared/own-of.ts';
import { eachOf } from '../../plural.ts';
import { isPartOfAds } from './ad-columns.ts';
import type { AskMetric } from './asked-metric.ts';
import { waysTo } from './derived-metrics.ts';
import { isGivenBack, onlyEarned } from './earned-columns.ts';
import { inHours, MINUTES_AN_HOUR, minutesIn } from './hours-of-minutes.ts';
import { isMoneyColumn } from './kind-of-column.ts';
import { isPartOfMail } from './mail-columns.ts';
import type { SourceView } from './source-view.ts';
import { isCostColumn } from './spent-columns.ts';
import { quotient, sumOf } from './sums.ts';

interface RatioParts {
  readonly over: AskMetric;
  readonly under: AskMetric;
  readonly label: string;
  readonly scale: number;
  /** Of what is counted below it is a part, so that it never exceeds one. */
  readonly isPart: boolean;
}

/** One over the other, of any two columns: "tickets per sign-up". */
function ratioMetric(id: string, { over, under, label, scale, isPart }: RatioParts): AskMetric {
  const isMoney = over.unit === 'currency' && under.unit !== 'currency';
  return {
    id,
    label,
    noun: label.charAt(0).toLowerCase() + label.slice(1),
    unit: isMoney ? 'currency' : over.unit === 'seconds' ? 'seconds' : isPart ? 'fraction' : 'per_session',
    desired: 'neither',
    ...(over.isCost === true && { isCost: true }),
    kind: 'quotient',
    columns: [...over.columns, ...under.columns],
    value: (rows) => {
      const each = quotient(
        over.value(rows.map((row) => row.slice(0, over.columns.length))),
        under.value(rows.map((row) => row.slice(over.columns.length))),
      );
      return each === null ? null : each * scale;
    },
  };
}

/** What is left of one sum without others, "bookings minus cancellations", or all of them together. Unknown where one of them is. */
function metricOfSums(
  id: string,
  metrics: readonly (AskMetric | undefined)[],
  joint: 'minus' | 'plus',
): AskMetric | undefined {
  const sums = metrics.flatMap((metric) => (metric?.kind === 'additive' ? [metric] : []));
  const [whole, ...parts] = sums;
  if (whole === undefined || sums.length < metrics.length) return undefined;
  const named = (first: string): string => [first, ...parts.map(({ noun }) => noun)].join(` ${joint} `);
  const columnsBefore = (at: number): number => sums.slice(0, at).flatMap(({ columns }) => columns).length;
  const { isCost: _, ...shown } = whole;
  // What is left of takings is no cost, whatever is taken off them
  const isCost = joint === 'minus' ? whole.isCost : sums.every((one) => one.isCost);
  return {
    ...shown,
    ...(isCost === true && { isCost }),
    id,
    label: named(whole.label),
    noun: named(whole.noun),
    columns: sums.flatMap(({ columns }) => columns),
    value: (rows) => {
      const values = sums.flatMap(
        ({ value }, at) =>
          value(rows.map((row) => row.slice(columnsBefore(at), columnsBefore(at + 1)))) ?? [],
      );
      if (values.length < sums.length) return null;
      return values.reduce((all, one) => (joint === 'minus' ? all - one : all + one));
    },
  };
}

/** The catalogue's events over its sessions are told in percent, as its conversion rate is. */
const isRateOfSessions = (over: string, under: string): boolean =>
  under === 'sessions' && /^(?:purchases|key_events|leads|engaged_sessions)$/.test(over);

/** What comes of trials and sign-ups is told in percent, though it may come days later; so are those of visits, and what is called off. */
const isStep = (over: string, under: string): boolean =>
  (/^(?:purchases|enroll?ments|subscriptions|upgrades|new_customers|viewings)$/.test(over) &&
    /^(?:free_)?(?:trials|trial_starts|sign_?ups|registrations|leads)$/.test(under)) ||
  (/^(?:subscriptions|newsletter_signups)$/.test(over) && /^(?:sessions|visits)$/.test(under)) ||
  (/^(?:add_to_carts|checkouts)$/.test(over) && /^(?:sessions|visits)$/.test(under)) ||
  (over === 'purchases' && /^(?:(?:item|product)_views|add_to_carts|checkouts)$/.test(under)) ||
  (over === 'cancellations' && /^(?:lessons|bookings|orders|appointments|reservations)$/.test(under));

/** Tips, discounts and refunds over what came in are told in percent. */
const isOfTakings = (view: SourceView, over: AskMetric, under: AskMetric): boolean => {
  const [whole, part] = [under, over].map(({ columns }) => (columns.length === 1 ? columns[0] : undefined));
  const isMoney =
    part !== undefined && (isMoneyColumn(part) || isGivenBack(part)) && over.kind === 'additive';
  return (
    isMoney &&
    whole !== undefined &&
    whole !== part &&
    whole === (view.columnOf('revenue') ?? onlyEarned(view.metricColumns))
  );
};

/** The metric as this source can give it; undefined when it lacks a part of it. */
export function askMetric(view: SourceView, id: string): AskMetric | undefined {
  const ratio = partsOfRatio(id);
  if (ratio) return ratioIn(view, id, ratio);
  const rest = partsOfRest(id);
  if (rest) return restMetric(id, askMetric(view, `ratio:${rest.over}:${rest.under}`));
  const sums = partsOfSums(id);
  if (sums)
    return metricOfSums(
      id,
      sums.columns.map((column) => askMetric(view, column)),
      sums.joint,
    );
  const minutes = minutesIn(id);
  if (minutes !== undefined) return toldInHours(id, askMetric(view, minutes));
  const isMadeOfOthers = waysTo(id).length > 0 && view.columnOf(id, true) === undefined;
  return madeOfColumns(view, id) ?? (isMadeOfOthers ? undefined : ownColumn(view, id));
}

function ratioIn(view: SourceView, id: string, ratio: PartsOfRatio): AskMetric | undefined {
  const part = (name: string): AskMetric | undefined =>
    askMetric(view, name) ??
    (name === 'visitors' ? (usersOfFile(view) ?? askMetric(view, 'sessions')) : undefined);
  const [over, under] = [part(ratio.over), part(ratio.under)];
  if (over === undefined || under === undefined) return undefined;
  const label = `${over.label} per ${ratio.per(under.noun)}`;
  const isPart = ratio.scale === 1 && (isPartByName(view, ratio) || isOfTakings(view, over, under));
  return ratioMetric(id, { over, under, label, scale: ratio.scale, isPart });
}

/** Whether what is counted first is a part of the second, as the rows or the names of both say. */
const isPartByName = (view: SourceView, { over, under }: PartsOfRatio): boolean =>
  ownOf(view.source.wholes, over)?.includes(under) === true ||
  isRateOfSessions(over, under) ||
  isStep(over, under) ||
  isPartOfMail(over, under, view.metricColumns) ||
  isPartOfAds(over, under, view);

/** By the first of the ways to it of which the source has every column. */
function madeOfColumns(view: SourceView, id: string): AskMetric | undefined {
  for (const { parts, value, named, ...shown } of waysTo(id)) {
    const found = parts.map((part) => view.columnOf(part.replace(/^own:/, ''), part.startsWith('own:')));
    const columns = found.filter((column) => column !== undefined);
    if (columns.length < parts.length) continue;
    const isNamed = named !== undefined && columns.every((column, at) => column === parts[at]);
    return { id, ...shown, ...(isNamed && { named }), columns, value };
  }
  return undefined;
}

function ownColumn(view: SourceView, id: string): AskMetric | undefined {
  const column = view.columnOf(id);
  if (column === undefined) return undefined;
  const metric = view.metricOf(column);
  if (metric.kind.type === 'distinct')
    return {
      ...shownAs(id, metric),
      kind: 'distinct',
      columns: [column],
      value: (rows) => (rows.length === 1 ? (rows[0]?.[0] ?? null) : null),
    };
  return {
    ...shownAs(id, metric),
    ...(isCostColumn(column, view) && { isCost: true }),
    kind: 'additive',
    columns: [column],
    value: (rows) => sumOf(rows, 0),
  };
}

/** "Visitors" of a file that counts users, whose days and rows can be added up; people are counted by their sessions where users are not. */
export function usersOfFile(view: SourceView): AskMetric | undefined {
  const users = askMetric(view, 'users');
  return users?.kind === 'additive' ? users : undefined;
}

/** Of minutes that add up, sixty to an hour. */
function toldInHours(id: string, minutes: AskMetric | undefined): AskMetric | undefined {
  if (minutes?.kind !== 'additive') return undefined;
  const value: AskMetric['value'] = (rows) => {
    const sum = minutes.value(rows);
    return sum === null ? null : sum / MINUTES_AN_HOUR;
  };
  return { ...minutes, id, label: inHours(minutes.label), noun: inHours(minutes.noun), value };
}

/** Whether it is one number over another: a share or a mean by itself, whatever it is called. */
export const isQuotient = (view: SourceView, id: string): boolean => askMetric(view, id)?.kind === 'quotient';

function shownAs(
  id: string,
  { label, noun, unit, desired }: Metric,
): Pick<AskMetric, 'id' | 'label' | 'noun' | 'unit' | 'desired'> {
  return { id, label, noun, unit, desired };
}

const SCALES: Readonly<Record<string, string>> = { 100: 'hundred', 1000: 'thousand', 1000000: 'million' };

interface PartsOfRatio {
  readonly over: string;
  readonly under: string;
  readonly scale: number;
  readonly per: (noun: string) => string;
}

/** `ratio:revenue:sessions`, `per_1000:revenue:sessions` */
function partsOfRatio(id: string): PartsOfRatio | undefined {
  const [, per, over, under] = /^(?:ratio|per_(\d+)):(.+):(.+)$/.exec(id) ?? [];
  if (over === undefined || under === undefined) return undefined;
  const word = per === undefined ? undefined : SCALES[per];
  return {
    over,
    under,
    scale: per === undefined ? 1 : Number(per),
    per: (noun: string): string => (word === undefined ? eachOf(noun) : `${word} ${noun}`),
  };
}

/** `rest:purchases:add_to_carts`: the part of what is counted second that did not become the first. */
function partsOfRest(id: string) {
  const [, over, under] = /^rest:([^:]+):([^:]+)$/.exec(id) ?? [];
  return over === undefined || under === undefined ? undefined : { over, under };
}

const abandonmentLabel = (under: string): string =>
  /check/i.test(under) ? 'Checkout abandonment rate' : 'Cart abandonment rate';

/** What is left of one, as a part. */
function restMetric(id: string, ratio: AskMetric | undefined): AskMetric | undefined {
  if (ratio === undefined) return undefined;
  const label = abandonmentLabel(id.replace(/^.*:/, ''));
  const value: AskMetric['value'] = (rows) => {
    const part = ratio.value(rows);
    return part === null ? null : 1 - part;
  };
  return { ...ratio, id, label, noun: label.toLowerCase(), unit: 'fraction', desired: 'down', value };
}

/** `less:bookings:cancellations`, `less:opens:clicks:unsubscribes`, `plus:fares:spend` */
function partsOfSums(id: string) {
  const [, way, columns] = /^(less|plus):([^:]+(?::[^:]+)+)$/.exec(id) ?? [];
  if (columns === undefined) return undefined;
  return { columns: columns.split(':'), joint: way === 'less' ? ('minus' as const) : ('plus' as const) };
}

/** What the first source that has it calls it; else what the catalogue does. */
export const metricLabelIn = (views: readonly SourceView[], id: string): string =>
  views.flatMap((view) => askMetric(view, id)?.label ?? [])[0] ?? metricLabel(id);

/** What a metric is called when no source has it. */
export function metricLabel(id: string): string {
  const ratio = partsOfRatio(id);
  if (ratio) return `${metricLabel(ratio.over)} per ${ratio.per(metricLabel(ratio.under).toLowerCase())}`;
  const rest = partsOfRest(id);
  if (rest) return abandonmentLabel(rest.under);
  const sums = partsOfSums(id);
  if (sums) {
    const [whole = '', ...parts] = sums.columns.map(metricLabel);
    return [whole, ...parts.map((part) => part.toLowerCase())].join(` ${sums.joint} `);
  }
  const [derived] = waysTo(id);
  if (derived) return derived.label;
  return isMetricId(id) ? catalogue[id].label : id.charAt(0).toUpperCase() + id.slice(1).replaceAll('_', ' ');
}
