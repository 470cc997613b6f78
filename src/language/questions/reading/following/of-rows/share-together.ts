import { askedBack } from '../../problem.ts';
import type { Reading } from '../../reading.ts';
import { wholly } from '../in-whole-words/lead-and-tail.ts';
import { toldAnew } from '../told-anew.ts';

const THEY = '(?:they|those|these|the (?:two|three|four|five|ten))';
const PART =
  '(?:(?:what|which|how big a) (?:share|percent(?:age)?|part|portion|proportion|fraction|%)|how much)';
const WHOLE = '(?: of (?:the |all (?:the )?)?(?:total|whole|everything|it all))?';
const DO = `(?:do|did|does) ${THEY}(?: all)? (?:make up|have|make|account for|represent|hold|add up to)`;
const TOGETHER = wholly(`${PART}${WHOLE} ${DO}(?: together| combined| in total)?`);
const OF_MOVE = wholly(
  `${PART} of (?:the |that |this )?(?:total |whole |overall )?(?:loss(?:es)?|drop|fall|decline|decrease|gain|growth|increase|rise|change)(?: in \\p{L}+)? ${DO}(?: together| combined| in total)?`,
);

/** "What share do they make up together?" behind a top 3: the part of all that those three have. */
export function shareTogether(text: string, before: Reading): Reading | undefined {
  const { intent, found, rank, moves, grain, shape, filters } = before;
  const isOfMove = OF_MOVE.test(text);
  if (intent !== 'numbers' || grain !== null || (!isOfMove && !TOGETHER.test(text))) return undefined;
  const isMoved = moves.length > 0 || (rank !== null && rank.by !== 'value');
  // What those that lost make up of all may be of the loss or of what there is
  if (isMoved) throw askedBack('share_of_move');
  if (isOfMove || found === null || rank === null || shape !== 'value' || before.metrics.length !== 1)
    return undefined;
  return toldAnew({
    ...before,
    shape: 'share',
    dimensions: [],
    rank: null,
    order: null,
    orderBy: null,
    filters: [
      ...filters
        .filter(({ dimension }) => dimension !== found.dimension)
        .map((filter) => ({ ...filter, isWhole: true as const })),
      { dimension: found.dimension, is: 'one_of', members: [...found.members] },
    ],
  });
}
