import type { Assembled } from '../assemble.ts';
import type { Mark } from '../mark.ts';
import { NotAnswerable } from '../problem.ts';
import type { Reading } from '../reading.ts';

const BETTER =
  /^(?:(?:do|does|did|doing|perform|performs|performed|performing) )?(?:better|worse)(?: than)?$/i;

/** "Is mobile better than desktop?": by more sessions, or by a higher rate? Nothing says, so the asker says by which. */
export function askBetterByWhat(marks: readonly Mark[], { has }: Assembled, { each }: Reading): void {
  if (has.metric || each === null || !marks.some(({ said }) => BETTER.test(said))) return;
  const names = each.names.join(' vs ');
  throw new NotAnswerable({
    type: 'ambiguous',
    about: 'judged_by_what',
    choices: ['conversion rate', 'revenue', '{metric}', 'bounce rate', 'average position'].map((number) => ({
      label: `${number} of ${names}`,
      question: `${number} of ${names}`,
    })),
  });
}
