import { askMetric } from '../../../data/ask-metric.ts';
import type { SourceView } from '../../../data/source-view.ts';
import { inWords } from '../../in-words.ts';
import type { Mark } from '../../mark.ts';
import { isKeyword } from '../../piece.ts';
import { asChoice, askedBack } from '../../problem.ts';
import type { Reading } from '../../reading.ts';
import { withoutNoise } from '../spoken.ts';

const THAN = /\bthan$/i;

/**
 * "Google organic vs (direct)", "was google cpc bigger than newsletter", "Canada without desktop vs Australia": what narrows one side stands
 * behind its name, and would narrow the other, too. Behind the last of two names it may be meant of both ("google vs bing organic"), but for "than".
 * @throws NotAnswerable with each of the sides as a question of its own
 */
export function refuseNarrowedSide(marks: readonly Mark[], reading: Reading, view: SourceView): void {
  const held = reading.each ?? reading.gap;
  if (held === null) return;
  const kinds = reading.filters
    .filter(({ dimension, is }) => dimension !== held.dimension && (is === 'one_of' || is === 'none_of'))
    .map(({ dimension }) => dimension);
  const isName = (mark: Mark | undefined): boolean =>
    /^(?:text|path)$/.test(mark?.type ?? '') || isOf(mark, [held.dimension]);
  const spoken = withoutNoise(marks);
  const narrowing = (at: number): string | undefined => {
    const leavesOut = isKeyword(spoken[at], 'without');
    const mark = spoken[leavesOut ? at + 1 : at];
    if (mark === undefined || !isOf(mark, kinds) || isOf(mark, [held.dimension])) return undefined;
    return leavesOut ? inWords(spoken.slice(at, at + 2)) : mark.said;
  };
  for (const [at, mark] of spoken.entries()) {
    const isThan = THAN.test(mark.said) && spoken[at + 1]?.type !== 'number';
    const [left, right] = sidesAt(spoken, at, isName);
    if (!(isKeyword(mark, 'versus') || isThan) || left === undefined || right === undefined) continue;
    const [first, second] = [narrowing(left + 1), narrowing(right + 1)];
    if (first?.toLowerCase() === second?.toLowerCase() || !(first !== undefined || isThan)) continue;
    const sides = [
      [spoken[left]?.said, first],
      [spoken[right]?.said, second],
    ];
    throw askedBack(
      'not_at_once',
      sides.map((side) => asChoice(alone(side, { marks, reading, view }))),
    );
  }
}

/** The number of one side, in the days of the question. */
function alone(
  side: readonly (string | undefined)[],
  {
    marks,
    reading,
    view,
  }: { readonly marks: readonly Mark[]; readonly reading: Reading; readonly view: SourceView },
): string {
  const [metric = 'sessions'] = reading.metrics;
  const time = marks.findIndex(({ type }) => type === 'time');
  const when =
    time < 0
      ? []
      : isKeyword(marks[time - 1], 'preposition')
        ? marks.slice(time - 1, time + 1)
        : [marks[time] as Mark];
  const names = side.filter((said) => said !== undefined).join(' ');
  const unit = reading.grain === null ? '' : `by ${reading.grain}`;
  const number = askMetric(view, metric)?.label ?? 'Sessions';
  return [`${number} from ${names}`, inWords(when), unit].filter((said) => said !== '').join(' ');
}

/** The name before a joint and the one right behind it; others between would be another comparison. */
function sidesAt(
  spoken: readonly Mark[],
  joint: number,
  isName: (mark: Mark | undefined) => boolean,
): readonly [number | undefined, number | undefined] {
  const left = spoken.findLastIndex((mark, at) => at < joint && isName(mark));
  const right = spoken.findIndex((mark, at) => at > joint && !isKeyword(mark, 'preposition'));
  return [left < 0 ? undefined : left, isName(spoken[right]) ? right : undefined];
}

const isOf = (mark: Mark | undefined, kinds: readonly string[]): boolean =>
  mark?.type === 'members' && mark.candidates.some(({ dimension }) => kinds.includes(dimension));
