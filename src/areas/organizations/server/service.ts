/** What other areas may ask of this one. */
export {
  type MonthlyCredits,
  reserveCredits,
  settleCredits,
} from './credits.ts';
