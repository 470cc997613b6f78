import { describe, expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

/** Weekends are quieter than weekdays and grow from week to week, Linz grows and Graz falls; on them hires fall below 10. */
const day = (at: number): string => new Date(Date.UTC(2025, 8, 1 + at)).toISOString().slice(0, 10);
const rows = Array.from({ length: 112 }, (_, at) => {
  const week = Math.floor(at / 7);
  const isWeekend = at % 7 > 4;
  const linz = isWeekend ? 1 + Math.floor(week / 4) : 20 + week;
  const graz = isWeekend ? 2 : 60 - week;
  return [`${day(at)},Linz,email,${linz},${linz * 2}`, `${day(at)},Graz,paid,${graz},${graz * 2}`];
}).flat();
const ask = askedFile('2025-12-22', ['date,town,channel,hires,breakages', ...rows]);

describe('who gains on another, or gets more popular, is told by the gap of both over time', () => {
  test.each([
    [
      'Is Linz gaining on Graz?',
      /^Yes: the gap narrowed: in an average week of the later half Graz had 61 more/,
    ],
    ['Is Linz catching up with Graz in hires?', /^Yes: .* Graz had 61 more hires than Linz, .* half 103/],
    ['is Linz closing the gap with Graz in hires', /^Yes: the gap narrowed/],
    ['Is Linz overtaking Graz?', /^Yes: the gap narrowed/],
    ['is Graz about to overtake Linz in hires?', /^No, Graz has more already/],
    ['is Graz losing ground to Linz?', /^Yes: the gap narrowed/],
    ['is Graz pulling away from Linz?', /^No: the gap narrowed/],
    ['is Linz falling behind Graz in hires?', /^No: the gap narrowed/],
    // Neither of the two is so by the gap alone
    ['is email getting more popular than paid?', /^The gap narrowed: in an average week .* paid had 61 more/],
    ['Is Graz becoming less popular than Linz?', /^The gap narrowed: in an average week .* Graz had 61 more/],
  ])('%s', async (question, told) => {
    const { headline, tables } = await ask(question);
    expect(headline).toMatch(told);
    expect(tables[0]?.columns[0]).toBe('Week from');
    expect(tables[0]?.columns).toHaveLength(4);
    expect(tables[0]?.columns[3]).toBe('Gap');
  });

  test('in the time that is named', async () => {
    const { headline } = await ask('is Linz gaining on Graz in hires in November?');
    expect(headline).toMatch(/in November\s2025/u);
  });

  test.each([
    ['is Linz more popular than Graz', /^No: Linz had .* fewer hires than Graz/],
    ['Are hires gaining on breakages?', /^Hires went|^Breakages went/],
  ])('a level stays a level, and two numbers are two: %s', async (question, headline) => {
    expect((await ask(question)).headline).toMatch(headline);
  });
});

describe('days of the week are quieter than the others, and not than they were', () => {
  test.each([
    ['Are weekends quieter for hires?', /^Yes: hires on an average day .*weekends 4\.5 and weekdays 80/],
    ['are weekends busier for hires', /^No: hires on an average day .*weekends 4\.5 and weekdays 80/],
    [
      'are weekends slower for hires in November?',
      /^Yes: .* in November\s2025: weekends .* and weekdays 80/u,
    ],
    ['Are weekdays usually busier for hires?', /^Yes: .*weekdays 80 and weekends 4\.5/],
    ['Are Sundays quieter for hires?', /^Yes: .*Sundays 4\.5 and days other than Sundays/],
    ['are weekends quieter for hires in Linz', /in Linz|Linz.* weekends 2\.5 and weekdays 27\.5/],
  ])('%s', async (question, headline) => {
    expect((await ask(question)).headline).toMatch(headline);
  });

  test.each([
    ['Are weekends getting busier for hires?', /^Yes: an average week of the later half/],
    ['Are Sundays quieter than Mondays for hires?', /Sundays [\d,.]+ and Mondays/],
  ])('what is held against a time before, or another day, stays so: %s', async (question, headline) => {
    expect((await ask(question)).headline).toMatch(headline);
  });

  test.each([
    'Is Saturday the best day for hires?',
    'are Mondays the best day for hires?',
    'Is Monday our busiest day for hires in November?',
  ])('which weekday it is: %s', async (question) => {
    const { headline, tables } = await ask(question);
    expect(headline).toMatch(
      /^(?:Mon|Tues|Wednes|Thurs|Fri)day had the most hires|days? .*had the most hires/,
    );
    expect(tables[0]?.columns[0]).toBe('Weekday');
  });
});

test.each([
  'Do breakages rise when hires rise?',
  'Are breakages higher when hires are higher?',
  'do breakages go up with hires?',
  'are breakages higher on days with more hires',
  'do breakages fall as hires fall in November?',
  'do more breakages mean fewer hires?',
])('of two numbers both are told: %s', async (question) => {
  expect((await ask(question)).headline).toMatch(/^Days with more breakages mostly had more hires/);
});

test('a name that rises is none of two numbers', async () => {
  expect((await ask('do breakages rise when Linz rises?')).status).toBe('clarification_needed');
});

describe('to last fall is no autumn', () => {
  test.each([
    ['When did hires last fall below 10 a day?', /^The last day with hires below 10 .* was Dec\s21, 2025/u],
    ['when did hires last fall below 400 per week', /^(?:The last|No) week .*hires below 400/],
    [
      'When did Graz last fall below 30 hires a day?',
      /^The last day with hires below 30 .*Graz.* was Dec\s21/u,
    ],
  ])('%s', async (question, headline) => {
    expect((await ask(question)).headline).toMatch(headline);
  });

  test('when it fell at all is asked back', async () => {
    const { status, headline } = await ask('When did hires last fall?');
    expect(status).toBe('clarification_needed');
    expect(headline).toContain('last');
  });

  test('where it is one it stays one', async () => {
    expect((await ask('when did hires peak last fall')).headline).toMatch(/from Sep\s1 to Nov\s30, 202\d/u);
  });
});
