import { sentence } from '../../../bound-text.ts';
import type { Inquiry } from '../../data/inquiry.ts';
import { dayPiece, filterPhrase, periodPhrase, periodTitle } from '../../wording/say.ts';
import { fetchDays } from '../settling/fetch-days.ts';
import type { Settled } from '../settling/settled.ts';
import { type ToldParts, table } from '../telling/draft.ts';
import { notesOn } from '../telling/notes.ts';
import type { Life } from './life-of.ts';

/** "Is Tram Depot declining?", a station whose last row lies months before these days: it is not there, and neither fell nor rose. */
export async function outsideLifeAnswer(
  settled: Settled,
  { first, last }: Life,
  inquiry: Inquiry,
): Promise<ToldParts> {
  const { asked, metrics, period, view, reading } = settled;
  const fetched = await fetchDays(settled, inquiry, { metrics, period });
  const where = filterPhrase(reading.filters, view, `plans.${fetched.plan}.plan`);
  const when = periodPhrase(period, `plans.${fetched.plan}.plan`);
  const edge =
    last !== null && period.from > last
      ? sentence`the last row is of ${dayPiece(last, inquiry.keep('lastRow', last))}`
      : first !== null
        ? sentence`the first row is of ${dayPiece(first, inquiry.keep('firstRow', first))}`
        : sentence``;
  const isOfCourse = reading.isYesNo && reading.asks !== null;
  const [metric] = asked;
  return {
    headline: sentence`There are no data on ${metric?.noun ?? ''}${where} ${when}: ${edge}${isOfCourse ? ', so that nothing of it rose or fell in these days' : ''}.`,
    sentences: await notesOn(settled, inquiry, [fetched]),
    tables: [
      table(
        periodTitle(period),
        metrics.map(({ label, unit }) => ({ title: label, format: unit })),
        [metrics.map(() => null)],
      ),
    ],
    chart: { mark: 'number', label: metric?.label ?? '', x: null, y: [0] },
  };
}
