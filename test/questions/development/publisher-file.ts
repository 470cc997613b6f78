import { type Day, daysFrom } from '#src/shared/week.ts';
import { fileAsAsked, randomFrom } from '../asking/made-file.ts';
import type { RawRow } from '../asking/raw-site.ts';
import { latePublisherQuestions } from './late-publisher-questions.ts';
import { publisherQuestions } from './publisher-questions.ts';

const articles = [
  ['Tides of the North', 'Mara Quinn', 'Travel'],
  ['How to Prune Roses', 'Otto Brandt', 'Home & Garden'],
  ['Inside the Budget', 'Lena Okafor', 'Politics'],
  ['Five Soups for Winter', 'Mara Quinn', 'Food'],
  ['The Ferry Strike', 'Lena Okafor', 'Politics'],
  ['A Night in Porto', 'Iris Vale', 'Travel'],
  ['Bread without Yeast', 'Otto Brandt', 'Food'],
] as const;

/** A magazine's own counts by article and newsletter: 1 October 2025 to Wednesday, 17 June 2026. */
export function publisherFile() {
  const random = randomFrom(77);
  const rows: RawRow[] = [];
  for (const day of daysFrom('2025-10-01' as Day, '2026-06-17' as Day))
    for (const [article, author, section] of articles)
      for (const newsletter of ['Morning Brief', 'Weekend Reader', 'none']) {
        if (random() < 0.3) continue;
        const size = 6 + article.length + author.length;
        const reads = Math.floor(random() * size);
        rows.push({
          day,
          of: { author, section, article, newsletter },
          n: {
            reads,
            read_minutes: Math.floor(reads * (1 + random() * 4)),
            subscriptions: Math.floor(random() ** 3 * 5),
            comments: Math.floor(random() ** 2 * 7),
          },
        });
      }
  return fileAsAsked({
    name: 'publisher',
    today: '2026-06-18' as Day,
    rows,
    questions: [...publisherQuestions, ...latePublisherQuestions],
  });
}
