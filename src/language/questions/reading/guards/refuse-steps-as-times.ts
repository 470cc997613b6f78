import { once } from '../../text/pattern.ts';
import type { Mark } from '../mark.ts';
import { askedBack } from '../problem.ts';
import type { Reading } from '../reading.ts';

/** "Days better than the day before": each is held against its own, and not all of them against as many before. */
const THAN_BEFORE = once`\b(days|weeks|months)\b.*\b(?:than|beat|beats|over|above) (?:the )?(day|week|month) (?:before|prior)\b`;

/** Where days that beat the one before would be told day by day beside another month. */
export function refuseStepsAsTimes(
  marks: readonly Mark[],
  { grain, versus, periods, isStepwise, always, moves, shape }: Reading,
): void {
  const [, units, unit] = THAN_BEFORE.exec(marks.map(({ said }) => said).join(' ')) ?? [];
  const isOfUnit = units?.toLowerCase() === `${unit?.toLowerCase()}s` && unit?.toLowerCase() === grain;
  const isTold = isStepwise || always !== null || moves.length > 0 || shape === 'average';
  if (isOfUnit && !isTold && (versus !== null || periods.length === 2)) throw askedBack('steps_of_time');
}
