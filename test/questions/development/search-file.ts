import { type Day, daysFrom } from '#src/shared/week.ts';
import { fileAsAsked, randomFrom } from '../asking/made-file.ts';
import type { RawRow } from '../asking/raw-site.ts';
import { searchGroups } from './group-questions.ts';
import { lateSearchQuestions } from './late-search-questions.ts';
import { searchFileQuestions } from './search-file-questions.ts';

const queries = [
  ['acme shoes', '/'],
  ['acme boots sale', '/sale'],
  ['running shoes', '/products/shoes'],
  ['trail running shoes', '/products/shoes'],
  ['waterproof boots', '/products/boots'],
  ['winter boots women', '/products/boots'],
  ['wool socks', '/products/socks'],
  ['how to clean running shoes', '/blog/clean-shoes'],
  ['shoe size chart', '/blog/size-chart'],
  ['best hiking socks', '/products/socks'],
  ['acme returns', '/returns'],
  ['boots vs shoes', '/blog/boots-or-shoes'],
] as const;
const countries = ['usa', 'deu', 'gbr', 'fra'];
const devices = ['MOBILE', 'DESKTOP', 'TABLET'];

/** Search Console as one file: 1 January 2025 to Sunday, 10 May 2026 (three days late). */
export function searchFile() {
  const random = randomFrom(77);
  const rows: RawRow[] = [];
  for (const day of daysFrom('2025-01-01' as Day, '2026-05-10' as Day))
    for (const [at, [query, page]] of queries.entries())
      for (const country of countries)
        for (const device of devices) {
          if (random() < 0.45) continue;
          const impressions = 1 + Math.floor(random() * (90 - at * 6));
          const clicks = Math.floor(random() ** 3 * impressions * 0.5);
          rows.push({
            day,
            of: { query, page: `https://acme.example${page}`, country, device },
            n: { clicks, impressions, position_sum: impressions * (1 + at * 1.7 + random() * 4) },
          });
        }
  return fileAsAsked({
    name: 'search',
    today: '2026-05-13' as Day,
    rows,
    questions: [...searchFileQuestions, ...lateSearchQuestions, ...searchGroups],
    site: { brandTerms: ['acme'], pageTypes: [{ name: 'blog', prefix: '/blog/' }] },
  });
}
