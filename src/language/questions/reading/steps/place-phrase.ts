import type { Mark } from '../mark.ts';
import { isKeyword, isPeriod, isRank } from '../piece.ts';

/** One unit of time that is asked for its place, and among how many of which it is said to stand. */
export interface PlacePhrase {
  readonly time: Mark;
  /** Among which units, where they are named. */
  readonly unit: string | null;
  /** "Best", "worst", where it is said of which end. */
  readonly rank: Mark | null;
  readonly count: number | null;
  readonly rest: readonly Mark[];
  readonly isYesNo: boolean;
}

const PLACE = /^(?:rank|ranks|ranked|ranking|place|position)$/i;
const LEAD = /^(?:where|how|high|how high|low|what|which|what is the|what was the|where in)$/i;
const AMONG = /^(?:among|amongst|of|out of|within|in|against|between)(?: (?:the|our|all))?$/i;
const INTO = /^(?:make|makes|made|belong|belongs|belonged|make it|made it|fall|into|reach|reached)$/i;

/** undefined where no unit of time is asked for its place. */
export function placePhrase(marks: readonly Mark[]): PlacePhrase | undefined {
  const said = marks.filter(({ type }) => type !== 'noise' && type !== 'stop');
  const at = said.findIndex(isPeriod);
  const time = said[at];
  if (time === undefined) return undefined;
  const lead = said.slice(0, at);
  // "Where does March rank"
  const isOrder = lead.length === 0 && /^rank by$/i.test(said[at + 1]?.said ?? '');
  if ((isPlace(said[at + 1]) || isOrder) && lead.every(isLead)) {
    const behind = said.slice(at + 2);
    const among = amongUnits(behind, 0);
    // "Last month ranked by revenue" may be a list of that month
    return among === undefined && lead.length === 0 && !/^rank\b/i.test(said[at + 1]?.said ?? '')
      ? undefined
      : { ...(among?.found ?? NOTHING), time, rest: behind.slice(among?.to ?? 0), isYesNo: false };
  }
  // "The rank of March among all months"
  if (isPlace(lead.at(-2)) && AMONG.test(lead.at(-1)?.said ?? '') && lead.slice(0, -2).every(isLead)) {
    const behind = said.slice(at + 1);
    const among = amongUnits(behind, 0);
    return { ...(among?.found ?? NOTHING), time, rest: behind.slice(among?.to ?? 0), isYesNo: false };
  }
  // "Rank June 2026 by applications"
  const isImperative = lead.length === 1 && /^rank$/i.test(lead[0]?.said ?? '') && isPlace(lead[0]);
  if (isImperative) {
    const behind = said.slice(at + 1);
    const among = amongUnits(behind, 0);
    return { ...(among?.found ?? NOTHING), time, rest: behind.slice(among?.to ?? 0), isYesNo: false };
  }
  // "March among all months", "in which place is March"
  const isWhich = isKeyword(lead.at(-2), 'which') && PLACE.test(lead.at(-1)?.said ?? '');
  const isNamed = isWhich && lead.slice(0, -2).every((mark) => isKeyword(mark, 'preposition'));
  const around = amongUnits(said.slice(at + 1), 0);
  const isPlain =
    lead.length === 0 && marks[0] === time && around !== undefined && around.found.rank === null;
  if (isNamed || isPlain) {
    const behind = said.slice(at + 1 + (around?.to ?? 0));
    return { ...(around?.found ?? NOTHING), time, rest: behind, isYesNo: false };
  }
  // "Was last week one of our 5 best weeks", "in our top 5 weeks"
  if (lead.length > 0 || !/^(?:was|is|were|did|does|has)$/i.test(marks[0]?.said ?? '')) return undefined;
  const behind = said.slice(at + 1);
  const isOne = behind[0]?.type === 'number' && /^one$/i.test(behind[0].said);
  const isMade = marks.some((mark) => mark.type === 'noise' && INTO.test(mark.said));
  const skipped = isOne || INTO.test(behind[0]?.said ?? '') ? 1 : 0;
  const among =
    amongUnits(behind, skipped) ?? ((skipped > 0 || isMade) && !isOne ? ranked(behind, skipped) : undefined);
  if (among?.found.rank == null) return undefined;
  return { ...among.found, time, rest: behind.slice(among.to), isYesNo: true };
}

const NOTHING = { unit: null, rank: null, count: null } as const;

interface Among {
  readonly found: Pick<PlacePhrase, 'unit' | 'rank' | 'count'>;
  readonly to: number;
}

/** "Among all months", "of our 10 best days" */
const amongUnits = (said: readonly Mark[], at: number): Among | undefined =>
  AMONG.test(said[at]?.said ?? '') ? ranked(said, at + 1) : undefined;

function ranked(said: readonly Mark[], from: number): Among | undefined {
  let at = from;
  let rank: Mark | null = null;
  let count: number | null = null;
  for (; at < said.length; at++) {
    const mark = said[at] as Mark;
    if (mark.type === 'number' && count === null && Number.isInteger(mark.value)) count = mark.value;
    else if (isRank(mark) && rank === null) rank = mark;
    else if (!isKeyword(mark, 'total', 'each')) break;
  }
  const mark = said[at];
  if (mark?.type === 'unit') return { found: { unit: mark.unit, rank, count }, to: at + 1 };
  // "All days" are a period by themselves
  const all = /^all (day|week|month|quarter|year)s$/i.exec(mark?.said ?? '');
  return all?.[1] === undefined
    ? undefined
    : { found: { unit: all[1].toLowerCase(), rank, count }, to: at + 1 };
}

const isPlace = (mark: Mark | undefined): boolean =>
  mark !== undefined && PLACE.test(mark.said) && /^(?:metric|noise|unknown|keyword)$/.test(mark.type);

const isLead = (mark: Mark): boolean => LEAD.test(mark.said) || isKeyword(mark, 'which');
