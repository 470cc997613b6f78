import { isMetricId } from '#src/semantics/metric.ts';
import type { SourceView } from '../../../../data/source-view.ts';
import { inWords } from '../../../in-words.ts';
import { keywordMark, type Mark } from '../../../mark.ts';
import { isEventVerb } from '../../../marking/own-word-forms.ts';
import { isBound, isKeyword, isNoise } from '../../../piece.ts';
import { columnOfFate, WERE } from '../columns/columns-in-two-words.ts';
import { fractionsAsPercent } from '../shares/fractions.ts';

const CONVERTED = /^(?:(?:that|which|who) )?convert(?:s|ed)?$/i;
const VISITS = /^(?:sessions|visitors|users|active_users)$/;
/** What joins the names of a list to what holds of them. */
const WHERE = /^(?:where|whose|in which|for which|of which)$/i;

/**
 * "Destinations where more than 12 % of bookings were cancelled", "pages where less than 2 % of sessions convert": what became of the
 * things of each, as a part of them, and no part that somebody has of all cancellations. Said as "with cancellations per booking more
 * than 12 %".
 */
export function limitsOfFates(marks: readonly Mark[], views: readonly SourceView[]): readonly Mark[] {
  const pieces = marks.map((mark) => ({ ...mark, used: false }));
  fractionsAsPercent(pieces);
  for (const [at, number] of pieces.entries()) {
    const bound = pieces.slice(0, at).findLastIndex((one) => !isNoise(one));
    const of = pieces.findIndex((one, place) => place > at && !isNoise(one));
    if (number.type !== 'number' || !number.percent || !isBound(pieces[bound])) continue;
    if (!/^of$/i.test(pieces[of]?.said ?? '')) continue;
    const things = pieces.findIndex((one, place) => place > of && !isNoise(one) && !isTheirs(one));
    const state = pieces.findIndex((one, place) => place > things && !WERE.test(one.said));
    const [noun, became] = [pieces[things], pieces[state]];
    if (noun?.type !== 'metric' || became === undefined) continue;
    const ratio = ratioOf(noun, became, views);
    if (ratio === undefined) continue;
    const { used, ...limit } = number;
    // People are counted by their visits here, which is said of the rate
    const isOfPeople = noun.metric !== 'sessions' && became.type === 'metric' && ratio === became.metric;
    const said = isOfPeople ? became.said : inWords(marks.slice(things, state + 1));
    const lead = bound > 0 && WHERE.test(marks[bound - 1]?.said ?? '') ? 1 : 0;
    return [
      ...marks.slice(0, bound - lead),
      ...(lead === 0 ? [] : [keywordMark('preposition', 'with')]),
      { type: 'metric', metric: ratio, said, others: [], proper: false },
      ...marks.slice(bound, bound + 1),
      limit,
      ...marks.slice(state + 1),
    ];
  }
  return marks;
}

const isTheirs = (mark: Mark): boolean =>
  /^(?:their|its|our|the)$/i.test(mark.said) || isKeyword(mark, 'total');

function ratioOf(
  noun: Mark & { readonly type: 'metric' },
  became: Mark,
  views: readonly SourceView[],
): string | undefined {
  if (became.type !== 'metric' && became.type !== 'unknown' && became.type !== 'noise') return undefined;
  // A rate of visits is one already, by its own word
  if (became.type === 'metric' && CONVERTED.test(became.said))
    return VISITS.test(noun.metric) ? became.metric : undefined;
  const isEvent = became.type === 'metric' && !isMetricId(became.metric) && isEventVerb(became.said);
  const part = columnOfFate(noun, became, views) ?? (isEvent ? became.metric : undefined);
  return part === undefined || part === noun.metric ? undefined : `ratio:${part}:${noun.metric}`;
}
