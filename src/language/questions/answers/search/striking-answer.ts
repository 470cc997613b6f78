import { sentence } from '../../../bound-text.ts';
import type { AnswerDraft } from '../../answer.ts';
import type { Inquiry } from '../../data/inquiry.ts';
import { capital, periodPhrase, periodTitle, valueText, wholeNumber } from '../../wording/say.ts';
import type { Settled } from '../settling/settled.ts';
import { assumptionWords } from '../telling/assumption-words.ts';
import { answered, firstOf, table } from '../telling/draft.ts';
import { notesOn } from '../telling/notes.ts';
import { queryColumn } from './query-column.ts';
import { cellsOf, MOST_ROWS, searchColumns, searchRows } from './search-rows.ts';

/** Positions from which a push would bring clicks: below the top three, above the third page. */
const STRIKING = { best: 4, worst: 20 };

/** Queries on the edge of the first page, the most seen first. */
export async function strikingAnswer(settled: Settled, inquiry: Inquiry): Promise<AnswerDraft> {
  const dimension = queryColumn(settled.view);
  const { fetched, rows } = await searchRows(settled, inquiry, dimension);
  const near = rows
    .filter(({ position }) => position >= STRIKING.best && position <= STRIKING.worst)
    .sort((a, b) => b.impressions - a.impressions || (a.name < b.name ? -1 : 1));
  const best = valueText(STRIKING.best, 'position', null, inquiry.keep('bestPosition', STRIKING.best));
  const worst = valueText(STRIKING.worst, 'position', null, inquiry.keep('worstPosition', STRIKING.worst));
  const when = periodPhrase(settled.period, `plans.${fetched.plan}.plan`);
  const [first] = near;
  return answered(
    {
      headline: capital(
        first === undefined
          ? sentence`No query stood between position ${best} and ${worst} ${when}.`
          : sentence`${wholeNumber(near.length, inquiry.keep('near', near.length))} queries stood between position ${best} and ${worst} ${when}; the most seen is “${{ text: first.name, path: 'tables.0.rows.0.0', value: first.name }}” with ${wholeNumber(first.impressions, 'tables.0.rows.0.1')} impressions.`,
      ),
      sentences: await notesOn(
        { ...settled, reading: { ...settled.reading, dimensions: [dimension] } },
        inquiry,
        [fetched],
      ),
      tables: [
        firstOf(
          near.length,
          table(
            `Within reach, ${periodTitle(settled.period)}`,
            searchColumns(settled.view, dimension),
            near.slice(0, MOST_ROWS).map(cellsOf),
          ),
        ),
      ],
      chart: { mark: 'table', label: 'Queries within reach of the first places', x: null, y: [] },
      assumptions: [
        sentence`Within reach are average positions from ${best} to ${worst}.`,
        ...assumptionWords(settled, inquiry),
      ],
    },
    inquiry,
    settled.reading,
  );
}
