import { inWords } from '../in-words.ts';
import type { Mark } from '../mark.ts';
import { isKeyword, isNamed } from '../piece.ts';
import { asChoice, askedBack } from '../problem.ts';
import type { Reading } from '../reading.ts';

const WITHIN = /^(?:in|among|amongst|within|of|out of)(?: all| the| all the)?$/i;

/**
 * "Share of towels in Ghent hotels' pieces", "Paywall sessions as a share of iOS": one name is of the part and one of the whole, and where
 * none was read as the whole's, the share would be one of everything.
 */
export function refuseShareAcross(marks: readonly Mark[], reading: Reading): void {
  const { shape, dimensions, rank, filters, metrics } = reading;
  if (shape !== 'share' || dimensions.length > 0 || rank !== null) return;
  if (filters.length < 2 || filters.some(({ isWhole, isPart }) => (isWhole ?? isPart) === true)) return;
  const names = marks.flatMap((mark, at) => (isNamed(mark) ? [at] : []));
  const share = marks.findIndex((mark) => isKeyword(mark, 'share'));
  const joint = names.findIndex((at, place) => {
    const next = names[place + 1];
    if (next === undefined) return false;
    const between = marks.slice(at + 1, next);
    const isAcross = between.some((mark) => isKeyword(mark, 'share'));
    const isWithin = at > share && between.some(({ said }) => WITHIN.test(said));
    return (isAcross || isWithin) && !between.some((mark) => isKeyword(mark, 'and', 'or', 'versus'));
  });
  // "What share of all cancellations came from suites in Vienna": nothing narrows the whole
  const isOfAll = marks
    .slice(Math.max(0, share), names[0])
    .some(
      (mark, at, before) =>
        isKeyword(mark, 'total') && before.slice(at).some(({ type }) => type === 'metric'),
    );
  if (share < 0 || joint < 0 || isOfAll) return;
  const metric = marks.find(({ type }) => type === 'metric');
  const number = metric?.said ?? metrics[0]?.replaceAll('_', ' ') ?? '';
  const said = (places: readonly number[]): string => inWords(places.map((at) => marks[at] as Mark));
  const wholes = names.slice(joint + 1);
  // "Ghent towels in all towels": what stands on both sides is of the whole
  const isOfWhole = (at: number): boolean => wholes.some((place) => marks[place]?.said === marks[at]?.said);
  const [part, whole] = [said(names.slice(0, joint + 1).filter((at) => !isOfWhole(at))), said(wholes)];
  const when = inWords(marks.filter(({ type }) => type === 'time'));
  throw askedBack(
    'share_of_which',
    [
      `share of ${whole} ${number} that came from ${part} ${when}`,
      `share of all ${number} that came from ${part} ${whole} ${when}`,
    ].map((words) => asChoice(words.trim())),
  );
}
