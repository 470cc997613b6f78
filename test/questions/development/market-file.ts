import { type Day, daysFrom } from '#src/shared/week.ts';
import { fileAsAsked, randomFrom } from '../asking/made-file.ts';
import type { RawRow } from '../asking/raw-site.ts';
import { lateMarketQuestions } from './late-market-questions.ts';
import { marketQuestions } from './market-questions.ts';
import { ownerQuestions } from './owner-questions.ts';

const pages = [
  '/',
  '/pricing',
  '/blog/seo-basics',
  '/blog/email-tips',
  '/blog/gift-guide',
  '/products/shoes',
  '/products/boots',
  '/products/socks',
  '/sale',
  '/about',
  '/contact',
];
const channels = [
  'Organic Search',
  'Direct',
  'Paid Search',
  'Email',
  'Organic Social',
  'Referral',
  'Paid Social',
];
const countries = ['United States', 'Germany', 'United Kingdom', 'France', 'Canada', 'India'];
const devices = ['mobile', 'desktop', 'tablet'];

/** A shop's Analytics as one file: 1 January 2025 to Tuesday, 12 May 2026. */
export function marketFile() {
  const random = randomFrom(2026);
  const pick = (names: readonly string[]) => names[Math.floor(random() ** 1.6 * names.length)] as string;
  const rows: RawRow[] = [];
  for (const day of daysFrom('2025-01-01' as Day, '2026-05-12' as Day)) {
    const seen = new Set<string>();
    for (let n = 0; n < 44; n++) {
      const of = {
        landing_page: pick(pages),
        channel: pick(channels),
        country: pick(countries),
        device: pick(devices),
        new_vs_returning: random() < 0.63 ? 'new' : 'returning',
      };
      const key = Object.values(of).join('|');
      if (seen.has(key)) continue;
      seen.add(key);
      const sessions = 1 + Math.floor(random() ** 2 * 40);
      const purchases = random() < 0.3 ? Math.floor(random() * sessions * 0.2) : 0;
      rows.push({
        day,
        of,
        n: {
          sessions,
          engaged_sessions: Math.floor(sessions * (0.3 + random() * 0.6)),
          page_views: sessions + Math.floor(random() * sessions * 3),
          engagement_seconds: Math.floor(random() * sessions * 90),
          purchases,
          revenue: Math.round(purchases * (20 + random() * 90) * 100) / 100,
        },
      });
    }
  }
  return fileAsAsked({
    name: 'market',
    today: '2026-05-13' as Day,
    rows,
    questions: [...marketQuestions, ...lateMarketQuestions, ...ownerQuestions],
  });
}
