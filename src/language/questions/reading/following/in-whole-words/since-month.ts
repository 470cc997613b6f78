import { once } from '../../../text/pattern.ts';
import { MONTH, placeOfMonth } from '../../marking/month-names.ts';

const SINCE = once`,? since (?<month>${MONTH})(?=[ ?.!]*$)`;

/**
 * "Which of them got worse since September?" behind a list of October: October against September. Behind other days, and of a month
 * that came later, it is up to now.
 */
export function sinceMonth(
  text: string,
  days: { readonly from: string; readonly to: string } | undefined,
): string {
  const month = SINCE.exec(text)?.groups?.['month'];
  if (month === undefined || days === undefined || !isMonth(days)) return text;
  const [year, own] = days.from.split('-').map(Number);
  const isEarlier = placeOfMonth(month) + 1 < (own ?? 0);
  return isEarlier ? text.replace(SINCE, ` compared with ${month} ${year}`) : text;
}

const isMonth = ({ from, to }: { readonly from: string; readonly to: string }): boolean =>
  from.endsWith('-01') && from.slice(0, 7) === to.slice(0, 7) && Number(to.slice(8)) >= 28;
