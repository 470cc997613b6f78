import { type BoundText, sentence } from '../../../bound-text.ts';
import type { AskMetric } from '../../data/asked-metric.ts';
import type { Inquiry } from '../../data/inquiry.ts';
import { singular } from '../../wording/plural.ts';
import {
  capital,
  filterPhrase,
  periodPhrase,
  periodTitle,
  valueText,
  wholeNumber,
} from '../../wording/say.ts';
import { fetchDays } from '../settling/fetch-days.ts';
import type { Settled } from '../settling/settle.ts';
import { wholesOf } from '../shares/share-limits.ts';
import { togetherOf } from '../shares/together-of.ts';
import { alsoTold } from '../telling/also-told.ts';
import { type AnsweredParts, table } from '../telling/draft.ts';
import { fewNote } from '../telling/few-note.ts';
import { limitsPhrase } from '../telling/limits-phrase.ts';
import { notesOn } from '../telling/notes.ts';
import { placed } from '../telling/place-words.ts';
import { absentRows } from './absent-rows.ts';
import { type MemberRow, memberRows } from './member-rows.ts';
import { ofOuterWithin } from './of-outer-within.ts';

/** As many as are listed where the question says "top" without a number. */
const USUAL_COUNT = 10;
const RUNNERS_UP = 9;
const SEPARATOR = '\u0000';

/** The first of each member of a dimension, those with the largest leader first. */
function rankedWithin(sorted: readonly MemberRow[], place: number, count: number): MemberRow[] {
  const groups = new Map<string, MemberRow[]>();
  for (const row of sorted) {
    const key = row.members[place] ?? '';
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return [...groups.values()].flatMap((group) => group.slice(0, count));
}

/** Equal values stand in the order of their names; what has no value comes last. */
export function sortRows(
  rows: readonly MemberRow[],
  column: number,
  direction: 'top' | 'bottom',
): MemberRow[] {
  const sign = direction === 'top' ? -1 : 1;
  return [...rows].sort((a, b) => {
    const [x, y] = [a.values[column] ?? null, b.values[column] ?? null];
    if (x === null || y === null) return Number(x === null) - Number(y === null) || compareNames(a, b);
    return sign * (x - y) || compareNames(a, b);
  });
}

const compareNames = (a: MemberRow, b: MemberRow): number =>
  a.members.join(SEPARATOR) < b.members.join(SEPARATOR) ? -1 : 1;

/** Metrics by members of one or more dimensions: all of them, a ranking, or those within limits. */
export async function membersAnswer(
  settled: Settled,
  inquiry: Inquiry,
): Promise<Omit<AnsweredParts, 'assumptions'>> {
  const { reading, view, period } = settled;
  const { rank, dimensions } = reading;
  // The first position is the best one.
  const isPlaces =
    settled.metrics[0]?.unit === 'position' && reading.order === null && reading.limits.length === 0;
  const direction = rank?.direction ?? (reading.order === 'up' || isPlaces ? 'bottom' : 'top');
  const shown = withWeight(settled);
  const fetched = await fetchDays(shown, inquiry, {
    metrics: shown.metrics,
    period,
    dimensions,
    keep: direction,
  });
  const sortColumn = sortColumnOf(shown);
  const absent = await absentRows(shown, fetched.rows, inquiry);
  const found = memberRows(
    shown,
    [...fetched.rows, ...absent],
    await wholesOf(settled, inquiry, fetched.plan),
  );
  const ranked = sortRows(await ofOuterWithin(shown, found, inquiry), sortColumn, direction);
  const orderColumn = shown.metrics.findIndex(({ id }) => id === reading.orderBy);
  const within = rank?.within ?? null;
  const chosen = orderColumn < 0 || rank === null ? ranked : ranked.slice(0, rank.count ?? USUAL_COUNT);
  // "Top five by sessions, sorted by bounce rate": chosen by the one, in order of the other.
  const sorted =
    orderColumn < 0 ? ranked : sortRows(chosen, orderColumn, reading.order === 'up' ? 'bottom' : 'top');
  const rows =
    within === null ? sorted : rankedWithin(sorted, dimensions.indexOf(within), rank?.count ?? USUAL_COUNT);
  const count = rank === null || within !== null ? rows.length : (rank.count ?? USUAL_COUNT);
  const ofRows = (title: string, part: readonly MemberRow[]) =>
    table(
      title,
      [
        ...dimensions.map((dimension) => ({ title: view.labelOf(dimension), format: 'text' as const })),
        ...shown.metrics.map(({ label, unit }) => ({ title: label, format: unit })),
      ],
      part.map(({ members, values }) => [...members, ...values]),
    );
  const noun = namesOf(dimensions[0] ?? '', settled);
  const before = reading.place - 1;
  const listed = before === 0 ? rows.slice(0, count) : rows.slice(before, before + 1);
  const tables = [ofRows(periodTitle(period), listed)];
  if (before > 0) tables.push(ofRows('In their order', rows.slice(0, before + RUNNERS_UP)));
  else if (rank !== null && count === 1 && rows.length > 1)
    tables.push(ofRows('The next ones', rows.slice(1, 1 + RUNNERS_UP)));
  const [first] = listed;
  inquiry.keep('rowCount', rows.length);
  const path = `plans.${fetched.plan}.plan`;
  const where = filterPhrase(reading.filters, view, path);
  const when = periodPhrase(period, path);
  const shownColumn = orderColumn < 0 ? sortColumn : orderColumn;
  const metric = shown.metrics[shownColumn] as AskMetric;
  const headline =
    first === undefined
      ? sentence`No ${noun}${where} ${when}${reading.limits.length > 0 ? sentence` with ${limitsPhrase(shown, inquiry)}` : ''}.`
      : leadOf({
          settled: shown,
          first,
          metric,
          sortColumn: shownColumn,
          where,
          when,
          count: rows.length,
          listed: listed.length,
          direction,
          limits: limitsPhrase(shown, inquiry),
          together: togetherOf(
            shown,
            metric,
            listed.map(({ values }) => values[shownColumn] ?? null),
            inquiry,
          ),
        });
  const sentences: BoundText[] = fewNote(shown, first, dimensions.length);
  sentences.push(...(await notesOn(settled, inquiry, [fetched])));
  return {
    headline: capital(headline),
    sentences,
    tables,
    chart:
      dimensions.length === 1 && rows.length > 0
        ? {
            mark: 'bar',
            title: `${metric.label} by ${view.labelOf(dimensions[0] as string).toLowerCase()}`,
            x: 0,
            y: [1],
          }
        : { mark: 'table', title: metric.label, x: null, y: [] },
  };
}

interface Lead {
  readonly settled: Settled;
  readonly first: MemberRow;
  readonly metric: AskMetric;
  readonly sortColumn: number;
  readonly where: BoundText;
  readonly when: BoundText;
  readonly count: number;
  readonly listed: number;
  readonly direction: 'top' | 'bottom';
  /** Which of them are listed. */
  readonly limits: BoundText;
  /** What they have together, where that is asked for. */
  readonly together: BoundText | undefined;
}

/** "Organic Search brought the most sessions last week: 1,204." */
function leadOf({
  settled,
  first,
  metric,
  sortColumn,
  where,
  when,
  count,
  listed,
  direction,
  limits,
  together,
}: Lead): BoundText {
  const { dimensions } = settled.reading;
  const name = first.members.reduce<BoundText>((text, member, at) => {
    const piece = { text: member === '' ? '(empty)' : member, path: `tables.0.rows.0.${at}`, value: member };
    return at === 0 ? sentence`${piece}` : sentence`${text}, ${piece}`;
  }, sentence``);
  const figure = valueText(
    first.values[sortColumn] ?? null,
    metric.unit,
    settled.view.source.currency,
    `tables.0.rows.0.${dimensions.length + sortColumn}`,
  );
  const filtered =
    where.text === ''
      ? when
      : where.text.startsWith(',')
        ? sentence`${when}${where}`
        : sentence`${when},${where}`;
  if (settled.reading.limits.length > 0 && settled.reading.rank === null) {
    const noun = namesOf(dimensions[0] ?? '', settled);
    const many = wholeNumber(count, 'evidence.rowCount');
    if (together !== undefined)
      return sentence`${together} came from the ${many} ${count === 1 ? singular(noun) : noun} with ${limits} ${filtered}; ${name} comes first with ${figure}.`;
    return sentence`${many} ${count === 1 ? singular(noun) : noun} had ${limits} ${filtered}; ${name} comes first with ${figure} ${metric.kind === 'quotient' ? `as ${metric.noun}` : metric.noun}.`;
  }
  if (together !== undefined && (settled.reading.rank?.count ?? 1) > 1)
    return sentence`${together} came from these ${wholeNumber(listed, 'evidence.listed')} ${namesOf(dimensions[0] ?? '', settled)} together ${filtered}; ${name} comes first with ${figure}.`;
  const also = alsoTold(settled, first.values, sortColumn, dimensions.length);
  const isRate = metric.kind === 'quotient';
  if (isRate) {
    const most =
      metric.unit === 'position'
        ? direction === 'top'
          ? 'worst'
          : 'best'
        : direction === 'top'
          ? 'highest'
          : 'lowest';
    return sentence`${name} had the ${placed(settled)}${most} ${metric.noun} ${filtered}: ${figure}${also}.`;
  }
  const least = metric.unit === 'count' ? 'fewest' : 'least';
  return sentence`${name} had the ${placed(settled)}${direction === 'top' ? 'most' : least} ${metric.noun} ${filtered}: ${figure}${also}.`;
}

/** Which column the rows stand in order of: the first asked for, and of limits alone the first that can be added up. */
function sortColumnOf({ reading, metrics }: Settled): number {
  if (reading.metrics.length > 0) return 0;
  // Those that are all alike order nothing.
  const isFixed = (id: string) => reading.limits.some(({ metric, is }) => metric === id && is === 'equal');
  const additive = metrics.findIndex(({ id, kind }) => kind === 'additive' && !isFixed(id));
  return Math.max(0, additive);
}

/** A list by position alone is one of searches: the most seen come first. */
function withWeight(settled: Settled): Settled {
  const { metrics, view, reading } = settled;
  const isPosition =
    metrics.length === 1 &&
    metrics[0]?.id === 'position' &&
    reading.limits.length > 0 &&
    reading.rank === null;
  // A rate alone says nothing of how few it rests on.
  const isRate = metrics.length === 1 && reading.metrics.length === 1 && metrics[0]?.kind === 'quotient';
  const under = isRate ? metrics[0]?.columns.at(-1) : undefined;
  const column = isPosition ? settled.view.columnOf('impressions') : under;
  if (
    column === undefined ||
    metrics[0]?.columns.length === 1 ||
    view.metricOf(column).kind.type !== 'additive'
  )
    return settled;
  const { label, noun, unit, desired } = view.metricOf(column);
  const weight: AskMetric = {
    id: column,
    label,
    noun,
    unit,
    desired,
    kind: 'additive',
    columns: [column],
    value: (rows) => rows.reduce((sum, [value]) => sum + (value ?? 0), 0),
  };
  return { ...settled, metrics: [...metrics, weight] };
}

export function namesOf(dimension: string, { view }: Pick<Settled, 'view'>): string {
  const label = view.labelOf(dimension).toLowerCase();
  if (label === 'new or returning') return 'kinds of visitors';
  return label.endsWith('y') ? `${label.slice(0, -1)}ies` : `${label}s`;
}
