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

/** Of new_followers the one column that counts those who left: unfollows. */
export function leftOf(gained: string, views: readonly SourceView[]): string | undefined {
  const person = gained.split('_').at(-1) ?? '';
  if (!GAINED.test(gained) || !PERSONS.test(person)) return undefined;
  const columns = views.flatMap(({ metricColumns }) => metricColumns);
  const [left, second] = columns.filter((name) => isCountOf(person, name, true));
  return second === undefined ? left : undefined;
}

/** "Lost followers", where the file counts who left, and "gained followers", where it counts who came: these, and no change of a number. */
export function gainedAndLost(marks: readonly Mark[], views: readonly SourceView[]): readonly Mark[] {
  // What no column is called by itself is a topic that the data lack
  const at = marks.findIndex((mark) => /^(?:metric|topic)$/.test(mark.type) && PERSONS.test(mark.said));
  const persons = marks[at];
  const mover = marks.findIndex(
    (mark, place) =>
      isKeyword(mark, 'gain', 'loss') &&
      Math.abs(place - at) <= 4 &&
      isSaidOfThem(mark.said, persons?.said ?? ''),
  );
  const word = marks[mover];
  if (persons === undefined || word === undefined) return marks;
  const columns = views
    .flatMap(({ metricColumns }) => metricColumns)
    .filter((name) => isCountOf(persons.said, name, isKeyword(word, 'loss')));
  const [only] = columns;
  if (only === undefined || columns.length > 1) return marks;
  return marks.map((mark, place) =>
    place === at
      ? { type: 'metric', metric: only, said: persons.said, others: [], proper: persons.proper }
      : place === mover
        ? withoutMove(mark)
        : mark,
  );
}

/** "Lost the most" still asks for the most. */
const withoutMove = ({ said }: Mark): Mark => ({
  ...(MOST.test(said) ? { type: 'keyword', keyword: 'top' } : { type: 'noise' }),
  said: said.replace(/^\S+ /, ''),
  others: [],
  proper: false,
});

const MOST = / (?:the )?most$/i;

/** Of "new followers" the most were lost where their number fell the furthest. */
const isSaidOfThem = (said: string, persons: string): boolean =>
  /^(?:gain(?:s|ed|ing)?|w[io]n(?:s|ning)?|lost|los(?:es?|ing)|shed|sheds)$/i.test(
    /^new /i.test(persons) ? said : said.replace(MOST, ''),
  );
