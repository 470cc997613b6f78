import type { Day } from '#src/shared/week.ts';
import { type BoundText, sentence } from '../../../../bound-text.ts';
import { singular } from '../../../../plural.ts';
import type { Inquiry } from '../../../data/inquiry.ts';
import type { UnitOfTime } from '../../../dates/units-of-time.ts';
import { NotAnswerable } from '../../../reading/problem.ts';
import type { Reading } from '../../../reading/reading.ts';
import { capital, filterPhrase, periodPhrase, periodTitle, wholeNumber } from '../../../wording/say.ts';
import { unitsOf } from '../../members/absent-points.ts';
import { closedList } from '../../members/absent-rows.ts';
import { livesNotes } from '../../members/lives-notes.ts';
import { livesOf, whileBothLive } from '../../members/lives-of.ts';
import { namesOf } from '../../members/names-of.ts';
import { fetchDays } from '../../settling/fetch-days.ts';
import type { Settled } from '../../settling/settled.ts';
import { hasUpperLimit, wholeOnly } from '../../settling/whole-units.ts';
import { isWithinLimit } from '../../shares/share-limits.ts';
import { type ToldParts, table } from '../../telling/draft.ts';
import { limitsPhrase } from '../../telling/limits-phrase.ts';
import { notesOn } from '../../telling/notes.ts';
import { askedGrain } from '../../telling/time-grain.ts';
import { type Point, pointsOf } from '../line/course-points.ts';

type UnitsOfEach = NonNullable<Reading['unitsOfEach']> & { readonly grain: UnitOfTime };

/** Of each member the units of time in which the limits hold, or in which nobody had more than it. */
export async function unitsOfEachAnswer(
  settled: Settled,
  { holds, order, name, grain }: UnitsOfEach,
  inquiry: Inquiry,
): Promise<ToldParts> {
  const { reading, period, view, metrics, asked } = settled;
  const [dimension = ''] = reading.dimensions;
  const fetched = await fetchDays(settled, inquiry, {
    metrics,
    period,
    dimensions: [dimension],
    grain: askedGrain(grain),
  });
  const all = unitsOf(settled, fetched, grain).filter(({ values }) => values[0] !== null);
  const units = holds === 'first' || hasUpperLimit(reading) ? wholeOnly(settled, grain, all) : all;
  if (units.length === 0)
    throw new NotAnswerable({ type: 'no_data', from: period.from, to: period.to, sourceId: view.source.id });
  const values = valuesOf(pointsOf(settled, fetched, grain));
  // Days without are asked of those, too, that had none at all
  const listed =
    holds === 'limits' && hasUpperLimit(reading) ? await closedList(settled, inquiry) : undefined;
  const names = [...new Set([...values.keys(), ...(listed ?? [])])];
  const isOpenList = holds === 'limits' && hasUpperLimit(reading) && listed === undefined;
  // A day on which a name is not there yet, or no longer, is no day without
  const lives = holds === 'limits' ? await livesOf(settled, toEach(dimension, names), inquiry) : [];
  const unitsOfName = (member: string) =>
    lives.length === 0
      ? units
      : whileBothLive(
          settled,
          units.map((unit) => ({ ...unit, key: unit.time })),
          grain,
          lives.filter((life) => life.name === member),
        );
  const valuesIn = (member: string, time: string): readonly (number | null)[] =>
    values.get(member)?.get(time) ?? metrics.map(({ kind }) => (kind === 'additive' ? 0 : null));
  const holdsIn = (member: string, time: string): boolean =>
    reading.limits.every((limit) =>
      isWithinLimit(
        limit,
        valuesIn(member, time)[metrics.findIndex(({ id }) => id === limit.metric)] ?? null,
        new Map(),
      ),
    );
  const isLower = asked[0]?.unit === 'position';
  const leads = units.map(({ time }) =>
    leadersOf(names, (member) => valuesIn(member, time)[0] ?? null, isLower),
  );
  const countOf = (member: string): number =>
    holds === 'first'
      ? leads.filter((leaders) => leaders.includes(member)).length
      : unitsOfName(member).filter(({ time }) => holdsIn(member, time)).length;
  const sign = order === 'most' ? -1 : 1;
  const rows = names
    .map((member): [string, number] => [member, countOf(member)])
    .filter(([, count]) => holds === 'limits' || order === 'fewest' || count > 0 || names.length <= FEW)
    .sort(([a, m], [b, n]) => sign * (m - n) || (a < b ? -1 : 1));
  const path = `plans.${fetched.plan}.plan`;
  const when = periodPhrase(period, path);
  const where = filterPhrase(reading.filters, view, path);
  const noun = asked[0]?.noun ?? 'data';
  const what: BoundText =
    holds === 'first'
      ? sentence`had the ${isLower ? 'best' : asked[0]?.kind === 'additive' ? 'most' : 'highest'} ${noun}`
      : sentence`had ${limitsPhrase(settled, inquiry)}`;
  const at = name === null ? 0 : rows.findIndex(([member]) => member === name);
  const [member, count] = rows[at] ?? [name ?? '', 0];
  const ofName = unitsOfName(member).length;
  const of = wholeNumber(ofName, inquiry.keep('units', ofName));
  const who = at < 0 || rows[at] === undefined ? inquiryName(inquiry, member) : cellName(member, at);
  const many =
    rows[at] === undefined
      ? wholeNumber(0, inquiry.keep('counted', 0))
      : wholeNumber(count, `tables.0.rows.${at}.1`);
  const hasTies = holds === 'first' && leads.some((leaders) => leaders.length > 1);
  const isAnyCut = units.length < all.length;
  return {
    headline: capital(
      sentence`${who} ${what}${where} ${grain === 'day' ? 'on' : 'in'} ${many} of ${of} ${grain}s ${when}.`,
    ),
    sentences: [
      ...(isOpenList
        ? [
            sentence`Of the ${wholeNumber(names.length, inquiry.keep('names', names.length))} ${namesOf(dimension, settled)} with a row in these days.`,
          ]
        : []),
      ...sharedNote(rows, name, dimension, settled, inquiry),
      ...(hasTies
        ? [sentence`A ${grain} that several lead with the same number counts for each of them.`]
        : []),
      ...(isAnyCut ? [sentence`Only whole ${grain}s are counted.`] : []),
      ...livesNotes(settled, lives, inquiry),
      ...(await notesOn(settled, inquiry, [fetched])),
    ],
    tables: [
      table(
        periodTitle(period),
        [
          { title: view.labelOf(dimension), format: 'text' },
          { title: `Number of ${grain}s`, format: 'count' },
        ],
        rows,
      ),
    ],
    chart: { mark: 'bar', label: `Number of ${grain}s`, x: 0, y: [1] },
  };
}

/** "On the most days" may be true of several. */
function sharedNote(
  rows: readonly (readonly [string, number])[],
  name: string | null,
  dimension: string,
  settled: Settled,
  inquiry: Inquiry,
): readonly BoundText[] {
  const others = rows.filter(([, count], at) => at > 0 && count === rows[0]?.[1]);
  if (name !== null || others.length === 0) return [];
  const many = wholeNumber(others.length, inquiry.keep('shared', others.length));
  const nouns = namesOf(dimension, settled);
  return [
    sentence`${many} other ${others.length === 1 ? singular(nouns) : nouns} ${others.length === 1 ? 'has' : 'have'} the same number.`,
  ];
}

const toEach = (dimension: string, names: readonly string[]) => ({
  dimension,
  members: names.map((name) => [name]),
  names: [...names],
});

/** So many are told with those that never led. */
const FEW = 12;

const cellName = (text: string, at: number) => ({
  text: text === '' ? '(empty)' : text,
  path: `tables.0.rows.${at}.0`,
  value: text,
});

const inquiryName = (inquiry: Inquiry, text: string) => ({
  text,
  path: inquiry.keep('name', text),
  value: text,
});

/** By member and unit. */
function valuesOf(points: readonly Point<Day>[]): Map<string, Map<string, Point['values']>> {
  const found = new Map<string, Map<string, Point['values']>>();
  for (const { time, members, values } of points) {
    const [name = ''] = members;
    const own = found.get(name) ?? new Map<string, Point['values']>();
    own.set(time, values);
    found.set(name, own);
  }
  return found;
}

/** Those that nobody is ahead of; none where nobody had anything. */
function leadersOf(
  names: readonly string[],
  amountIn: (member: string) => number | null,
  isLower: boolean,
): readonly string[] {
  const known = names.flatMap((member) => {
    const value = amountIn(member);
    return value === null ? [] : [{ member, value }];
  });
  const values = known.map(({ value }) => value);
  const best = isLower ? Math.min(...values) : Math.max(...values);
  return !isLower && best <= 0 ? [] : known.filter(({ value }) => value === best).map(({ member }) => member);
}
