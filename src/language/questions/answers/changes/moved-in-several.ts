import { type BoundText, sentence } from '../../../bound-text.ts';
import type { AskMetric } from '../../data/asked-metric.ts';
import type { Fetched, Inquiry } from '../../data/inquiry.ts';
import type { ReadMoveLimit } from '../../reading/reading.ts';
import { listed, periodPhrase, wholeNumber } from '../../wording/say.ts';
import { nameOfRow } from '../members/name-of-row.ts';
import { namesOf } from '../members/names-of.ts';
import type { Settled } from '../settling/settled.ts';
import { hasMoved } from './how-far.ts';
import type { MovedMember } from './moved-members.ts';

const MOST_NAMES = 3;

interface Moved {
  /** All that are held against each other. */
  readonly members: readonly MovedMember[];
  /** Those of them that moved as it was asked, in the order of the table. */
  readonly sorted: readonly MovedMember[];
  /** How many of them stand in the table. */
  readonly listed: number;
  readonly now: Fetched;
}

/** "Fell in sessions and in revenue" names what moved: each of them has to, or one where the question says "or". */
export function hasMovedAsAsked(settled: Settled, member: MovedMember): boolean {
  const { moves } = settled.reading;
  const [metric] = settled.asked;
  if (metric === undefined) return false;
  if (moves.every((move) => move.metric === undefined))
    return hasMoved(settled, metric, member.change, member.relative);
  const many = movedIn(settled, member);
  return moves.some(({ isEither }) => isEither === true) ? many > 0 : many === settled.asked.length;
}

/** In how many of the numbers it moved as each of them has to; one of which nothing is said is always so. */
const movedIn = (settled: Settled, { change, relative, rest }: MovedMember): number =>
  settled.asked.filter((metric, at) => {
    const [, , own, ownRelative] = at === 0 ? [null, null, change, relative] : (rest[at - 1] ?? []);
    return hasMoved(settled, metric, own ?? null, ownRelative ?? null);
  }).length;

/** "2 of the 7 channels fell in sessions or in revenue …: Social and Email. Social fell in both." Undefined where it is of one number. */
export function movedInSeveral(
  settled: Settled,
  { members, sorted, listed: shown, now }: Moved,
  inquiry: Inquiry,
): BoundText | undefined {
  const { reading, period } = settled;
  const isPlain = ({ metric, value, direction }: ReadMoveLimit): boolean =>
    metric !== undefined && value === 0 && direction !== 'either';
  const isTold =
    reading.dimensions.length === 1 &&
    reading.moves.length > 1 &&
    reading.moves.every(isPlain) &&
    settled.asked.every(({ unit }) => unit !== 'position');
  if (!isTold) return undefined;
  const isEither = reading.moves.some((move) => move.isEither === true);
  const joint = isEither ? ' or ' : ' and ';
  const how = listed(
    reading.moves.map(({ metric, direction }, at) => {
      const noun = settled.asked.find(({ id }: AskMetric) => id === metric)?.noun ?? '';
      // "Fell in sessions and revenue", "fell in sessions and rose in revenue"
      if (at > 0 && direction === reading.moves[at - 1]?.direction) return noun;
      return `${direction === 'up' ? 'rose' : 'fell'} in ${noun}`;
    }),
    joint,
  );
  const count = (key: string, value: number) => wholeNumber(value, inquiry.keep(key, value));
  const when = periodPhrase(period, `plans.${now.plan}.plan`);
  const of = sentence`of the ${count('compared', members.length)} ${namesOf(reading.dimensions[0] ?? '', settled)} ${how} ${when}`;
  if (sorted.length === 0) return sentence`none ${of}.`;
  const lead = sentence`${count('movedSo', sorted.length)} ${of}: ${namesFrom(sorted, () => true)}.`;
  if (!isEither) return lead;
  const all = sorted.filter((one) => movedIn(settled, one) === settled.asked.length);
  const each = settled.asked.length === 2 ? 'in both' : 'in all of them';
  if (all.length === 0) return sentence`${lead} None of them did ${each}.`;
  return sentence`${lead} ${namesFrom(sorted, (one) => all.includes(one))} did ${each}.`;

  function namesFrom(rows: readonly MovedMember[], isMeant: (one: MovedMember) => boolean): BoundText {
    const meant = rows.flatMap((one, at) => (isMeant(one) ? [at] : []));
    // Those that the table does not list have no row to be bound to
    const names = meant
      .filter((at) => at < shown)
      .slice(0, MOST_NAMES)
      .map((at) => sentence`${nameOfRow(rows[at]?.cells.slice(0, 1) ?? [], 0, at)}`);
    const more = meant.length - names.length;
    const key = `moreMoved${meant.length}`;
    return listed(more > 0 ? [...names, sentence`${count(key, more)} more`] : names, ' and ');
  }
}
