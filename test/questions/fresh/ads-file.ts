import { type Day, daysFrom } from '#src/shared/week.ts';
import { fileAsAsked, randomFrom } from '../asking/made-file.ts';
import type { Question } from '../asking/question.ts';
import type { RawRow } from '../asking/raw-site.ts';

const campaigns = [
  ['Spring Sale', 'Google Ads'],
  ['Brand Search', 'Google Ads'],
  ['Retargeting', 'Meta'],
  ['Lookalike Audience', 'Meta'],
  ['B2B Leads', 'LinkedIn'],
] as const;

/** What an agency exports of its advertisements: 1 October 2025 to Sunday, 31 May 2026. */
export function adsFile(questions: readonly Question[]) {
  const random = randomFrom(99);
  const rows: RawRow[] = [];
  for (const day of daysFrom('2025-10-01' as Day, '2026-05-31' as Day))
    for (const [at, [campaign, platform]] of campaigns.entries())
      for (const audience of ['Prospects', 'Customers']) {
        if (random() < 0.25) continue;
        const impressions = 200 + Math.floor(random() * 3_000) * (at + 1);
        const clicks = Math.floor(impressions * random() * 0.06);
        rows.push({
          day,
          of: { campaign, platform, audience },
          n: {
            impressions,
            clicks,
            ad_spend: Math.round(clicks * (0.4 + random()) * 100) / 100,
            conversions: Math.floor(clicks * random() * 0.12),
          },
        });
      }
  return fileAsAsked({ name: 'ads', today: '2026-06-01' as Day, rows, questions });
}
