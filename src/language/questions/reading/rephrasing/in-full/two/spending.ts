import type { Rule } from '../rule.ts';
import { againstABudgetRules } from './against-a-budget.ts';
import { costAndReturnRules } from './cost-and-return.ts';
import { perSoMuchMoneyRules } from './per-so-much-money.ts';
import { spentByOtherVerbsRules } from './spent-by-other-verbs.ts';

/** What was spent, beside what it brought, what came of so much of it, and what was planned. */
export const spendingRules: readonly Rule[] = [
  ...spentByOtherVerbsRules,
  ...costAndReturnRules,
  ...perSoMuchMoneyRules,
  ...againstABudgetRules,
];
