import { singular } from '../../../../../plural.ts';
import { askMetric } from '../../../../data/ask-metric.ts';
import type { SourceView } from '../../../../data/source-view.ts';
import { inWords } from '../../../in-words.ts';
import type { Mark } from '../../../mark.ts';
import { isKeyword, isNoise } from '../../../piece.ts';
import { asChoice, askedBack } from '../../../problem.ts';

const PERSONS =
  /^(?:new )?(?:followers?|subscribers?|readers?|members?|customers?|users?|fans?|patrons?|clients?)$/i;
const GAINED = /(?:^|_)(?:new|gained|added|joined)(?:_|$)/i;
const LOST = /(?:^|_)(?:lost|left|churned|cancell?ed)(?:_|$)/i;
/** What is said of followers and subscribers in one word. */
const EVENTS: readonly (readonly [person: RegExp, lost: RegExp])[] = [
  [/^follower/, /unfollow/i],
  [/^(?:subscriber|reader)/, /unsubscri/i],
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
  const person = personIn(gained);
  if (!GAINED.test(gained) || !PERSONS.test(person)) return undefined;
  const columns = views.flatMap(({ metricColumns }) => metricColumns);
  const [left, second] = columns.filter((name) => isCountOf(person, name, true));
  return second === undefined ? left : undefined;
}

/** Of unfollows the one column that counts those who came: new_followers. */
export function cameBeside(left: string, { metricColumns }: SourceView): string | undefined {
  const [came, second] = metricColumns.filter(
    (name) => GAINED.test(name) && isCountOf(personIn(name), left, true),
  );
  return second === undefined && came !== undefined && PERSONS.test(personIn(came)) ? came : undefined;
}

const personIn = (gained: string): string => gained.split('_').at(-1) ?? '';

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
  if (!MOST.test(word.said)) askWhetherNet(marks, at, mover, only, views);
  return marks.map((mark, place) =>
    place === at
      ? { type: 'metric', metric: only, said: persons.said, others: [], proper: persons.proper }
      : place === mover
        ? withoutMove(mark)
        : mark,
  );
}

/** "Which shows lost followers": those that some left, as they left all of them, or those that more left than came? */
function askWhetherNet(
  marks: readonly Mark[],
  at: number,
  mover: number,
  counted: string,
  views: readonly SourceView[],
): void {
  const who = marks.findIndex((mark) => mark.type === 'dimension');
  const asking = marks[who - 1];
  const persons = marks[at]?.said ?? '';
  const isOfWho = isKeyword(asking, 'which') || /^any$/i.test(asking?.said ?? '');
  const isRest = (mark: Mark, place: number): boolean => place > Math.max(at, mover) && mark.type !== 'stop';
  const rest = marks.filter(isRest);
  // "Lost more followers than it gained", "lost 20 followers" say it themselves
  const isSaid = marks.some(({ type }, place) => place !== at && (type === 'number' || type === 'metric'));
  const isBare = marks.slice(who + 1, Math.min(at, mover)).every(isNoise) && Math.abs(at - mover) === 1;
  if (!isOfWho || !isBare || isSaid) return;
  const columns = views.flatMap(({ metricColumns }) => metricColumns);
  const [came] = columns.filter((name) => isCountOf(persons, name, false));
  const [left] = columns.filter((name) => isCountOf(persons, name, true));
  const nounOf = (column: string): string =>
    views.flatMap((view) => askMetric(view, column)?.noun ?? [])[0] ?? column;
  const by = `by ${singular(marks[who]?.said ?? '')} ${inWords(rest)}`.trim();
  throw askedBack('came_or_left', [
    asChoice(`${nounOf(counted)} ${by}`),
    ...(came === undefined || left === undefined
      ? []
      : [asChoice(`${nounOf(came)} minus ${nounOf(left)} ${by}`)]),
  ]);
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
