import { stepsBudget } from '../../steps-budget.ts';

/** A budget that an address wishes for; what is none, or not on a step of the slider, is the usual one. */
export function stepsFrom(text: string | undefined): number {
  const { least, most, step, usual } = stepsBudget;
  const steps = Number(text);
  return text !== undefined && steps >= least && steps <= most && steps % step === 0 ? steps : usual;
}
