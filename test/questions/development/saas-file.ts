import { type Day, daysFrom } from '#src/shared/week.ts';
import { fileAsAsked, randomFrom } from '../asking/made-file.ts';
import type { RawRow } from '../asking/raw-site.ts';
import { saasQuestions } from './saas-questions.ts';

/** A file of nobody's catalogue: 1 September 2025 to Tuesday, 12 May 2026. */
export function saasFile() {
  const random = randomFrom(5);
  const rows: RawRow[] = [];
  for (const day of daysFrom('2025-09-01' as Day, '2026-05-12' as Day))
    for (const industry of ['Retail', 'Health Care', 'Banking', 'Education'])
      for (const plan_tier of ['Starter', 'Growth', 'Enterprise'])
        for (const sales_rep of ['Ada Stone', 'Ben Fox', 'Cleo Park']) {
          if (random() < 0.35) continue;
          const size = plan_tier.length + industry.length / 2;
          rows.push({
            day,
            of: { industry, plan_tier, sales_rep },
            n: {
              demo_requests: Math.floor(random() * size),
              trials_started: Math.floor(random() * size * 0.7),
              support_calls: Math.floor(random() * 9),
              invoiced_amount: Math.round(random() * size * 10_000) / 100,
            },
          });
        }
  return fileAsAsked({ name: 'saas', today: '2026-05-13' as Day, rows, questions: saasQuestions });
}
