import { periodAsked } from '../../wording/as-question-when.ts';
import type { Mark } from '../mark.ts';
import { isKeyword, isPeriod } from '../piece.ts';
import { asChoice, askedBack } from '../problem.ts';
import type { Reading } from '../reading.ts';

const STRETCH = /^(?:(?:from|between) )?(.+?) (?:to|and|until|till) (.+)$/i;

/**
 * "Lost from June to July and gained from July to August", "fell in July and rose in August": two changes, each of its own time. Held
 * against each other both times would be one change that nobody asked for.
 */
export function refuseStretchesInARow(marks: readonly Mark[], { periods, metrics, intent }: Reading): void {
  const isHeld = marks.some((mark) => isKeyword(mark, 'versus', 'compare'));
  if (periods.length !== 2 || intent !== 'numbers' || isHeld) return;
  const kind = marks.find(({ type }) => type === 'dimension')?.said.toLowerCase();
  const number = metrics[0]?.replaceAll('_', ' ') ?? '{metric}';
  const what = kind === undefined ? number : `${number} by ${kind}`;
  const times = stretchesIn(marks, periods) ?? turnsIn(marks, periods);
  if (times === undefined) return;
  throw askedBack(
    'two_changes',
    times.map((time) => asChoice(`${what} ${time}`)),
  );
}

/** "From June to July": two of these, with a verb each, or where the end of the one is the start of the other. */
function stretchesIn(marks: readonly Mark[], periods: Reading['periods']): readonly string[] | undefined {
  const stretches = marks.flatMap(({ type, said }) => (type === 'time' ? (STRETCH.exec(said) ?? []) : []));
  const moves = marks.filter((mark) => isKeyword(mark, 'gain', 'loss', 'change'));
  if (stretches.length !== 6 || moves.length === 0 || (moves.length < 2 && !doOverlap(periods)))
    return undefined;
  const [, a = '', b = '', , c = '', d = ''] = stretches;
  const year = / \d{4}$/.exec(d)?.[0] ?? '';
  const dated = (said: string): string => (/\d{4}$/.test(said) ? said : `${said}${year}`);
  return [`in ${dated(b)} vs ${dated(a)}`, `in ${dated(d)} vs ${dated(c)}`];
}

function doOverlap([one, other]: Reading['periods']): boolean {
  return one !== undefined && other !== undefined && one.from <= other.to && other.from <= one.to;
}

/** "Fell in July and rose in August": each verb before a time of its own, and they go opposite ways. */
function turnsIn(marks: readonly Mark[], periods: Reading['periods']): readonly string[] | undefined {
  const told = marks.filter((mark) => isKeyword(mark, 'gain', 'loss') || isPeriod(mark));
  const [verb, time, turned, then] = told;
  const areTurned =
    told.length === 4 &&
    isPeriod(time) &&
    isPeriod(then) &&
    ((isKeyword(verb, 'loss') && isKeyword(turned, 'gain')) ||
      (isKeyword(verb, 'gain') && isKeyword(turned, 'loss')));
  return areTurned
    ? periods.map((period) => `${periodAsked(period)} vs the ${period.unit} before`)
    : undefined;
}
