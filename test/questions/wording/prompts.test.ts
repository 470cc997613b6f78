import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { answerQuestion } from '#src/language/questions/answer-question.ts';
import { askableFile } from '#src/server/commands/ask-facts-from-csv.ts';
import type { Day } from '#src/shared/week.ts';

/** Example prompts as other products for Analytics, Search Console and shops print them, and what each is read as. */
const prompts: readonly (readonly [file: 'gsc' | 'shop', prompt: string, readAs: string])[] = [
  [
    'gsc',
    'Analyze search analytics to find queries for which multiple pages compete for visibility.',
    'queries that several pages compete for',
  ],
  [
    'gsc',
    "Compare my site's performance between January and February. What queries improved the most?",
    'clicks from Google Search · by search query · in February 2026 · against Jan 1, 2026 to Jan 31, 2026 · largest gain first',
  ],
  [
    'gsc',
    'Find high-impression queries ranking in positions 8 through 20.',
    'impressions in Google Search · by search query · from Jan 1, 2025 to Mar 8, 2026 · where average position is at least 8 · where average position is at most 20 · highest first',
  ],
  [
    'gsc',
    'Find queries for which multiple pages compete in search results.',
    'queries that several pages compete for',
  ],
  [
    'gsc',
    'Find search queries ranking in positions 8-20 with high impressions and low click-through rate.',
    'impressions in Google Search and click-through rate · by search query · from Jan 1, 2025 to Mar 8, 2026 · where average position is at least 8 · where average position is at most 20',
  ],
  [
    'gsc',
    'How did performance change week over week?',
    'an overview · last week (Mar 2 to Mar 8, 2026) · against Feb 23, 2026 to Mar 1, 2026',
  ],
  [
    'gsc',
    'Identify pages with the largest recent organic traffic declines.',
    'clicks from Google Search · by page · last week (Mar 2 to Mar 8, 2026) · against Feb 23, 2026 to Mar 1, 2026 · largest loss first',
  ],
  [
    'gsc',
    'Top queries driving traffic',
    'clicks from Google Search · by search query · from Jan 1, 2025 to Mar 8, 2026 · highest first',
  ],
  ['gsc', 'What are the easiest improvements I can make right now?', 'what to do next'],
  [
    'gsc',
    "What's the overall SEO performance over the last 28 days?",
    'an overview · from Feb 9 to Mar 8, 2026',
  ],
  [
    'gsc',
    'Which specific queries lost the most clicks last month?',
    'clicks from Google Search · by search query · in February 2026 · against Jan 1, 2026 to Jan 31, 2026 · largest loss first',
  ],
  [
    'gsc',
    "What's my average position over time?",
    'course of average position · from Jan 1, 2025 to Mar 8, 2026',
  ],
  [
    'gsc',
    'Which pages gained the most impressions month over month?',
    'impressions in Google Search · by page · in February 2026 · against Jan 1, 2026 to Jan 31, 2026 · largest gain first',
  ],
  [
    'gsc',
    'What keywords am I ranking for on page 2?',
    'average position · by search query · from Jan 1, 2025 to Mar 8, 2026 · where average position is above 10 · where average position is at most 20',
  ],
  [
    'gsc',
    'Show keywords on page two with decent impressions',
    'impressions in Google Search · by search query · from Jan 1, 2025 to Mar 8, 2026 · where average position is above 10 · where average position is at most 20 · highest first',
  ],
  ['gsc', 'Where are my quick wins?', 'what to do next'],
  [
    'gsc',
    'Find pages with traffic decay',
    'change of clicks from Google Search · by page · last week (Mar 2 to Mar 8, 2026) · against Feb 23, 2026 to Mar 1, 2026 · that lost above 0',
  ],
  [
    'gsc',
    'Show queries with growth in impressions',
    'change of impressions in Google Search · by search query · last week (Mar 2 to Mar 8, 2026) · against Feb 23, 2026 to Mar 1, 2026 · that gained above 0',
  ],
  [
    'gsc',
    'Which pages rank for the most keywords?',
    'how many, by impressions in Google Search · by search query · counted in each page · from Jan 1, 2025 to Mar 8, 2026 · highest first',
  ],
  [
    'gsc',
    'How many queries does each page rank for?',
    'how many, by impressions in Google Search · by search query · counted in each page · from Jan 1, 2025 to Mar 8, 2026',
  ],
  [
    'gsc',
    'How many queries do I rank for in the top 3?',
    'how many · by search query · from Jan 1, 2025 to Mar 8, 2026 · where average position is at most 3',
  ],
  [
    'gsc',
    'How does my CTR vary by position?',
    'click-through rate · search query by ranges of average position: up to 3, 4 to 10, 11 to 20 and from 21 · from Jan 1, 2025 to Mar 8, 2026',
  ],
  [
    'gsc',
    'How does my CTR change with position?',
    'click-through rate · search query by ranges of average position: up to 3, 4 to 10, 11 to 20 and from 21 · from Jan 1, 2025 to Mar 8, 2026',
  ],
  [
    'gsc',
    'What is the CTR for positions 1 to 3?',
    'click-through rate · search query by ranges of average position: 1 to 3 · from Jan 1, 2025 to Mar 8, 2026',
  ],
  [
    'gsc',
    'Which keywords moved up the most?',
    'average position · by search query · last week (Mar 2 to Mar 8, 2026) · against Feb 23, 2026 to Mar 1, 2026 · largest gain first',
  ],
  [
    'gsc',
    'Has my average position improved or dropped over the last 30 days?',
    'course of average position · from Feb 7 to Mar 8, 2026',
  ],
  [
    'gsc',
    'Which queries got more than twice as many clicks on mobile as on desktop in February?',
    'clicks from Google Search · by search query · “mobile” and “desktop” against each other, where the first is higher than 2 times the second · in February 2026',
  ],
  ['shop', 'Give a concise traffic overview for the last 28 days', 'sessions · from Mar 4 to Mar 31, 2017'],
  ['shop', 'Give me an executive summary', 'an overview · last week (Mar 20 to Mar 26, 2017)'],
  [
    'shop',
    'How did we do last week vs the week before?',
    'an overview · last week (Mar 20 to Mar 26, 2017) · against Mar 13, 2017 to Mar 19, 2017',
  ],
  ['shop', 'What anomalies should I be aware of?', 'what the analysis of the week found'],
  [
    'shop',
    'What optimization opportunities exist?',
    'what the analysis of the week found · those for the better',
  ],
  ['shop', "What's working and what's not?", 'what the analysis of the week found'],
  [
    'shop',
    'Did anything break last week?',
    'what the analysis of the week found · last week (Mar 20 to Mar 26, 2017) · those for the worse',
  ],
  [
    'shop',
    'Which channels are doing well?',
    'sessions · by channel · from Jan 1 to Mar 31, 2017 · highest first',
  ],
  ['shop', 'Show me week-by-week performance', 'sessions · by week · from Jan 1 to Mar 31, 2017'],
  ['shop', 'How many new vs returning users last month?', 'sessions · by new or returning · in March 2017'],
  [
    'shop',
    'Are my returning visitors growing or shrinking over time?',
    'course of sessions · only new or returning “returning” · from Jan 1 to Mar 31, 2017',
  ],
  ['shop', 'Where is our revenue coming from?', 'revenue · by channel · from Jan 1 to Mar 31, 2017'],
  [
    'shop',
    'Can you analyze how our channel dimension is performing and break it down by device type?',
    'sessions · by channel and device · from Jan 1 to Mar 31, 2017',
  ],
  [
    'shop',
    'Which countries buy from the most channels?',
    'how many, by purchases · by channel · counted in each country · from Jan 1 to Mar 31, 2017 · highest first',
  ],
  [
    'shop',
    'How many countries per channel?',
    'how many, by sessions · by country · counted in each channel · from Jan 1 to Mar 31, 2017',
  ],
  [
    'shop',
    'In which weeks did revenue fall by more than 15% from the week before?',
    'revenue, each week against the one before · from Jan 1 to Mar 31, 2017 · that lost above 15 % · in the order of time, not largest loss week first',
  ],
  [
    'shop',
    'What drove the revenue change?',
    'what made the change of revenue · last week (Mar 20 to Mar 26, 2017) · against Mar 13, 2017 to Mar 19, 2017',
  ],
  [
    'shop',
    "What's the average order value by channel?",
    'average order value · by channel · from Jan 1 to Mar 31, 2017',
  ],
  [
    'shop',
    'What percentage of traffic is mobile?',
    'share of sessions · taken by device “mobile” · from Jan 1 to Mar 31, 2017',
  ],
];

const files = { gsc: ['gsc.csv', '2026-03-09'], shop: ['shop-daily.csv', '2017-04-01'] } as const;
const known = new Map<string, ReturnType<typeof askableFile>>();
function fileOf(key: 'gsc' | 'shop'): ReturnType<typeof askableFile> {
  const kept = known.get(key);
  if (kept) return kept;
  const [name, today] = files[key];
  const text = gunzipSync(readFileSync(new URL(`../fresh/stored/${name}.gz`, import.meta.url))).toString(
    'utf8',
  );
  const made = askableFile(text, today as Day, name);
  known.set(key, made);
  return made;
}

it.each(prompts)('%s: %s', async (file, prompt, readAs) => {
  const { context, facts } = fileOf(file);
  const answer = await answerQuestion(prompt, context, facts);
  expect(answer.status).toBe('answered');
  expect(answer.readAs?.map(({ text }) => text).join(' · ')).toBe(readAs);
});
