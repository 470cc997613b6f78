import type { SourceView } from '../../../data/source-view.ts';
import type { Mark } from '../../mark.ts';
import { isKeyword } from '../../piece.ts';

const PERSONS = /^(?:new )?(?:followers?|subscribers?|members?|customers?|users?|fans?|patrons?|clients?)$/i;
const GAINED = /(?:^|_)(?:new|gained|added|joined)(?:_|$)/i;
const LOST = /(?:^|_)(?:lost|left|churned|cancell?ed)(?:_|$)/i;
/** What is said of followers and subscribers in one word. */
const EVENTS: readonly (readonly [person: RegExp, lost: RegExp])[] = [
  [/^follower/, /unfollow/i],
  [/^subscriber/, /unsubscri/i],
  [/^(?:customer|user|subscriber|client)/, /churn/i],
];

/** Whether a column counts these persons, as they came or left. */
function isCountOf(person: string, column: string, isLost: boolean): boolean {
  const stem = person.toLowerCase().replace(/^new /, '').replace(/s$/, '');
  const isOfThem = column.toLowerCase().includes(stem) && (isLost ? LOST : GAINED).test(column);
  return isOfThem || (isLost && EVENTS.some(([who, event]) => who.test(stem) && event.test(column)));
}

/** "Lost followers", where the file counts who left, and "gained followers", where it counts who came: these, and no change of a number. */
export function gainedAndLost(marks: readonly Mark[], views: readonly SourceView[]): readonly Mark[] {
  const at = marks.findIndex((mark) => mark.type === 'metric' && PERSONS.test(mark.said));
  const metric = marks[at];
  const mover = marks.findIndex(
    (mark, place) => isKeyword(mark, 'gain', 'loss') && Math.abs(place - at) <= 4 && isSaidOfThem(mark.said),
  );
  const word = marks[mover];
  if (metric?.type !== 'metric' || word === undefined) return marks;
  const columns = views
    .flatMap(({ metricColumns }) => metricColumns)
    .filter((name) => isCountOf(metric.said, name, isKeyword(word, 'loss')));
  const [only] = columns;
  if (only === undefined || columns.length > 1) return marks;
  return marks.map((mark, place) =>
    place === at
      ? { ...metric, metric: only }
      : place === mover
        ? { type: 'noise', said: mark.said, others: [], proper: false }
        : mark,
  );
}

const isSaidOfThem = (said: string): boolean =>
  /^(?:gain(?:s|ed|ing)?|w[io]n(?:s|ning)?|lost|los(?:es?|ing)|shed|sheds)$/i.test(said);
