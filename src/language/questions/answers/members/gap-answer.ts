import type { Day } from '#src/shared/week.ts';
import { sentence } from '../../../bound-text.ts';
import type { AskMetric } from '../../data/asked-metric.ts';
import type { Inquiry } from '../../data/inquiry.ts';
import { askedBack } from '../../reading/problem.ts';
import { USUAL_COUNT } from '../../reading/usual-count.ts';
import { periodTitle, wholeNumber } from '../../wording/say.ts';
import { changeColumn } from '../changes/change-columns.ts';
import { edgeNote } from '../courses/line/course-notes.ts';
import { atEndOfTime } from '../courses/line/points-asked.ts';
import type { NamedLife } from '../lives/life-of.ts';
import { namePiece } from '../lives/life-words.ts';
import { livesNotes } from '../lives/lives-notes.ts';
import { livesOf, whileBothLive } from '../lives/lives-of.ts';
import type { Settled } from '../settling/settled.ts';
import { isWholeUnit } from '../settling/whole-units.ts';
import { type Column, firstOf, type ToldParts, table } from '../telling/draft.ts';
import { notesOn } from '../telling/notes.ts';
import { timeCell, timeColumn } from '../telling/time-grain.ts';
import { cutNotes, turningParts, unitsOfGap } from './cut-units.ts';
import { eachAnswer } from './each-answer.ts';
import { eachNames } from './each-names.ts';
import { type Gap, type GapGroup, type GapSpec, gapGroups, ratioOf, weightOf } from './gap-groups.ts';
import { inGapOrder, isAsSaid, sideOf } from './gap-order.ts';
import { gapHeadline, gapNotes, gapVerdict } from './gap-words.ts';

/** "Countries where mobile converts lower than desktop": both numbers of every country, and those where it is so. */
export async function gapAnswer(settled: Settled, gap: Gap, inquiry: Inquiry): Promise<ToldParts> {
  const { reading, period } = settled;
  const spec = gapSpec(settled, gap);
  const { metric, grain } = spec;
  const { groups: all, isOneMissing, fetched } = await gapGroups(settled, spec, inquiry);
  // Of one that has no data in any of them it is no "no" that it never was so
  if (isOneMissing)
    return eachAnswer({ ...settled, reading: { ...reading, each: gap, isYesNo: false } }, inquiry);
  const units =
    grain === null || grain === 'day' ? { counted: all, cut: [] } : unitsOfGap(settled, grain, all);
  const whole = units.counted;
  const lives = grain === null ? [] : await livesOf(settled, gap, inquiry);
  const groups = grain === null ? whole : whileBothLive(settled, whole, grain, lives);
  if (groups.length === 0 && whole.length > 0) return apartInTime(settled, spec, lives, inquiry);
  const both = groups.filter(({ difference }) => difference !== null);
  const side = sideOf(gap.is, metric);
  const found = both.filter((group) => side === null || isAsSaid(group, side, gap));
  // Whether it holds of all is shown of all.
  const ofWhich = reading.isYesNo && gap.quantity !== 'any' ? both : found;
  const listed = inGapOrder(ofWhich, spec, reading, side ?? 0);
  const atEnd = atEndOfTime(reading, listed);
  const shown = reading.rank === null ? atEnd : atEnd.slice(0, reading.rank.count ?? USUAL_COUNT);
  const cut = grain === null ? [] : whileBothLive(settled, units.cut, grain, lives);
  const turning = reading.isYesNo ? turningParts(gap, side, { both, found, cut }) : [];
  const isOfWhole =
    grain !== null &&
    units.cut.length > 0 &&
    units.counted.every(({ key }) => isWholeUnit(settled, key as Day, grain));
  const outcome = { groups, both, found, shown, isOfWhole, plan: fetched.plan };
  const [first, second] = eachNames(gap) as [string, string];
  return {
    verdict: turning.length > 0 ? undefined : gapVerdict(settled, spec, outcome),
    headline: gapHeadline(settled, spec, outcome, inquiry),
    sentences: [
      ...gapNotes(settled, spec, outcome, inquiry),
      ...(grain === null
        ? []
        : edgeNote(
            settled,
            shown.map(({ key }) => ({ time: key })),
            grain,
            inquiry,
          )),
      ...cutNotes(settled, spec, { ...units, turning }, inquiry),
      ...livesNotes(settled, lives, inquiry),
      ...(groups.length < whole.length && grain !== null
        ? [
            sentence`Only the ${wholeNumber(groups.length, inquiry.keep('unitsOfBoth', groups.length))} ${grain}${groups.length === 1 ? '' : 's'} that have both are counted.`,
          ]
        : []),
      ...(await notesOn(settled, inquiry, [fetched])),
    ],
    tables: [
      firstOf(
        listed.length,
        table(
          periodTitle(period),
          columnsOf(settled, spec),
          shown.map((group) => cellsOf(spec, group)),
        ),
      ),
    ],
    chart:
      shown.length === 0
        ? null
        : gap.isRatio === true
          ? {
              mark: grain === null ? 'bar' : 'line',
              label: `${metric.label}, ${first} to ${second}`,
              x: 0,
              y: [3],
            }
          : { mark: 'bar', label: `${metric.label}, ${first} and ${second}`, x: 0, y: [1, 2] },
  };
}

/** Two names of which one ended before the other began: neither ever had more than the other. */
function apartInTime(
  settled: Settled,
  spec: GapSpec,
  lives: readonly NamedLife[],
  inquiry: Inquiry,
): ToldParts {
  const { metric, grain } = spec;
  const [first, second] = lives.map(({ name }, at) => namePiece(name, `apart${at}`, inquiry));
  return {
    headline: sentence`${first ?? ''} and ${second ?? ''} are not there on the same days, so that neither had more ${metric.noun} than the other ${grain === 'day' ? 'on' : 'in'} a ${grain ?? 'day'}.`,
    sentences: livesNotes(settled, lives, inquiry),
    tables: [table(periodTitle(settled.period), columnsOf(settled, spec), [])],
    chart: null,
  };
}

/** One metric of one period, within members or units of time. */
function gapSpec(settled: Settled, gap: Gap): GapSpec {
  const { reading, asked, other } = settled;
  const grain = reading.dimensions.length > 0 ? null : reading.grain;
  const [metric] = asked;
  const isLoose = other !== null || reading.moves.length > 0 || reading.limits.some(({ isMean }) => isMean);
  if (metric === undefined || asked.length > 1 || isLoose || grain === 'weekday')
    throw askedBack('members_apart');
  return { gap, metric, grain, weight: weightOf(settled, metric) };
}

function columnsOf({ reading, view }: Settled, { gap, metric, weight, grain }: GapSpec): Column[] {
  const names = eachNames(gap).slice(0, 2);
  const columnsIn = ({ label, unit }: AskMetric): Column[] =>
    names.map((name) => ({ title: `${label}, ${name}`, format: unit }));
  return [
    grain === null ? { title: view.labelOf(reading.dimensions[0] ?? ''), format: 'text' } : timeColumn(grain),
    ...columnsIn(metric),
    gap.isRatio === true
      ? { title: 'Ratio', format: 'per_session' }
      : changeColumn('Difference', metric.unit),
    ...(weight === undefined ? [] : columnsIn(weight)),
  ];
}

const cellsOf = ({ gap, grain, weight }: GapSpec, group: GapGroup): (string | number | null)[] => [
  grain === null ? group.key : timeCell(group.key, grain),
  ...group.values,
  gap.isRatio === true ? ratioOf(group) : group.difference,
  ...(weight === undefined ? [] : group.weights),
];
