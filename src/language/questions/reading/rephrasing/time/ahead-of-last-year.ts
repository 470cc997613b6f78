import { keywordMark, type Mark } from '../../mark.ts';

const AHEAD = /^(?:ahead of|higher than|better than|above|up on|over|more than)$/i;
const BEHIND = /^(?:behind|lower than|worse than|below|down on|under|less than|fewer than)$/i;
const ASKING = /^(?:is|are|was|were|am|did|do|does|has|have)$/i;

/**
 * "Is revenue ahead of last year?": whether it rose, against the same days a year before, as "is revenue up vs last year?"
 * is. Only where nothing else is limited, split or dated: "countries with more than last year" are chosen by it.
 */
export function aheadOfLastYear(marks: readonly Mark[]): readonly Mark[] {
  const [lead, ...said] = marks.filter(({ type }) => type !== 'stop');
  const isPlain = said.every((mark) => /^(?:noise|metric|keyword|time|unknown|members)$/.test(mark.type));
  const at = marks.findIndex(
    (mark, place) => (AHEAD.test(mark.said) || BEHIND.test(mark.said)) && isLastYear(marks[place + 1]),
  );
  const times = marks.filter((mark, place) => mark.type === 'time' && place !== at + 1);
  const isOnlyTime = times.length === 0 || (times.length === 1 && isOneUnit(times[0]));
  if (at < 0 || !isPlain || !isOnlyTime || !ASKING.test(lead?.said ?? '')) return marks;
  const isUp = AHEAD.test(marks[at]?.said ?? '');
  const asUp = [
    isUp ? keywordMark('gain', 'up') : keywordMark('loss', 'down'),
    keywordMark('yoy', 'vs last year'),
  ];
  return [...marks.slice(0, at), ...asUp, ...marks.slice(at + 2)];
}

/** "Was February better than last year?" is about that February and the one before. */
export const isOneUnit = (mark: Mark | undefined): boolean =>
  mark?.type === 'time' &&
  mark.time.type === 'period' &&
  /^(?:day|week|month|quarter)$/.test(mark.time.period.unit) &&
  mark.time.period.count === 1;

export const isLastYear = (mark: Mark | undefined): boolean =>
  mark?.type === 'time' && mark.time.type === 'period' && mark.time.period.words === 'last year';
