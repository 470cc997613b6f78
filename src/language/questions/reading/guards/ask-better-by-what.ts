import type { About } from '../about.ts';
import type { Assembled } from '../assemble.ts';
import type { Mark } from '../mark.ts';
import { isKeyword } from '../piece.ts';
import { askedBack } from '../problem.ts';
import type { Reading } from '../reading.ts';
import { withoutNoise } from './spoken.ts';

const BETTER =
  /^(?:(?:(?:do|does|did|doing|perform|performs|performed|performing) )?(?:better|worse)(?: than)?|beat|beats|beating|outperform(?:s|ed|ing)?|outdo|outdid|outdoing)$/i;

/** "Is mobile better than desktop?", "did Graz beat Linz?": by more sessions, or by a higher rate? Nothing says, so the asker says by which. */
export function askBetterByWhat(marks: readonly Mark[], { has }: Assembled, { each }: Reading): void {
  if (has.metric || each === null || !marks.some(({ said }) => BETTER.test(said))) return;
  const names = `${each.names.join(' vs ')}${whenAndWhere(marks, each.dimension)}`;
  throw askedBack(
    'judged_by_what',
    ['conversion rate', 'revenue', '{metric}', 'bounce rate', 'average position'].map((number) => ({
      label: `${number} of ${names}`,
      question: `${number} of ${names}`,
    })),
  );
}

/** "On march 14", "in Germany": what is asked back is of the same days and of nobody else. */
const whenAndWhere = (marks: readonly Mark[], compared: string): string =>
  marks
    .flatMap((mark, at) => {
      const isWhere =
        mark.type === 'members' && !mark.candidates.some(({ dimension }) => dimension === compared);
      if (mark.type !== 'time' && !isWhere) return [];
      const before = marks[at - 1];
      const isLed = before !== undefined && isKeyword(before, 'preposition', 'without');
      return [isLed ? ` ${before.said} ${mark.said}` : ` ${mark.said}`];
    })
    .join('');

/** "Is mobile better than last month?": held against it, and no number of last month alone. */
export function betterThanThen(
  marks: readonly Mark[],
  { periods, versus, shape, moves, limits, rank }: Reading,
): About | undefined {
  const [period, other] = periods;
  // "Are we better than in January?" behind a question of January
  const isOfItself = periods.length === 2 && period?.from === other?.from && period?.to === other?.to;
  if (isOfItself) return 'versus_what';
  const isChosen = moves.length > 0 || limits.length > 0 || rank !== null;
  if (isChosen || periods.length !== 1 || versus !== null || shape === 'change') return undefined;
  const spoken = withoutNoise(marks);
  const isHeld = spoken.some(
    (mark, at) =>
      /^(?:better|worse) than$/i.test(
        `${mark.said}${/than$/i.test(mark.said) ? '' : ` ${spoken[at + 1]?.said ?? ''}`}`,
      ) &&
      spoken
        .slice(at + 1, at + 3)
        .some(
          ({ type }, place, near) =>
            type === 'time' && (place === 0 || /^(?:than|in|on|during)$/i.test(near[0]?.said ?? '')),
        ),
  );
  return isHeld ? 'versus_what' : undefined;
}
