import type { SourceView } from '../../../data/source-view.ts';
import type { Mark } from '../../mark.ts';
import { isKeyword } from '../../piece.ts';

const PERSONS = /^(?:new )?(?:followers?|subscribers?|members?|customers?|users?|fans?|patrons?|clients?)$/i;
const GAINED = /(?:^|_)(?:new|gained|added|joined)(?:_|$)|(?:^|_)(?:follows|signups|joins)(?:_|$)/i;
const LOST = /unfollow|unsubscri|churn|(?:^|_)(?:lost|left|leavers|cancel\w*|dropouts)(?:_|$)/i;

/** "Lost followers", where the file counts who left, and "gained followers", where it counts who came: these, and no change of a number. */
export function gainedAndLost(marks: readonly Mark[], views: readonly SourceView[]): readonly Mark[] {
  const at = marks.findIndex((mark) => mark.type === 'metric' && PERSONS.test(mark.said));
  const metric = marks[at];
  const mover = marks.findIndex(
    (mark, place) => isKeyword(mark, 'gain', 'loss') && Math.abs(place - at) <= 4 && isSaidOfThem(mark.said),
  );
  const word = marks[mover];
  if (metric?.type !== 'metric' || word === undefined) return marks;
  const wanted = isKeyword(word, 'loss') ? LOST : GAINED;
  const columns = views.flatMap(({ metricColumns }) => metricColumns).filter((name) => wanted.test(name));
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
