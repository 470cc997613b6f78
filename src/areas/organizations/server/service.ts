/** What other areas may ask of this one. */
export {
  creditsForSteps,
  type MonthlyCredits,
  reserveCredits,
  STEPS_PER_CREDIT,
  settleCredits,
} from './credits.ts';
