import { describe, expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

/** Pages that are called by common words, and a medium that says there is none. */
const site = askedFile('2026-03-09', [
  'date,landing_page,source,medium,country,sessions,revenue',
  '2026-02-01,/guides/pruning-roses,google,organic,Peru,5,1.50',
  '2026-02-01,/guides/lawn,google,organic,Chile,7,2.50',
  '2026-02-01,/about,(direct),(none),Peru,11,3.50',
  '2026-02-01,/offers,donor-mailing,post,Peru,13,4.50',
  '2026-02-01,/offers,newsletter,email,Chile,17,5.50',
  '2026-01-01,/offers,newsletter,email,Chile,19,6.50',
]);

describe('what is called like a common word', () => {
  test.each([
    ['sessions about roses in February 2026', 5],
    ['sessions on roses in February 2026', 5],
    ['sessions on offers and about in February 2026', 41],
    ['sessions on about in February 2026', 11],
    ['sessions from none in February 2026', 11],
    ['sessions via mailing in February 2026', 13],
    ['sessions from email in February 2026', 17],
  ])('%s', async (question, value) => {
    const { tables, status } = await site(question);
    expect({ status, rows: tables[0]?.rows }).toEqual({ status: 'answered', rows: [[value]] });
  });

  test('sessions that rose did so', async () => {
    const { headline } = await site('sessions rose in February 2026');
    expect(headline).toMatch(/53 sessions.* against 19/);
  });

  test('"none under 2" names no medium', async () => {
    const { status, clarification } = await site(
      'countries with over 3 sessions and none under 2 revenue in February 2026',
    );
    expect(status).not.toBe('answered');
    expect(clarification?.choices.some(({ question }) => question.includes('(none)'))).toBe(false);
  });
});

/** A town that is called like what splits. */
const towns = askedFile('2026-09-10', [
  'date,destination,platform,bookings,revenue',
  '2026-08-01,Split,app,20,100.50',
  '2026-08-01,Rome,web,30,200.50',
]);

test("how's split doing compared to rome: two towns", async () => {
  const { tables } = await towns("how's split doing compared to rome in August 2026");
  expect(tables[0]?.rows.map(([name]) => name)).toEqual(['Split', 'Rome']);
});

test('a mean that is to be split is offered by the columns of the file', async () => {
  const { clarification } = await towns('average booking value split');
  expect(clarification?.choices.map(({ question }) => question)).toEqual([
    'Average booking value by destination',
    'Average booking value by platform',
  ]);
});

const courses = askedFile('2026-07-01', [
  'date,channel,signups,enrolments',
  '2026-06-01,Email,10,5',
  '2026-06-01,Direct,20,4',
]);

test('a rate of signups for email is of those who came so', async () => {
  const { tables } = await courses('conversion rate signup to enrolment for email');
  expect(tables[0]?.rows).toEqual([[0.5]]);
});

test('a whole name that may be what was joined is asked about as a name', async () => {
  const { status, headline } = await courses('signups for email');
  expect(status).toBe('clarification_needed');
  expect(headline).toMatch(/is a name in the data/);
});
