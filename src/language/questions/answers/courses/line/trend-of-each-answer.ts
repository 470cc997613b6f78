import { type BoundText, join, type Piece, sentence } from '../../../../bound-text.ts';
import { plural } from '../../../../plural.ts';
import type { AskMetric } from '../../../data/asked-metric.ts';
import type { Inquiry } from '../../../data/inquiry.ts';
import { grainFor } from '../../../dates/grain-for.ts';
import type { UnitOfTime } from '../../../dates/units-of-time.ts';
import type { Reading } from '../../../reading/reading.ts';
import { changeWords, filterPhrase, listed, periodPhrase, valueText } from '../../../wording/say.ts';
import { isAsAsked } from '../../changes/is-as-asked.ts';
import type { NamedLife } from '../../lives/life-of.ts';
import { whileBothLive } from '../../lives/lives-of.ts';
import { eachNames } from '../../members/each-names.ts';
import type { Settled } from '../../settling/settled.ts';
import type { Lead, ToldParts } from '../../telling/draft.ts';
import { courseAnswer } from './course-answer.ts';
import { coursesOfNames, type NameCourse } from './courses-of-names.ts';
import { type Halves, halvesOf } from './halves.ts';

type Each = NonNullable<Reading['each']>;

/** One of the names: its two halves, and whether it did what is asked of it; null: by chance it may, or not. */
interface Moved {
  readonly name: Piece;
  readonly halves: Halves;
  readonly isSo: boolean | null;
}

/**
 * "Is London growing while Leeds shrinks", "are google and bing growing": what each of them did in the last weeks, and what is so of all.
 * @param split the same with a row for each of the names
 */
export async function trendOfEachAnswer(
  settled: Settled,
  split: Settled,
  each: Each,
  inquiry: Inquiry,
): Promise<ToldParts> {
  const parts = await courseAnswer(split, inquiry);
  const lead = await leadOf(settled, each, inquiry);
  return { ...parts, ...lead };
}

async function leadOf(settled: Settled, each: Each, inquiry: Inquiry): Promise<Lead | undefined> {
  const { reading, period, view } = settled;
  const [metric] = settled.asked as [AskMetric];
  const grain = reading.grain === null || reading.grain === 'weekday' ? grainFor(period) : reading.grain;
  const { courses, fetched, lives } = await coursesOfNames(settled, each, grain, inquiry);
  const moved = eachNames(each).map((text, at): Moved | undefined => {
    const { rows, points, places } = courses[at] as NameCourse;
    const known = whileThere(
      settled,
      places.flatMap((place) => points[place] ?? []),
      grain,
      lives[at],
    );
    if (rows.length === 0 || known.length < 2) return undefined;
    const halves = halvesOf(known.map(({ values: [value] }) => value as number));
    const way = each.ways?.[at] ?? reading.asks ?? 'up';
    const isOpen = halves.isByChance || halves.early === halves.late;
    return {
      name: { text, path: inquiry.keep(`name${at}`, text), value: text },
      halves,
      isSo: isOpen ? null : isAsAsked(way, metric, halves.late, halves.early),
    };
  });
  // Of one that has no two units to be held against each other nothing is told of all
  if (!moved.every((one) => one !== undefined)) return undefined;
  const where = filterPhrase(reading.filters, view, `plans.${fetched.plan}.plan`);
  const figures = moved.map((one, at) => figuresOf(settled, metric, one, { at, grain, where, inquiry }));
  const when = periodPhrase(period, `plans.${fetched.plan}.plan`);
  return {
    verdict: verdictOf(moved, each.ways === undefined),
    headline: sentence`${join(figures, '; ')}. The ${plural(grain)} are those ${when}.`,
  };
}

/** One that began or ended within these days is told of the units in which it was there. */
const whileThere = <One extends { readonly time: string }>(
  settled: Settled,
  points: readonly One[],
  grain: UnitOfTime,
  life: NamedLife | undefined,
): readonly One[] =>
  life === undefined
    ? points
    : whileBothLive(
        settled,
        points.map((point) => ({ ...point, key: point.time })),
        grain,
        [life],
      );

/** "in an average week of the later half London had 5,232 sessions, in one of the earlier half 7,677 (31.9 % fewer)" */
function figuresOf(
  { view }: Settled,
  metric: AskMetric,
  { name, halves: { early, late, isByChance } }: Moved,
  {
    at,
    grain,
    where,
    inquiry,
  }: {
    readonly at: number;
    readonly grain: UnitOfTime;
    readonly where: BoundText;
    readonly inquiry: Inquiry;
  },
): BoundText {
  const told = (value: number, key: string) =>
    valueText(value, metric.unit, view.source.currency, inquiry.keep(`${key}${at}`, value));
  const words = changeWords(late, early, metric, {
    change: inquiry.keep(`change${at}`, late - early),
    relative: inquiry.keep(`changeInPercent${at}`, early === 0 ? 0 : (late - early) / early),
  });
  const chance = isByChance ? 'which may be chance' : undefined;
  const said = [words, chance].filter((one) => one !== undefined);
  const how = said.length === 0 ? '' : sentence` (${join(said, ', ')})`;
  const [a, b] = [told(late, 'laterHalf'), told(early, 'earlierHalf')];
  if (at > 0) return sentence`${name} ${a} against ${b}${how}`;
  return sentence`${name} had ${a} ${metric.kind === 'quotient' ? `as ${metric.noun}` : metric.noun}${where} in an average ${grain} of the later half, against ${b} in one of the earlier half${how}`;
}

/** What is so of each for certain, and what may be so or not. */
function verdictOf(moved: readonly Moved[], isSameOfAll: boolean): BoundText {
  const [did, didNot, open] = [true, false, null].map((is) => moved.filter(({ isSo }) => isSo === is)) as [
    Moved[],
    Moved[],
    Moved[],
  ];
  const areTwo = moved.length === 2;
  const named = (some: readonly Moved[]): BoundText =>
    listed(
      some.map(({ name }) => name),
      ' and ',
    );
  if (did.length === moved.length) return sentence`${areTwo ? 'Yes, both:' : 'Yes, all of them:'}`;
  if (open.length === moved.length)
    return sentence`${areTwo ? 'No clear change of either:' : 'No clear change of any of them:'}`;
  if (didNot.length === moved.length) return sentence`${areTwo ? 'No, neither:' : 'No, none of them:'}`;
  if (didNot.length > 0 && did.length > 0)
    return sentence`No, only ${named(did)} did${isSameOfAll ? '' : ' as asked'}:`;
  if (didNot.length > 0) return sentence`No, ${named(didNot)} did not${isSameOfAll ? '' : ' as asked'}:`;
  return sentence`Of ${named(did)} yes, of ${named(open)} there is no clear change:`;
}
