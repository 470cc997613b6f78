import { type Mark, noiseMark } from '../../../mark.ts';
import { isEventVerb } from '../../../marking/own-word-forms.ts';
import { isKeyword, isLight, isNamed, isNoise } from '../../../piece.ts';

const BE =
  /^(?:is|are|was|were|come|comes|came|fall|falls|fell|happen|happens|happened|belong|belongs|belonged)$/i;
const MERE = /^(?:that|which|who|is|are|was|were|been|get|got|gets)$/i;
const DONE = /^(?:\p{L}+ )?\p{L}+(?:[^e]ed|en|sold|lost|sent)$/iu;

const isPartName = (mark: Mark): boolean =>
  isNamed(mark) || (mark.type === 'time' && mark.time.type === 'weekdays');

/**
 * Whether a part of them is named behind what was done to them: "share of tickets refunded that were Adult", "… in Leeds were
 * Adult". Then they are the whole, and no part of all that there were.
 */
export function isOfDonePart(marks: readonly Mark[], done: number): boolean {
  const verb = marks.findIndex(({ said }, at) => at > done && BE.test(said));
  const isOwn = (mark: Mark): boolean => isPartName(mark) || isLight(mark) || mark.type === 'time';
  if (verb < 0 || !marks.slice(done + 1, verb).every(isOwn)) return false;
  const part = marks.slice(verb + 1).find((mark) => !isLight(mark) && !isKeyword(mark, 'by'));
  return part !== undefined && isPartName(part);
}

/** "Share of emails opened that were in Norway", "of opened emails": of those that were opened, and the noun is no second number. */
export function partOfDone(marks: readonly Mark[]): readonly Mark[] {
  const share = marks.findIndex((mark) => isKeyword(mark, 'share'));
  const [first = -1, last = -1, ...more] = marks.flatMap(({ type }, at) => (type === 'metric' ? [at] : []));
  const between = marks.slice(first + 1, last);
  if (share < 0 || share > first || last < 0 || more.length > 0) return marks;
  if (!marks.slice(share + 1, first).every(isNoise) || !between.every(({ said }) => MERE.test(said)))
    return marks;
  const done = [first, last].filter((at) => isDone(marks[at]));
  const [only, second] = done;
  if (only === undefined || second !== undefined || !isOfDonePart(marks, last)) return marks;
  return marks.map((mark, at) => (at >= first && at <= last && at !== only ? noiseMark(mark.said) : mark));
}

const isDone = (mark: Mark | undefined): boolean =>
  mark?.type === 'metric' &&
  DONE.test(mark.said) &&
  (isEventVerb(mark.said) || DONE.test(mark.metric) || !/s$/i.test(mark.said));
