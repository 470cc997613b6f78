import { type Day, daysFrom } from '#src/shared/week.ts';
import { fileAsAsked, randomFrom } from '../asking/made-file.ts';
import type { RawRow } from '../asking/raw-site.ts';
import { clubQuestions } from './club-questions.ts';

/** A sports club's site with events of its own and source / medium pairs: 1 January to Tuesday, 12 May 2026. */
export function clubFile() {
  const random = randomFrom(77);
  const rows: RawRow[] = [];
  for (const day of daysFrom('2026-01-01' as Day, '2026-05-12' as Day))
    for (const landing_page of [
      '/',
      '/classes/yoga-flow',
      '/classes/boxing-basics',
      '/classes/boxing-kids',
      '/classes/indoor-cycling',
    ])
      for (const source_medium of [
        'google / organic',
        'google / cpc',
        'newsletter / email',
        'facebook / paid_social',
        'instagram / paid_social',
        '(direct) / (none)',
      ])
        for (const city of ['Leeds', 'York', 'Hull']) {
          if (random() < 0.55) continue;
          const sessions = 2 + Math.floor(random() * 30);
          const signups = Math.floor(random() * sessions * 0.4);
          rows.push({
            day,
            of: { landing_page, source_medium, city },
            n: {
              sessions,
              signups,
              enrollments: Math.floor(random() * (signups + 1)),
              bookings: Math.floor(random() * 5),
            },
          });
        }
  return fileAsAsked({ name: 'club', today: '2026-05-13' as Day, rows, questions: clubQuestions });
}
