import type { SourceView } from '../../../../data/source-view.ts';
import type { Mark } from '../../../mark.ts';
import { eventOfVerb } from '../../../marking/own-word-forms.ts';
import { isKeyword } from '../../../piece.ts';
import { isWho, subjectOf } from './who-does-it.ts';

/**
 * "Which city applies most", "does Berlin apply more" where applications are counted beside apply clicks: behind who does it the verb
 * is its own event, and no part of another number's name. The "apply rate" stays as it is called.
 */
export const eventsOfWhoDoesIt = (marks: readonly Mark[], views: readonly SourceView[]): readonly Mark[] =>
  marks.map((mark, at) => {
    if (mark.type !== 'metric' || !isWho(marks[subjectOf(marks, at)]) || !isHowMuch(marks[at + 1]))
      return mark;
    const metric = eventOfVerb(mark.said, views);
    return metric === undefined ? mark : { ...mark, metric };
  });

const isHowMuch = (next: Mark | undefined): boolean =>
  next === undefined ||
  /^(?:noise|stop|time)$/.test(next.type) ||
  isKeyword(next, 'more', 'less', 'gain', 'loss', 'compare', 'top', 'bottom', 'preposition');
