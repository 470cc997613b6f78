import { unanswerableTopics } from '../../vocabulary/unanswerable.ts';
import { inWords } from '../in-words.ts';
import type { Mark } from '../mark.ts';
import { isRank } from '../piece.ts';
import { asChoice, askedBack, NotAnswerable } from '../problem.ts';
import type { Reading } from '../reading.ts';

const ALL = /\b(?:all|every|any|each)$/i;
const BUT = /^(?:but|except(?: for)?|save(?: for)?|bar|apart from|other than|besides)$/i;
const HOW_FAR =
  /^by (?:how many|how much|what|which) ?(?:percent|per ?cent|percentages?|%)?.{0,40}?\b(?:higher|lower|more|less|larger|smaller|bigger|greater)\b/i;
const GRADED =
  /^(?:priority|priorities|severity|severities|urgency|importance|difficulty|grade|level|tier|rating|star rating|size)$/i;

/** What leaves open which of them is meant, and would be answered of those that come first. */
export function refuseOpenChoice(marks: readonly Mark[], reading: Reading): void {
  refuseAllButSome(marks);
  refuseHowFarAboveTwo(marks, reading);
  refuseGraded(marks);
  refuseOutlook(marks);
}

/** "Hires at all but two stations": which two, is not said. */
function refuseAllButSome(marks: readonly Mark[]): void {
  const but = marks.findIndex(
    (mark, at) =>
      (BUT.test(mark.said) && ALL.test(marks[at - 1]?.said ?? '')) ||
      /\b(?:all|every) (?:but|except)$/i.test(mark.said),
  );
  const [number, kind] = marks.slice(but + 1);
  if (but < 0 || number?.type !== 'number' || number.percent || kind?.type !== 'dimension') return;
  const before = marks.slice(0, but).map((mark) => ({ ...mark, said: mark.said.replace(/ ?\ball$/i, '') }));
  const spoken = before.filter((mark) => mark.type === 'metric');
  const when = marks.slice(but + 3);
  const choices = [
    `${inWords(spoken)} without the top ${number.value} ${kind.said} ${inWords(when)}`,
    `${inWords(spoken)} by ${kind.said} ${inWords(when)}`,
  ];
  throw askedBack('all_but_some', spoken.length === 1 ? choices.map((one) => asChoice(one.trim())) : []);
}

/** "By how many percent is US revenue higher than UK and Germany revenue": than each, or than both together. */
function refuseHowFarAboveTwo(marks: readonly Mark[], { shape }: Reading): void {
  const names = marks.filter(({ type }) => type === 'members');
  if (shape !== 'share' || names.length < 2 || !HOW_FAR.test(inWords(marks))) return;
  const [one, ...others] = names;
  const number = marks.find(({ type }) => type === 'metric');
  const choices = others.map(({ said }) => `${one?.said} ${number?.said ?? ''} vs ${said}`);
  throw askedBack('compared_how', choices.map(asChoice));
}

/** "Highest priority tickets" are those of one grade, and none of the data says which grade is above another. */
function refuseGraded(marks: readonly Mark[]): void {
  const at = marks.findIndex(
    (mark, place) =>
      mark.type === 'dimension' &&
      GRADED.test(mark.said) &&
      isRank(marks[place - 1]) &&
      /^(?:highest|lowest|top|high|low)$/i.test(marks[place - 1]?.said ?? '') &&
      marks[place + 1]?.type === 'metric',
  );
  const [kind, number, ...behind] = marks.slice(at);
  if (at < 0 || kind === undefined || number === undefined) return;
  const when = behind.filter(({ type }) => type === 'time');
  const choice = [number.said, 'by', kind.said, inWords(when)].join(' ').trim();
  throw askedBack('which_grade', [asChoice(choice)]);
}

/** "What is the outlook for opens": what is to come, though a mail client is called so. */
function refuseOutlook(marks: readonly Mark[]): void {
  const at = marks.findIndex(
    ({ said, type }, place) =>
      type === 'members' &&
      /^(?:outlook|forecast)$/.test(said) &&
      (/\b(?:the|an)$/i.test(marks[place - 1]?.said ?? '') || place === 0) &&
      /^for\b/i.test(marks[place + 1]?.said ?? ''),
  );
  const topic = unanswerableTopics.find((one) => one.topic === 'forecast');
  if (at < 0 || topic === undefined) return;
  throw new NotAnswerable({ type: 'topic', topic, said: marks[at]?.said ?? '' });
}
