import type { Day } from '#src/shared/week.ts';
import { asChoice, askedBack } from '../reading/problem.ts';
import type { Token } from '../text/tokenize.ts';
import { dayOf } from './period.ts';

/**
 * Whether 3/5/2026 is the fifth of March. All dates of a question are written in one order: one that gives a day which
 * does not exist or lies ahead is not it. Where both are left the currency tells, and without one the asker.
 */
export function isMonthFirst(tokens: readonly Token[], today: Day, currencies: readonly string[]): boolean {
  const dates = tokens.filter(({ kind, word }) => kind === 'date' && word.includes('/'));
  if (dates.length === 0) return true;
  const days = dates.map(({ word }) => {
    const [a, b, c] = word.split('/').map(Number) as [number, number, number];
    const year = c < 100 ? 2000 + c : c;
    return { monthFirst: dayOf(year, a, b), dayFirst: dayOf(year, b, a) };
  });
  // 31/9/2026 is no day either way, which is said of it
  if (days.some(({ monthFirst, dayFirst }) => monthFirst === undefined && dayFirst === undefined))
    return true;
  const isPast = (day: Day | undefined): boolean => day !== undefined && day <= today;
  const [asMonths, asDays] = [
    days.every(({ monthFirst }) => isPast(monthFirst)),
    days.every(({ dayFirst }) => isPast(dayFirst)),
  ];
  const isSame = days.every(({ monthFirst, dayFirst }) => monthFirst === dayFirst);
  if (asMonths !== asDays || isSame) return asMonths;
  if (currencies.length > 0) return currencies.includes('USD');
  const written = (order: 'monthFirst' | 'dayFirst'): string =>
    tokens
      .map((token) => {
        const at = dates.indexOf(token);
        return `${token.glued ? '' : ' '}${at < 0 ? token.text : (days[at]?.[order] ?? token.text)}`;
      })
      .join('')
      .trim();
  const [first, second] = [written('monthFirst'), written('dayFirst')];
  throw askedBack('date_order', [first, second].map(asChoice));
}
