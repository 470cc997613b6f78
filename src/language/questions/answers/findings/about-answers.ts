import { ownOf } from '#src/shared/own-of.ts';
import { type BoundText, join, sentence } from '../../../bound-text.ts';
import type { AnswerDraft } from '../../answer.ts';
import type { Inquiry } from '../../data/inquiry.ts';
import type { QuestionContext } from '../../question-context.ts';
import { NotAnswerable } from '../../reading/problem.ts';
import type { Reading } from '../../reading/reading.ts';
import { dayPiece } from '../../wording/say.ts';
import { answered, table } from '../telling/draft.ts';

/** What the connected sources hold. */
export function dataAnswer(reading: Reading, { sources }: QuestionContext, inquiry: Inquiry): AnswerDraft {
  const known = sources.flatMap(({ firstDay, lastDay, ...source }) =>
    firstDay === null || lastDay === null ? [] : [{ ...source, firstDay, lastDay }],
  );
  const main = table(
    'Connected sources',
    [
      { title: 'Source', format: 'text' },
      { title: 'Type', format: 'text' },
      { title: 'First day', format: 'day' },
      { title: 'Last day', format: 'day' },
      { title: 'Metrics', format: 'text' },
      { title: 'Dimensions', format: 'text' },
    ],
    known.map(({ name, type, firstDay, lastDay, reports }) => [
      name,
      type,
      firstDay,
      lastDay,
      [...new Set(reports.flatMap(({ metrics }) => metrics))].join(', '),
      [...new Set(reports.flatMap(({ dimensions }) => dimensions))].join(', '),
    ]),
  );
  const parts = known.map(
    ({ name, firstDay, lastDay }, at): BoundText =>
      sentence`${{ text: name, path: `tables.0.rows.${at}.0`, value: name }} from ${dayPiece(firstDay, `tables.0.rows.${at}.2`)} to ${dayPiece(lastDay, `tables.0.rows.${at}.3`)}`,
  );
  return answered(
    {
      headline: sentence`There are data of ${join(parts, '; ')}.`,
      sentences: [sentence`Metrics and dimensions of each are in the table.`],
      tables: [main],
      chart: { mark: 'table', label: 'Connected sources', x: null, y: [] },
      assumptions: [],
    },
    inquiry,
    reading,
  );
}

/** Standard definitions, as this product counts. */
const meanings: Readonly<Record<string, string>> = {
  sessions:
    'A session is one visit: everything a visitor does on the site until half an hour passes without activity.',
  engaged_sessions:
    'An engaged session lasted longer than ten seconds, had a key event, or saw two or more pages.',
  engagement_rate: 'The engagement rate is engaged sessions divided by all sessions.',
  bounce_rate:
    'The bounce rate is the share of sessions that were not engaged: one minus the engagement rate.',
  bounces: 'A bounce is a session that was not engaged.',
  page_views: 'A page view is one page shown once.',
  engagement_seconds: 'Engagement time is how long the site was in the foreground.',
  engagement_per_session: 'Engagement time per session is engagement time divided by sessions.',
  key_events:
    'A key event is an event that the owner of the property marked as important, such as a purchase or a lead.',
  purchases: 'A purchase is one completed order.',
  revenue: 'Purchase revenue is the value of all completed orders.',
  leads: 'A lead is the event that the owner of the property named as one.',
  users:
    'Users are distinct visitors. They do not add up over days or parts of the site: who comes twice would count twice.',
  new_users: 'New users are visitors who came for the first time.',
  clicks: 'A search click is one from a result of Google Search to the site.',
  impressions: 'An impression is the site being shown once in a result of Google Search.',
  ctr: 'The click-through rate is clicks divided by impressions.',
  position:
    'The average position is where the topmost result of the site stood, weighted by impressions; lower is better.',
  conversion_rate: 'Key events per session is key events divided by sessions.',
  purchase_rate: 'Purchases per session is purchases divided by sessions.',
  average_order_value: 'The average order value is revenue divided by purchases.',
  revenue_per_session: 'Revenue per session is revenue divided by sessions.',
  pages_per_session: 'Pages per session is page views divided by sessions.',
};

export function meaningAnswer(reading: Reading, inquiry: Inquiry): AnswerDraft {
  const [metric = ''] = reading.metrics;
  const meaning = ownOf(meanings, metric);
  if (meaning === undefined) throw new NotAnswerable({ type: 'nothing_recognized' });
  return answered(
    {
      headline: sentence`${meaning}`,
      sentences: [
        sentence`This is how it is counted here. What is good or bad depends on the site: its own earlier weeks tell more than a number from elsewhere.`,
      ],
      tables: [],
      chart: null,
      assumptions: [],
    },
    inquiry,
    reading,
  );
}
