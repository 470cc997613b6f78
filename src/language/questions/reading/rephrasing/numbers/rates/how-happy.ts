import type { SourceView } from '../../../../data/source-view.ts';
import { wordsOf } from '../../../../text/tokenize.ts';
import { actors } from '../../../../vocabulary/event-verbs.ts';
import type { Mark } from '../../../mark.ts';
import { isNoise } from '../../../piece.ts';

const HAPPY = /^(?:happy|content|satisfied|pleased)$/i;
const COUNTS_HAPPY = /(?:^|_)(?:happy|satisfied)(?:_|$)/i;
const COUNTS_ANSWERS = /(?:^|_)(?:answered|answers|responses?|ratings?|returned)(?:_|$)/i;
const ARE = /^(?:is|are|was|were|been|feel|felt)$/i;
const PEOPLE: ReadonlySet<string> = new Set(actors);

/**
 * "How happy are our customers?", "were people happy last month?" where the file counts those who said so among those who answered: that
 * part of them, and not how many they were. "How many happy customers", "happy surveys" count them.
 */
export function howHappy(marks: readonly Mark[], views: readonly SourceView[]): readonly Mark[] {
  const at = marks.findIndex((mark) => mark.type === 'metric' && HAPPY.test(mark.said));
  const happy = marks[at];
  if (happy?.type !== 'metric' || !COUNTS_HAPPY.test(happy.metric) || !isOfPeople(marks, at)) return marks;
  const asked = answeredBeside(happy.metric, views);
  return asked === undefined
    ? marks
    : marks.map((mark) => (mark === happy ? { ...happy, metric: `ratio:${happy.metric}:${asked}` } : mark));
}

/** "How happy", or behind whom it is said of: "were people happy". */
function isOfPeople(marks: readonly Mark[], at: number): boolean {
  if (/^how$/i.test(marks[at - 1]?.said ?? '')) return true;
  const before = marks.slice(0, at).filter((mark) => !isNoise(mark) || ARE.test(mark.said));
  return ARE.test(before[0]?.said ?? '') && PEOPLE.has(before.at(-1)?.said.toLowerCase() ?? '');
}

/** The one column of those who answered, named like those who were happy. */
function answeredBeside(happy: string, views: readonly SourceView[]): string | undefined {
  const [kind] = wordsOf(happy.replaceAll('_', ' '));
  const [answered, second] = views
    .flatMap(({ metricColumns }) => metricColumns)
    .filter(
      (column) => COUNTS_ANSWERS.test(column) && wordsOf(column.replaceAll('_', ' ')).includes(kind ?? ''),
    );
  return second === undefined ? answered : undefined;
}
