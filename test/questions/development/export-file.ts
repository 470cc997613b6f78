import { type Day, daysFrom } from '#src/shared/week.ts';
import { fileAsAsked, randomFrom } from '../asking/made-file.ts';
import type { RawRow } from '../asking/raw-site.ts';
import { exportQuestions } from './export-questions.ts';

const pages = [
  '/',
  '/shop',
  '/shop/tea',
  '/shop/coffee',
  '/journal/brewing',
  '/journal/roasting',
  '/help',
  '/gift-cards',
];
const channels = ['Organic Search', 'Direct', 'Paid Search', 'Email', 'Organic Social', 'Referral'];
const countries = ['United Kingdom', 'Ireland', 'United States', 'Netherlands', 'Spain'];

/** An export of Analytics with the headings of its own interface: 1 June 2025 to Wednesday, 15 July 2026. */
export function exportFile() {
  const random = randomFrom(99);
  const pick = (names: readonly string[]) => names[Math.floor(random() ** 1.5 * names.length)] as string;
  const rows: RawRow[] = [];
  for (const day of daysFrom('2025-06-01' as Day, '2026-07-15' as Day)) {
    const seen = new Set<string>();
    for (let n = 0; n < 36; n++) {
      const of = {
        landing_page: pick(pages),
        channel: pick(channels),
        country: pick(countries),
        device: pick(['mobile', 'desktop', 'tablet']),
      };
      const key = Object.values(of).join('|');
      if (seen.has(key)) continue;
      seen.add(key);
      const sessions = 1 + Math.floor(random() ** 2 * 50);
      const key_events = Math.floor(random() ** 2 * sessions * 0.2);
      const purchases = Math.floor(random() * key_events);
      rows.push({
        day,
        of,
        n: {
          sessions,
          engaged_sessions: Math.floor(sessions * (0.3 + random() * 0.6)),
          page_views: sessions + Math.floor(random() * sessions * 2),
          key_events,
          purchases,
          revenue: Math.round(purchases * (15 + random() * 60) * 100) / 100,
        },
      });
    }
  }
  return fileAsAsked({
    name: 'export',
    today: '2026-07-16' as Day,
    rows,
    questions: exportQuestions,
    headings: {
      landing_page: 'Landing page',
      channel: 'Session default channel group',
      country: 'Country',
      device: 'Device category',
      sessions: 'Sessions',
      engaged_sessions: 'Engaged sessions',
      page_views: 'Views',
      key_events: 'Key events',
      purchases: 'Ecommerce purchases',
      revenue: 'Total revenue',
    },
  });
}
