/** What other areas may ask of this one. */
export { forgetPerson, noteDeed } from './audit-log.ts';
export {
  type MonthlyCredits,
  reserveCredits,
  settleCredits,
  spendOnPlanning,
} from './credits.ts';
export { membershipsOf } from './organization-store.ts';
