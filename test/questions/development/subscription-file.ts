import { type Day, daysFrom } from '#src/shared/week.ts';
import { fileAsAsked, randomFrom } from '../asking/made-file.ts';
import type { RawRow } from '../asking/raw-site.ts';
import { lateSubscriptionQuestions } from './late-publisher-questions.ts';
import { subscriptionQuestions } from './subscription-questions.ts';

/** A subscription program's site by plan, region and campaign: 1 January 2025 to Sunday, 5 April 2026. */
export function subscriptionFile() {
  const random = randomFrom(404);
  const rows: RawRow[] = [];
  for (const day of daysFrom('2025-01-01' as Day, '2026-04-05' as Day))
    for (const plan of ['Basic', 'Business', 'Business Plus'])
      for (const region of ['EMEA', 'APAC', 'LATAM', 'North America'])
        for (const campaign of ['Spring Push', 'Webinar', '(not set)']) {
          if (random() < 0.4) continue;
          const visits = 3 + Math.floor(random() * 40 * (plan === 'Basic' ? 2 : 1));
          const signups = Math.floor(random() * visits * 0.3);
          rows.push({
            day,
            of: { plan, region, campaign },
            n: {
              visits,
              signups,
              activations: Math.floor(random() * (signups + 1)),
              cancellations: Math.floor(random() ** 3 * 4),
              new_mrr: Math.round(signups * (8 + random() * 30) * 100) / 100,
            },
          });
        }
  return fileAsAsked({
    name: 'subscription',
    today: '2026-04-06' as Day,
    rows,
    questions: [...subscriptionQuestions, ...lateSubscriptionQuestions],
    headings: { new_mrr: 'New MRR', signups: 'Sign-ups' },
  });
}
