import { expect, it } from 'vitest';
import { askableFile } from '#src/server/commands/ask-facts-from-csv.ts';
import type { Day } from '#src/shared/week.ts';
import { readQuestion } from './read-question.ts';
import type { Reading } from './reading.ts';

const files = {
  travel: [
    'date,destination,sessions,searches,bookings,revenue,cancellations,refunds',
    'Split,48,37,30,1568.23,3,20.5',
  ],
  ferry: ['date,route,tickets_sold,no_shows,fare_revenue', 'Oban–Craignure,24,2,230.73'],
  letters: ['date,newsletter,emails_sent,delivered,opens,clicks', 'Morning Brief,324,320,126,5'],
  search: ['date,query,clicks,impressions,position', 'espresso,4,52,9.35'],
  kitchen: ['date,cuisine,orders,cancelled_orders,revenue', 'Kebab,60,1,96.29'],
  oysters: ['date,bay,dozens_lifted,takings_eur', 'Gull Narrows,3,51.61'],
  pages: ['date,page,page_views,revenue', '/roses/,300,12.5'],
} as const;

const DAYS = ['2025-11-05', '2025-12-05', '2026-02-05', '2026-08-05', '2026-10-05', '2026-10-31'];

interface Dependent {
  readonly first: string;
  /** The step that would take its words. */
  readonly second: string;
  readonly file: keyof typeof files;
  readonly question: string;
  /** What of the reading is another where the two are swapped. */
  readonly reads: Partial<Reading>;
}

/**
 * The pairs of steps of `worded.ts`, `as-meant.ts`, `in-plain-words.ts` and `prepare.ts` whose order shows in what is read. They were
 * found by moving each step before those ahead of it, over all stored questions.
 */
const DEPENDENT: readonly Dependent[] = [
  // Of the text
  {
    first: 'yearsOfLists',
    second: 'timesTogether',
    file: 'search',
    question: 'clicks in November plus December 2025',
    reads: { periods: [{ from: '2025-11-01' as Day, to: '2025-12-31' as Day, unit: 'month', count: 2 }] },
  },
  // What the words mean
  {
    first: 'ownShares',
    second: 'passiveEvents',
    file: 'kitchen',
    question: 'What percentage of orders gets cancelled?',
    reads: { metrics: ['ratio:cancelled_orders:orders'] },
  },
  {
    first: 'gapsOfNumbers',
    second: 'numberLessAnother',
    file: 'travel',
    question: 'difference between bookings and cancellations by month',
    reads: { metrics: ['less:bookings:cancellations', 'bookings', 'cancellations'] },
  },
  {
    first: 'columnsInTwoWords',
    second: 'inPlainWords',
    file: 'oysters',
    question: 'how many dozens a day did we lift in october?',
    reads: { metrics: ['dozens_lifted'], shape: 'average' },
  },
  // In plain words
  {
    first: 'mailRates',
    second: 'rateOfWhat',
    file: 'letters',
    question: 'What was our open rate in October?',
    reads: { metrics: ['ratio:opens:delivered'] },
  },
  {
    first: 'fractionsAsPercent',
    second: 'percentOfAnother',
    file: 'travel',
    question: 'destinations where cancellations are under a tenth of bookings in August',
    reads: { metrics: [], limits: [{ metric: 'ratio:cancellations:bookings', is: 'below', value: 0.1 }] },
  },
  {
    first: 'soldInPercent',
    second: 'percentOfAnother',
    file: 'ferry',
    question: 'which routes sell more than 20% of tickets in October',
    reads: { metrics: [], limits: [{ metric: 'tickets_sold', is: 'above', value: 0.2, isShare: true }] },
  },
  {
    first: 'percentOfAnother',
    second: 'numbersAsShares',
    file: 'travel',
    question: 'destinations where refunds were more than 10% of revenue in August',
    reads: { metrics: [], limits: [{ metric: 'ratio:refunds:revenue', is: 'above', value: 0.1 }] },
  },
  {
    first: 'shareOfOneInOther',
    second: 'numbersAsShares',
    file: 'ferry',
    question: 'what share of tickets do no shows make on each route in October',
    reads: { metrics: ['ratio:no_shows:tickets_sold'], shape: 'value' },
  },
  // Prepared
  {
    first: 'definedTerms',
    second: 'beyondMean',
    file: 'pages',
    question:
      "Which pages with more than 10 page views in August earn below the site's average RPM? RPM = revenue per 1,000 page views.",
    reads: {
      limits: [
        { metric: 'page_views', is: 'above', value: 10 },
        { metric: 'per_1000:revenue:page_views', is: 'below', value: 0, isMean: true },
      ],
    },
  },
  {
    first: 'dropMaking',
    second: 'plansWithLimits',
    file: 'search',
    question:
      'Striking distance list: queries with an average position between 8 and 15 in Feb 2026, sorted by impressions',
    reads: { display: null, orderBy: 'impressions' },
  },
  {
    first: 'ownRates',
    second: 'conversionOfOwnEvents',
    file: 'travel',
    question: 'search to booking conversion rate by destination in August',
    reads: { metrics: ['ratio:bookings:searches'] },
  },
];

const readingOf = ({ file, question }: Dependent): Reading => {
  const [head, row] = files[file];
  const table = [head, ...DAYS.map((day) => `${day},${row}`)].join('\n');
  return readQuestion(question, askableFile(table, '2026-11-02' as Day, `${file}.csv`).context).reading;
};

it.each(DEPENDENT)('$first comes before $second: “$question”', (one) => {
  const reading = readingOf(one);
  for (const [part, read] of Object.entries(one.reads)) expect(reading).toHaveProperty(part, read);
});
