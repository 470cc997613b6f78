import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerQuestion } from '#src/language/questions/answer-question.ts';
import { type Database, openDatabase } from '#src/platform/database/database.ts';
import { type Facts, openFacts } from '#src/platform/facts/facts-client.ts';
import { QueryPlan } from '#src/semantics/query-plan.ts';
import { askableFile } from '#src/server/commands/ask-facts-from-csv.ts';
import type { Answer } from '#src/shared/answer.ts';
import { type Day, daysFrom, weekday } from '#src/shared/week.ts';
import { type FreshDatabase, freshDatabase } from '../harness/fresh-database.ts';
import { silentLog } from '../harness/silent-log.ts';
import { temporaryFolder } from '../harness/temporary-folder.ts';
import { randomFrom } from '../questions/asking/made-file.ts';
import { type ImportedFile, importedSource } from './imported-source.ts';

const today = '2026-03-09' as Day;
// As far back as the product's engine looks: where a file goes back further, `npm run ask` expects weeks from all of it.
const days = daysFrom('2025-11-10' as Day, '2026-03-08' as Day);

/** Nobody wrote revenue down in one whole week, nor sales in January; of one channel it is empty on every day, of others now and then. */
function shopFile(): ImportedFile {
  const random = randomFrom(41);
  const lines = days.flatMap((day) =>
    ['Organic Search', 'Direct', 'Email', 'Paid Search', 'Referral'].flatMap((channel, place) =>
      ['mobile', 'desktop'].flatMap((device, at) => {
        if (channel === 'Paid Search' && day < '2026-02-01') return [];
        const sessions =
          20 + Math.floor(random() * 30) + 12 * (5 - place) - (weekday(day) > 4 ? 8 : 0) + 5 * at;
        const purchases = Math.floor(sessions * random() * 0.15);
        const isBlank = channel === 'Referral' || random() < 0.05;
        return [
          [
            day,
            channel,
            device,
            sessions,
            Math.floor(sessions * (0.4 + random() * 0.4)),
            day.startsWith('2026-01') || isBlank ? '' : purchases,
            (day >= '2026-02-16' && day <= '2026-02-22') || isBlank ? '' : purchases * (20 + place),
          ].join(','),
        ];
      }),
    ),
  );
  const head = 'date,channel,device,sessions,engaged_sessions,purchases,revenue';
  return { name: 'shop.csv', text: [head, ...lines, ''].join('\n'), today };
}

/** A position is empty where nothing was shown; on three days all of the columns but clicks are. */
function searchFile(): ImportedFile {
  const random = randomFrom(7);
  const lines = days.flatMap((day) =>
    ['garden shears', 'northwind garden', 'plant pots', 'rose food', 'soil'].flatMap((query, place) =>
      ['Germany', 'France'].map((country) => {
        const impressions = random() < 0.06 ? 0 : 30 + Math.floor(random() * 200) - 5 * place;
        const clicks = Math.floor(impressions * random() * 0.2);
        const isBlank = day >= '2026-02-03' && day <= '2026-02-05';
        const position = impressions === 0 ? '' : (1 + place + random() * 6).toFixed(2);
        return [day, query, country, clicks, isBlank ? '' : impressions, isBlank ? '' : position].join(',');
      }),
    ),
  );
  return {
    name: 'search.csv',
    text: ['date,query,country,clicks,impressions,position', ...lines, ''].join('\n'),
    today,
  };
}

const folder = temporaryFolder();
let fresh: FreshDatabase;
let database: Database;
let facts: Facts;
let shop: (question: string) => Promise<Answer>;
let search: (question: string) => Promise<Answer>;

beforeAll(async () => {
  fresh = await freshDatabase();
  database = openDatabase(fresh.url, silentLog);
  facts = await openFacts({ dataDir: join(folder.path, 'data'), clickhouseUrl: undefined, log: silentLog });
  shop = await importedSource({ database, facts }, shopFile());
  search = await importedSource({ database, facts }, searchFile());
});
afterAll(async () => {
  await facts?.close();
  await database?.close();
  await fresh?.drop();
  folder.remove();
});

const inMemory = ({ text, today: day, name }: ImportedFile) => {
  const { context, facts: asked } = askableFile(text, day, name);
  return (question: string) => answerQuestion(question, context, asked);
};
const shopInMemory = inMemory(shopFile());
const searchInMemory = inMemory(searchFile());

/** What somebody reads; sums differ in their last bits with the order of adding. */
const told = ({ status, headline, explanation, assumptions, tables, clarification, failure }: Answer) => ({
  status,
  headline,
  explanation,
  assumptions,
  clarification,
  failure,
  tables: tables.map((table) => ({
    ...table,
    rows: table.rows.map((row) =>
      row.map((cell) => (typeof cell === 'number' ? Number(cell.toPrecision(10)) : cell)),
    ),
  })),
});

describe('the facts that are stored give the answers that the file gives', () => {
  test.each([
    'sessions last week',
    'revenue last week',
    'revenue per session in the last 28 days',
    'average daily revenue in the last 28 days',
    'average daily revenue by channel in the last 28 days',
    'conversion rate in the last 60 days',
    'engagement rate by device last month',
    'average order value by channel in February',
    'revenue from feb 16 to feb 22',
    'which channel had the most revenue from feb 16 to feb 22',
    'share of revenue by channel in the week of feb 16',
    'what share of purchases came from Direct vs Email in January',
    'which channels had purchases in February but not in January',
    'which channels had sessions in February but not in January',
    'which channels had sessions in both January and February',
    'why did purchases change from January to February',
    'purchases in February vs January',
    'sessions in February vs January by channel',
    'revenue by month',
    'purchases by week since December',
    'revenue by day in the last 28 days',
    'sessions by weekday in February',
    'revenue by weekday in February',
    'top 3 channels by revenue last month',
    'which channel has the lowest conversion rate in February',
    'best day by revenue in February',
    'worst 7 days in a row by revenue',
    'days with more than 2000 in revenue in February',
    'how many days had more than 300 sessions in February',
    'mobile vs desktop revenue last month',
    'share of sessions from mobile by month',
    'share of revenue on weekends in February',
    'channels by device, sessions, last week',
    'top device within each channel by revenue in February',
    'sessions from Email on mobile last month',
    'revenue without Direct last month',
    'is weekly revenue going up over the last 4 weeks?',
    'is revenue per session higher than in December?',
    'cumulative revenue in February',
    '7-day rolling average of revenue in February',
    'median daily purchases in the last 60 days',
    'which channels make up 80 % of revenue in February',
    'which channel lost the most sessions from January to February',
    'which channel gained the most revenue compared to the week before',
    'how did the share of Email in sessions change from January to February',
    'channels with more than 100 purchases in February',
    'how many channels had revenue in the week of feb 16',
    'ratio of Direct to Email sessions last month',
    'sessions and revenue by channel last month',
    'which month had the highest revenue',
    'purchases per 100 sessions by device in the last 90 days',
    'was there a day without revenue in February?',
    'revenue by channel last month',
    'Direct vs Referral revenue last month',
    'what share of revenue came from Direct vs Referral last month',
    'which channels had no revenue in February',
    'how many channels had revenue in February',
    'revenue per session by channel in February',
    'revenue from Referral by week in February',
    'how many days in January had no purchases',
    'why did revenue change last week',
    'umbrellas last week',
  ])('of a shop: %s', async (question) => {
    expect(told(await shop(question))).toEqual(told(await shopInMemory(question)));
  });

  // Of a file its weeks are analysed as they are asked about, of a source by a run of its own: the judgement is that of the analysis.
  test.each(['why did sessions change last week', 'why did sessions from Email change last week'])(
    'of a shop, but for how it was judged: %s',
    async (question) => {
      const [stored, inMemory] = [told(await shop(question)), told(await shopInMemory(question))];
      const withoutJudgement = (text: string): string =>
        text.replace(/^(?:From|In) the (?:\d+ )?weeks before.*$/m, '');
      expect({ ...stored, explanation: withoutJudgement(stored.explanation) }).toEqual({
        ...inMemory,
        explanation: withoutJudgement(inMemory.explanation),
      });
    },
  );

  test.each([
    'clicks last week',
    'average position last month',
    'average position by query in February',
    'click-through rate by query in February',
    'click-through rate from feb 1 to feb 7',
    'impressions from feb 3 to feb 5',
    'top 3 queries by impressions in February',
    'branded vs non-branded clicks in February',
    'queries with a position between 4 and 10 in February',
    'clicks by position range in February',
    'new queries in February compared to January',
    'which query has the best position in Germany last month',
    'average position by week since January',
    'clicks per 1000 impressions by country in the last 28 days',
    'which queries have many impressions and a low click-through rate in February',
    'why did clicks change from January to February',
  ])('of searches: %s', async (question) => {
    expect(told(await search(question))).toEqual(told(await searchInMemory(question)));
  });

  test('the plan names the days that it leaves out, so that it can be run again', async () => {
    const { plans } = await shop('revenue per session in the last 28 days');
    expect(QueryPlan.parse(plans[0]?.plan).leftOut).toEqual(
      daysFrom('2026-02-16' as Day, '2026-02-22' as Day),
    );
    expect(plans[0]?.missing).toEqual(plans[0]?.plan['leftOut']);
  });
});
