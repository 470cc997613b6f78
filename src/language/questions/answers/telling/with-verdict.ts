import type { Day } from '#src/shared/week.ts';
import { type BoundText, sentence } from '../../../bound-text.ts';
import type { Inquiry } from '../../data/inquiry.ts';
import { weekdayNames } from '../../dates/calendar-words.ts';
import { unitAround } from '../../dates/period.ts';
import { capital } from '../../wording/say.ts';
import type { Settled } from '../settling/settled.ts';
import type { Way } from '../ways/way.ts';
import { isAllKnown } from './all-known.ts';
import type { ToldParts } from './draft.ts';
import { type ToldVerdict, yesIf } from './told-verdict.ts';
import { uncapitalized } from './uncapitalized.ts';

/** Begins with "Yes" or "No" where what was found decides it for certain. */
export function withVerdict(
  settled: Settled,
  { verdict, ...parts }: ToldParts,
  finds: Way['finds'],
  inquiry: Inquiry,
): ToldParts {
  const said = verdict ?? foundVerdict(settled, parts, finds, inquiry);
  return { ...parts, headline: saidFirst(said, parts.headline, settled) };
}

/** "No: no routes had more …" */
export function saidFirst(
  verdict: ToldVerdict | undefined,
  headline: BoundText,
  settled: Settled,
): BoundText {
  if (verdict === undefined) return capital(headline);
  if (typeof verdict !== 'string') return capital(sentence`${verdict} ${headline}`);
  return sentence`${verdict === 'yes' ? 'Yes' : 'No'}: ${uncapitalized(headline, settled)}`;
}

function foundVerdict(
  settled: Settled,
  parts: ToldParts,
  finds: Way['finds'],
  inquiry: Inquiry,
): ToldVerdict | undefined {
  const isSo = finds === undefined ? undefined : DECIDES[finds](settled, parts, inquiry);
  return isSo === undefined ? undefined : yesIf(isSo);
}

type Decides = (settled: Settled, parts: ToldParts, inquiry: Inquiry) => boolean | undefined;

/** "Did any country lose sessions?" is so where the one that lost the most did lose some. */
function isMovedSo(settled: Settled, { tables }: ToldParts, inquiry: Inquiry): boolean | undefined {
  const { reading, asked } = settled;
  const { claim, rank } = reading;
  const change = tables[0]?.rows[0]?.[reading.dimensions.length + 2];
  // A lower number is a higher position
  const isPlain = asked.length === 1 && asked.every(({ unit }) => unit !== 'position');
  if (claim?.of !== 'some' || claim.isEver || !isPlain || typeof change !== 'number') return undefined;
  const isMoved = rank?.by === 'gain' ? change > 0 : change < 0;
  return isMoved || isAllKnown(settled, inquiry) ? isMoved : undefined;
}

/** "Did any day have more than 50?" is so where one was found, "did every day …" where none was of which it is not so. */
function isFoundSo(settled: Settled, { tables }: ToldParts, inquiry: Inquiry): boolean | undefined {
  const { reading } = settled;
  const { claim } = reading;
  const found = tables[0]?.rows.length ?? 0;
  // Days without data leave open what they had
  if (found === 0 && !isAllKnown(settled, inquiry)) return undefined;
  if (claim?.of === 'every') return reading.moves.length === 0 ? found === 0 : undefined;
  // "Did any country ever have more than 100?" is of single days, and these are all of them together
  if (claim?.of !== 'some' || (claim.isEver && reading.grain === null)) return undefined;
  return found > 0;
}

/** "Was March our best month?": where another is, this one is named. */
function isFirstSo({ reading, view }: Settled, { tables }: ToldParts): boolean | undefined {
  const { claim, rank, grain } = reading;
  if (claim?.of !== 'place' || claim.to !== 1 || claim.end !== rank?.direction) return undefined;
  const [first, level] = [tables[0]?.rows[0], tables[1]?.rows[0]];
  const [found] = first ?? [];
  const { time } = claim;
  if (time === null || typeof found !== 'string' || (grain === 'weekday') !== (time.is === 'weekday'))
    return undefined;
  if (found === (time.is === 'weekday' ? weekdayNames[time.weekday] : time.day)) return true;
  // Another that is level with it may be the one
  if (level !== undefined && level.at(-1) === first?.at(-1)) return undefined;
  return time.is === 'weekday' || mayNotBecome(time.day, found, { grain, view }) ? false : undefined;
}

/** A month that runs may still become the best one, and the same month of another year may be the one that is meant. */
function mayNotBecome(
  claimed: Day,
  found: string,
  { grain, view }: { grain: Settled['reading']['grain']; view: Settled['view'] },
): boolean {
  const { firstDay, lastDay } = view.source;
  const isKnown = firstDay !== null && lastDay !== null && claimed >= firstDay;
  if (!isKnown || grain === null || grain === 'weekday') return false;
  return unitAround(claimed, grain).to <= lastDay && found.slice(5) !== claimed.slice(5);
}

const DECIDES: Readonly<Record<NonNullable<Way['finds']>, Decides>> = {
  all: isFoundSo,
  first: isFirstSo,
  mover: isMovedSo,
};
