import type { Mark } from '../mark.ts';
import { isKeyword, isMove } from '../piece.ts';
import { asChoice, askedBack } from '../problem.ts';
import { inTime } from './in-time.ts';

const RELATIVE = /\b(?:percent|percentage|percentagewise|relative|relatively|fastest)\b|%/i;
const ABSOLUTE = /\babsolute(?:ly)?\b|\bin (?:numbers|figures)\b/i;

/** "Which fell most in percentage terms and which in absolute terms": two orders of one list, and each has its own first. */
export function refusePercentAndAbsolute(marks: readonly Mark[]): void {
  const text = marks.map(({ said }) => said).join(' ');
  const kind = marks.find((mark) => mark.type === 'dimension');
  const move = marks.find((mark) => isMove(mark) && !/^(?:most|more|less)$/i.test(mark.said));
  if (kind === undefined || move === undefined || !RELATIVE.test(text) || !ABSOLUTE.test(text)) return;
  const time = marks.filter(({ type }) => type === 'time').map(({ said }) => ` ${inTime(said)}`);
  const number = marks.find(({ type }) => type === 'metric')?.said;
  const ofWhat = number === undefined ? '' : ` ${number}`;
  const verb = isKeyword(move, 'gain') ? 'grew' : isKeyword(move, 'loss') ? 'fell' : 'changed';
  throw askedBack('two_rankings', [
    asChoice(`which ${kind.said}${ofWhat} ${verb} the most in percent${time[0] ?? ''}`),
    asChoice(`which ${kind.said}${ofWhat} ${verb} the most${time[0] ?? ''}`),
  ]);
}
