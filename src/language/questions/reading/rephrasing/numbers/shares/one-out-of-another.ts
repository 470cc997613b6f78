import { askMetric } from '../../../../data/ask-metric.ts';
import type { SourceView } from '../../../../data/source-view.ts';
import type { Mark } from '../../../mark.ts';
import { isKeyword, isNamed, isNoise, isRank } from '../../../piece.ts';
import { askedBack } from '../../../problem.ts';

const OUT_OF = /^(?:out of|among|amongst)$/i;
const OF = /^(?:of|of the)$/i;

/**
 * "The proportion of tickets refunded out of all tickets sold", "the share of refunds of all sales": one number over another of the same rows, and
 * neither how the first spreads nor the second over the first. Of a part of the site out of "all" it is asked, since the whole may be
 * that of everybody.
 */
export function oneOutOfAnother(marks: readonly Mark[], views: readonly SourceView[]): readonly Mark[] {
  const joint = marks.findIndex((_, at) => isJoint(marks, at));
  // "Which client opens the most out of those delivered"
  const before = marks.findLastIndex((mark, at) => at < joint && !isNoise(mark) && !isRank(mark));
  const behind = marks.findIndex((mark, at) => at > joint && !isNoise(mark) && !isKeyword(mark, 'total'));
  const [over, under] = [marks[before], marks[behind]];
  if (joint < 0 || over?.type !== 'metric' || under?.type !== 'metric') return marks;
  if (over.metric === under.metric || !areOfOneSource(over.metric, under.metric, views)) return marks;
  const share = marks.findLastIndex((mark, at) => at < before && isKeyword(mark, 'share'));
  // "How many orders out of how many sessions": both, beside each other; "get more sales out of the traffic" wants advice
  if (share < 0 && marks.some((mark) => isKeyword(mark, 'count', 'more', 'less', 'gain', 'loss', 'advice')))
    return marks;
  const part = marks.slice(Math.max(share, 0), before);
  const isOfAll = marks.slice(joint, behind).some((mark) => isKeyword(mark, 'total'));
  if (isOfAll && part.some(isNamed)) throw askedBack('share_of_which');
  const from = share >= 0 && part.slice(1).every(isNoise) ? share : before;
  const said = marks
    .slice(from, behind + 1)
    .map((mark) => mark.said)
    .join(' ');
  const ratio: Mark = { ...over, metric: `ratio:${over.metric}:${under.metric}`, said };
  const ranks = marks.slice(before + 1, joint).filter(isRank);
  return [...marks.slice(0, from), ...ranks, ratio, ...marks.slice(behind + 1)];
}

/** "Out of", and behind "the share of" what stands between two numbers: "of all", "to". */
function isJoint(marks: readonly Mark[], at: number): boolean {
  const said = marks[at]?.said ?? '';
  if (OUT_OF.test(said)) return true;
  const [before, share] = marks
    .slice(0, at)
    .filter((mark) => !isNoise(mark))
    .reverse();
  const isOfShare = before?.type === 'metric' && isKeyword(share, 'share');
  return isOfShare && (/^to$/i.test(said) || (OF.test(said) && isKeyword(marks[at + 1], 'total')));
}

/** Both add up, and in one source. */
const areOfOneSource = (a: string, b: string, views: readonly SourceView[]): boolean =>
  views.some((view) => [a, b].every((id) => askMetric(view, id)?.kind === 'additive'));
