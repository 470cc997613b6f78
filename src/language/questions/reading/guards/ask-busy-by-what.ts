import { askMetric } from '../../data/ask-metric.ts';
import { soldThings } from '../../data/event-counts.ts';
import type { SourceView } from '../../data/source-view.ts';
import { whoCame } from '../../data/who-came.ts';
import { isBusyWord, isPopularWord } from '../../vocabulary/busy-words.ts';
import type { Assembled } from '../assemble.ts';
import type { Mark } from '../mark.ts';
import { asChoice, askedBack } from '../problem.ts';

/** What is taken where a place sells its time and its beds, and not its pages. */
const TAKEN =
  /^(?:nights?(?:_(?:sold|booked))?|(?:room|bed)_nights|stays|bookings|reservations|rentals|hires|loans|appointments|admissions)$/i;
/** "What's our busiest month": what is offered names it alone. */
const ASKING = /^what (?:(?:is|was|are|were) )?(?=(?:our|the|my) )/i;
const PAGES = /page|url|post|article|stor(?:y|ies)|blog|quer(?:y|ies)|search/i;

/**
 * "What's our busiest month" of a hotel's site may be by nights, by bookings or by visits, "the most popular ticket type" by tickets or by
 * who came with them: where more than one is counted, nothing says which, and they may rank otherwise.
 */
export function askBusyByWhat(marks: readonly Mark[], has: Assembled['has'], view: SourceView): void {
  if (has.metric || marks.some(({ type, said }) => type === 'dimension' && PAGES.test(said))) return;
  const isPopular = marks.some(isPopularWord);
  if (!isPopular && !marks.some(isBusyWord)) return;
  const numbers = countsToGoBy(view, isPopular);
  if (numbers.length < 2) return;
  const said = marks
    .flatMap((mark) => (mark.type === 'stop' ? [] : [mark.said]))
    .join(' ')
    .replace(ASKING, '');
  throw askedBack(
    'judged_by_what',
    numbers.map((id) => asChoice(`${said} by ${askMetric(view, id)?.label.toLowerCase() ?? id}`)),
  );
}

/** Beside visits all that was taken; without them who came, and of what is popular as well how many were sold. */
function countsToGoBy(view: SourceView, isPopular: boolean): readonly string[] {
  if (askMetric(view, 'sessions') !== undefined) {
    const taken = view.metricColumns.filter((column) => TAKEN.test(column));
    return taken.length === 0 ? [] : [...taken, 'sessions'];
  }
  return isPopular ? [...new Set([soldThings(view), whoCame(view)])].filter((id) => id !== undefined) : [];
}
