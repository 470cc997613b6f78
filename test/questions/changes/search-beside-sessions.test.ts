import { describe, expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';
import { askedOfTwo } from '../asking/two-sources.ts';

const DAYS = Array.from({ length: 56 }, (_, at) =>
  new Date(Date.UTC(2026, 0, 5 + at)).toISOString().slice(0, 10),
);
const isLater = (at: number): boolean => at >= 28;
// February 1 is one of the days before
const SEARCH = [
  'date,query,page,clicks,impressions,position',
  ...DAYS.flatMap((day, at) => [
    // Falls, and is seen as often
    `${day},shoes,https://x.example/a,${isLater(at) ? 5 : 10},${isLater(at) ? 98 : 100},4`,
    // Falls, and is seen less
    `${day},boots,https://x.example/b,${isLater(at) ? 5 : 10},${isLater(at) ? 50 : 100},9`,
    // Is seen as often to the last one, and rises
    `${day},hats,https://x.example/c,${isLater(at) ? 12 : 10},100,7`,
  ]),
];
const ANALYTICS = [
  'date,source,medium,sessions',
  ...DAYS.flatMap((day) => [`${day},google,organic,9`, `${day},newsletter,email,4`]),
];
const search = askedFile('2026-03-02', SEARCH);
const both = askedOfTwo('2026-03-02', { garden: ANALYTICS, search: SEARCH });

describe('what hardly moved', () => {
  test('is stable within a tenth, which is said', async () => {
    const answer = await search('pages with falling clicks but stable impressions, last 28 days vs previous');
    expect(
      answer.tables[0]?.rows.map(([page]) => page),
      answer.headline,
    ).toEqual(['https://x.example/a']);
    expect(answer.assumptions.join(' ')).toMatch(/“stable” is read as moved by at most 10\s%, either way/);
  });

  test('is stable where it did not move at all', async () => {
    const { tables } = await search(
      'pages with rising clicks but stable impressions, last 28 days vs previous',
    );
    expect(tables[0]?.rows.map(([page]) => page)).toEqual(['https://x.example/c']);
  });
});

describe('numbers of searches', () => {
  test.each([
    ['Search Console alone', search],
    ['Analytics beside it', both],
  ] as const)('are those of Google, with %s', async (_, ask) => {
    const { tables, headline } = await ask(
      'how did google organic do in February: clicks, impressions and position?',
    );
    expect(tables[0]?.rows[0]?.slice(0, 2), headline).toEqual([624, 6996]);
  });

  test('stand beside the sessions of Analytics, and it is told why the two differ', async () => {
    const { tables, explanation, headline } = await both(
      'clicks vs sessions from google in February: do they match?',
    );
    expect(tables[0]?.rows, headline).toEqual([[252, 624]]);
    expect(explanation).toMatch(/need not match/);
  });

  test('beside sessions that nothing counts are refused for that', async () => {
    const { status, headline } = await search('clicks vs sessions from google: do they match?');
    expect([status, headline]).toEqual(['failed', 'Sessions cannot be told: no connected source counts it.']);
  });
});
