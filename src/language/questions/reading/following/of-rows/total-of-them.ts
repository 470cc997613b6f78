import { askMetric } from '../../../data/ask-metric.ts';
import type { SourceView } from '../../../data/source-view.ts';
import { askedBack } from '../../problem.ts';
import type { Reading } from '../../reading.ts';
import { USUAL_COUNT } from '../../usual-count.ts';
import { askedFor, wholly } from '../in-whole-words/lead-and-tail.ts';
import { toldAnew } from '../told-anew.ts';

const THEY = '(?:they|them|those|these|that|it|the (?:two|three|four|five|ten|\\d+))(?: all)?';
const IN_ALL = '(?:in total|in all|in sum|altogether|all together|together|combined|overall)';

/** "In total?", "what do they add up to", "the sum of the three" */
const SUM = askedFor(
  `(?:in )?(?:the )?(?:total|sum)(?: of ${THEY})?|${IN_ALL}|(?:what|how much) (?:do|does|did) ${THEY} (?:add up to|sum (?:up )?to|make(?: up)?(?= ${IN_ALL}))(?: ${IN_ALL})?|(?:how (?:many|much)|what) (?:is|are|was|were) ${THEY} ${IN_ALL}`,
);
/** "How many sessions are that in total", "their revenue together" */
const SUM_OF = [
  wholly(
    `(?:how (?:many|much)|what) (?<number>\\p{L}[\\p{L} ]*?) (?:(?:is|are|was|were|makes?|made) ${THEY}|(?:do|does|did) ${THEY} (?:have|make|bring(?: in)?|get|earn)) ${IN_ALL}`,
  ),
  wholly(
    `(?:how (?:many|much)|what) (?<number>\\p{L}[\\p{L} ]*?) (?:do|does|did) ${THEY} ${IN_ALL} (?:have|make|bring(?: in)?|get|earn)`,
  ),
  wholly(`(?:their|its) (?:(?:total|combined) )?(?<number>\\p{L}[\\p{L} ]*?),? ${IN_ALL}`),
  wholly('their (?:total|combined|joint) (?<number>\\p{L}[\\p{L} ]*?)'),
];
/** "Total loss", "how much did they lose together" */
const LOSS = askedFor(
  `(?:total|combined|overall) (?:loss(?:es)?|gains?|drop|decline|decrease|increase|growth)|(?:loss(?:es)?|gains?|drop|decline|decrease|increase) (?:${IN_ALL}|of ${THEY}(?: ${IN_ALL})?)|(?:how (?:much|many)|what)(?: \\p{L}+)? (?:do|did|have) ${THEY} (?:lose|lost|gain|gained|drop|dropped|fall|fallen)(?: by)? ${IN_ALL}`,
);
const MEAN_OF = wholly(
  `(?:(?:what (?:is|was)|what['’]s) )?(?:the |their )?(?:average|mean|avg\\.?) (?<number>(?!position)\\p{L}[\\p{L} ]*?)(?: (?:of|for|across|among) ${THEY}(?: together)?)?`,
);

interface Known {
  readonly views: readonly SourceView[];
  readonly read: (text: string) => Reading | undefined;
}

/**
 * "In total?" behind a top 5 is what those five have together, "total loss" behind who lost what they lost together. The mean of rates is
 * not their rate together, so it is asked about. Undefined where nothing was listed, or all there is.
 */
export function totalOfThem(text: string, before: Reading, { views, read }: Known): Reading | undefined {
  const { found, rank, moves, dimensions, grain, each, intent, limits } = before;
  const isList = intent === 'numbers' && dimensions.length === 1 && grain === null && each === null;
  const isCut = rank !== null ? rank.count !== 1 && rank.within === null : moves.length + limits.length > 0;
  if (!isList || !isCut || before.shape === 'share' || before.shape === 'count') return undefined;
  const isMoved = moves.length > 0 || (rank !== null && rank.by !== 'value');
  const mean = MEAN_OF.exec(text)?.groups?.['number'];
  if (mean !== undefined && isRate(read(`their ${mean}`), views)) throw askedBack('points_back');
  const named = SUM_OF.map((pattern) => pattern.exec(text)?.groups?.['number']).find(Boolean);
  const isLoss = LOSS.test(text);
  if (!isLoss && named === undefined && !SUM.test(text)) return undefined;
  // What fell by itself may be meant, or how much of it there is now
  // Of a list that was cut nobody knows whether all that moved are meant
  const isCutShort = isMoved && rank?.count === null && (found?.members.length ?? 0) >= USUAL_COUNT;
  if (found === null || isCutShort || (isLoss && !isMoved) || (isMoved && !isLoss && named === undefined))
    throw askedBack('points_back');
  const theirs = named === undefined ? before : read(`their ${named}`);
  if (theirs === undefined || theirs.metrics.length === 0) return undefined;
  if (isRate(theirs, views) || theirs.metrics.length > 1) throw askedBack('points_back');
  const isHeld = isMoved && theirs.periods.length < 2;
  return toldAnew({
    ...theirs,
    dimensions: [],
    rank: null,
    order: null,
    orderBy: null,
    moves: [],
    limits: [],
    chosen: null,
    isTogether: true,
    shape: isMoved ? 'change' : 'value',
    versus: isHeld ? (theirs.versus ?? 'before') : theirs.versus,
    filters: [
      ...theirs.filters.filter(({ dimension }) => dimension !== found.dimension),
      { dimension: found.dimension, is: 'one_of', members: [...found.members] },
    ],
  });
}

function isRate(reading: Reading | undefined, views: readonly SourceView[]): boolean {
  const view = views.find(({ source }) => source.id === reading?.sourceId);
  const [metric] = reading?.metrics ?? [];
  return view !== undefined && metric !== undefined && askMetric(view, metric)?.kind === 'quotient';
}
