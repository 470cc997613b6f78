import { type BoundText, join, type Piece, sentence } from '../../../bound-text.ts';
import type { AskMetric } from '../../data/asked-metric.ts';
import type { Inquiry } from '../../data/inquiry.ts';
import { changeWords, filterPhrase, periodPhrase, valueText } from '../../wording/say.ts';
import { eachNames } from '../members/each-names.ts';
import { nameOfRow } from '../members/name-of-row.ts';
import type { Settled } from '../settling/settled.ts';
import type { Lead } from '../telling/draft.ts';
import { perDayWords } from '../telling/per-day.ts';
import { type ToldVerdict, yesIf } from '../telling/told-verdict.ts';
import type { BothPeriods } from './both-periods.ts';
import { isRelative, signOf } from './how-far.ts';
import type { MovedMember } from './moved-members.ts';

const MOST_NAMES = 4;

/**
 * "Did google lose more sessions than bing?", "who grew more, google or bing?": names are held against each other by how far
 * they moved that way, and one that went the other way did not. Undefined where nothing of the kind is asked.
 */
export function heldMoves(
  settled: Settled,
  metric: AskMetric,
  { both, sorted }: { readonly both: BothPeriods; readonly sorted: readonly MovedMember[] },
  inquiry: Inquiry,
): Lead | undefined {
  const { reading } = settled;
  const { each, asks, rank, moves, isYesNo, dimensions } = reading;
  if (each === null || asks === null || reading.shape !== 'change' || moves.length > 0) return undefined;
  const names = eachNames(each);
  // "Did google and bing grow?" is asked of each, "did google grow more than bing?" of one against the other
  const isOfEach = isYesNo && rank === null;
  const isHeld = isYesNo ? names.length <= MOST_NAMES : names.length === 2;
  if (!isHeld || dimensions.length > 0 || sorted.length !== names.length) return undefined;
  const wayAt = (at: number): number => {
    const { [at]: way = asks } = each.ways ?? [];
    return (way === 'up' || way === 'better' ? 1 : -1) * signOf({ ...reading, asks: way }, metric);
  };
  const farIn = (one: MovedMember | undefined, at: number, ofPercent: boolean): number | null => {
    const moved = ofPercent ? one?.relative : one?.change;
    return moved === undefined || moved === null ? null : wayAt(at) * moved;
  };
  const inOrder = names.map((name) => sorted.find((member) => member.name === name));
  const far = inOrder.map((one, at) => farIn(one, at, isRelative(settled)));
  if (!far.every((one) => one !== null)) return undefined;
  const verb = verbOf(asks);
  const verdict = isOfEach
    ? ofEach(
        far,
        names.map((name) => placeOf(sorted, name)),
        each.ways === undefined,
      )
    : isYesNo
      ? yesOrNo(far, rank?.direction === 'bottom', verb)
      : whoMoved(
          far,
          names.map((name) => placeOf(sorted, name)),
          verb,
        );
  const figures = inOrder.map((one, at) => figuresOf(settled, metric, { one, at, both, sorted, inquiry }));
  const ofPercent = inOrder.map((one, at) => farIn(one, at, true));
  const isTurned =
    !isRelative(settled) &&
    !isOfEach &&
    ofPercent.every((one) => one !== null) &&
    names.length === 2 &&
    ((far[0] ?? 0) - (far[1] ?? 0)) * ((ofPercent[0] ?? 0) - (ofPercent[1] ?? 0)) < 0 &&
    far.every((one) => one > 0);
  return {
    headline: sentence`${join(figures, '; ')}.${isTurned ? ' In percent it is the other way round.' : ''}`,
    verdict,
  };
}

const verbOf = (asks: NonNullable<Settled['reading']['asks']>): string =>
  ({ up: 'rose', down: 'fell', better: 'improved', worse: 'got worse' })[asks];

/** The first of them is the one that is asked about. */
function yesOrNo([own = 0, ...others]: readonly number[], isLess: boolean, verb: string): ToldVerdict {
  const all = [own, ...others];
  const noneMoved = all.length === 2 ? `neither ${verb}` : `none of them ${verb}`;
  if (all.every((far) => far <= 0)) return sentence`${isLess ? 'Of these' : 'No,'} ${noneMoved}:`;
  // "Fell less" is neither so nor not so of one that did not fall
  if (isLess && all.some((far) => far <= 0)) return sentence`Not all of them ${verb}:`;
  const isSo = others.every((far) => (isLess ? own < far : own > far));
  return yesIf(isSo && own > 0);
}

/** What each of them is asked to have done: the same, or what its own verb says. */
function ofEach(far: readonly number[], names: readonly Piece[], isSameOfAll: boolean): BoundText {
  const did = far.filter((one) => one > 0).length;
  const areTwo = far.length === 2;
  if (did === far.length) return sentence`${areTwo ? 'Yes, both:' : 'Yes, all of them:'}`;
  if (did === 0) return sentence`${areTwo ? 'No, neither:' : 'No, none of them:'}`;
  const only = did === 1 ? names[far.findIndex((one) => one > 0)] : undefined;
  if (only === undefined) return sentence`${isSameOfAll ? 'Not' : 'No, not'} all of them:`;
  return isSameOfAll ? sentence`Only ${only} did:` : sentence`No, only ${only} did as asked:`;
}

function whoMoved([one = 0, other = 0]: readonly number[], names: readonly Piece[], verb: string): BoundText {
  if (one <= 0 && other <= 0) return sentence`Neither ${verb}:`;
  if (one === other) return sentence`Both ${verb} alike:`;
  return sentence`${names[one > other ? 0 : 1] ?? ''} ${verb} more:`;
}

const placeOf = (sorted: readonly MovedMember[], name: string): BoundText =>
  nameOfRow(
    [name],
    0,
    sorted.findIndex((one) => one.name === name),
  );

interface Figures {
  readonly one: MovedMember | undefined;
  /** Which of the names it is. */
  readonly at: number;
  readonly both: BothPeriods;
  readonly sorted: readonly MovedMember[];
  readonly inquiry: Inquiry;
}

/** "google had 3,793 sessions last week, against 3,487 in the week before (8.8 % more)", and the next ones in short. */
function figuresOf(
  settled: Settled,
  metric: AskMetric,
  { one, at, both, sorted, inquiry }: Figures,
): BoundText {
  const { view, period, reading } = settled;
  const { now, before, other, days } = both;
  const row = sorted.findIndex(({ name }) => name === one?.name);
  const path = `tables.0.rows.${row}`;
  const [a, b] = [one?.now ?? null, (one?.cells[2] ?? null) as number | null];
  const told = (value: number | null, place: number) =>
    valueText(value, metric.unit, view.source.currency, `${path}.${place}`);
  const words =
    a === null || b === null
      ? undefined
      : (perDayWords(a, b, metric, days, inquiry) ??
        changeWords(a, b, metric, { change: `${path}.3`, relative: `${path}.4` }));
  const how = words === undefined ? sentence`` : sentence` (${words})`;
  const name = placeOf(sorted, one?.name ?? '');
  if (at > 0) return sentence`${name} ${told(a, 1)} against ${told(b, 2)}${how}`;
  const plan = `plans.${now.plan}.plan`;
  const where = filterPhrase(reading.filters, view, plan);
  return sentence`${name} had ${told(a, 1)} ${metric.noun}${where} ${periodPhrase(period, plan)}, against ${told(b, 2)} ${periodPhrase(other, `plans.${before.plan}.plan`)}${how}`;
}
