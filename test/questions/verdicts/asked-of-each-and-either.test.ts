import { describe, expect, it } from 'vitest';
import { type Day, daysFrom } from '#src/shared/week.ts';
import { askedFile, followedFile } from '../asking/asked-file.ts';

/** Visits and orders a day in two months of 28 days: what all do together hides that of each. */
const OF: Readonly<Record<string, readonly [readonly [number, number], readonly [number, number]]>> = {
  google: [
    [100, 10],
    [130, 8],
  ],
  bing: [
    [20, 4],
    [15, 3],
  ],
  direct: [
    [50, 2],
    [40, 5],
  ],
  yahoo: [
    [5, 1],
    [6, 2],
  ],
};
const lines = ['2026-02', '2026-03'].flatMap((month, at) =>
  daysFrom(`${month}-01` as Day, `${month}-28` as Day).flatMap((day) =>
    Object.entries(OF).map(([source, values]) => `${day},${source},${values[at]?.join(',')}`),
  ),
);
const FILE = ['date,source,sessions,purchases', ...lines];
const asked = askedFile('2026-03-29', FILE);
const followed = followedFile('2026-03-29', FILE);
const WHEN = 'from March 1 to March 28 compared with February 1 to February 28';

describe('what two names did is told of each', () => {
  it.each([
    [`did google and bing grow ${WHEN}`, /^Only google did: google had 3,640 .*; bing 420 against 560/],
    [`did bing and direct fall ${WHEN}`, /^Yes, both: bing had 420 .*; direct 1,120 against 1,400/],
    [`did bing and direct grow ${WHEN}`, /^No, neither: /],
    [`did google, yahoo and bing grow ${WHEN}`, /^Not all of them: /],
  ])('%s', async (question, headline) => {
    expect((await asked(question)).headline).toMatch(headline);
  });

  it('and of both in one where that is asked', async () => {
    const { headline } = await asked(`did google and bing together grow ${WHEN}`);
    expect(headline).toMatch(/^Yes: 4,060 sessions from google and bing together/);
  });
});

describe('who moved in several numbers', () => {
  it.each([
    [`which sources fell in sessions or purchases ${WHEN}`, ['direct', 'bing', 'google']],
    [`which sources fell in sessions and in purchases ${WHEN}`, ['bing']],
    [`which sources fell both in sessions and in purchases ${WHEN}`, ['bing']],
    [`sources whose sessions and purchases rose ${WHEN}`, ['yahoo']],
  ])('moved in any of them behind "or", in each behind "and": %s', async (question, names) => {
    const { tables, headline } = await asked(question);
    expect(
      tables[0]?.rows.map(([name]) => name),
      headline,
    ).toEqual(names);
  });

  it('the headline tells how many, and who did in both', async () => {
    const { headline } = await asked(`which sources fell in sessions or purchases ${WHEN}`);
    expect(headline).toMatch(
      /^3 of the 4 sources fell in sessions or purchases .*: direct, bing and google\. bing did in both\./,
    );
  });

  it('another number behind it is of that number alone', async () => {
    const { tables } = await followed(
      `which sources fell in sessions and purchases ${WHEN}`,
      'and purchases per session?',
    );
    expect(tables[0]?.rows.length).toBeGreaterThan(0);
  });
});

describe('a name behind another one', () => {
  it.each([
    ['did direct have more?', /^No: direct had 2,520 fewer sessions than google/],
    ['did bing get fewer?', /^Yes: bing had 3,220 fewer/],
    ['was yahoo higher?', /^No: yahoo had /],
    ['what about bing, is it more?', /^No: bing had /],
  ])('is held against that one, and not against its own past: %s', async (question, headline) => {
    const answer = await followed('sessions from google from March 1 to March 28', question);
    expect(answer.headline).toMatch(headline);
  });

  it('is asked back where no other of its kind was told', async () => {
    const { status } = await followed('sessions from March 1 to March 28', 'did google have more?');
    expect(status).toBe('clarification_needed');
  });

  it('stays one above the other in percent', async () => {
    const { headline } = await followed(
      'sessions from google vs bing from March 1 to March 28',
      "what's the gap?",
      'and in percent?',
    );
    expect(headline).toMatch(/^google had 3,220 more sessions than bing .*\(767\s% more\)/);
  });
});

it('one day against another is told as that, with the same weekday of the week before', async () => {
  const { explanation } = await asked('are sessions going up since yesterday?');
  expect(explanation).toMatch(/one day against another, which is no trend\. The same weekday .* had 191\./);
});

it.each([
  ['best sessions per purchase by source in March', /^yahoo had the lowest sessions per purchase/],
  ['worst sessions per purchase by source in March', /^google had the highest sessions per purchase/],
])('of what it takes for one few are better: %s', async (question, headline) => {
  const { headline: told, assumptions } = await asked(question);
  expect(told).toMatch(headline);
  expect(assumptions.join(' ')).toContain('the better');
});

it.each([
  [4, /Numbers of this size move as far by chance/],
  [7, /lost the most: it had 0 sessions[^.]*\.$/],
])('%i against none is only so far beyond chance as a test can say', async (many, headline) => {
  const day = (date: string, source: string, sessions: number) => `${date},${source},${sessions}`;
  const few = askedFile('2026-03-16', [
    'date,source,sessions',
    day('2026-03-02', 'leaflet', many),
    day('2026-03-02', 'google', 50),
    day('2026-03-09', 'google', 50),
  ]);
  const { headline: told } = await few('which source lost the most sessions last week');
  expect(told).toMatch(headline);
});
