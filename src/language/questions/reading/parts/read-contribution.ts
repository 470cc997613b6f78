import { askMetric } from '../../data/ask-metric.ts';
import type { SourceView } from '../../data/source-view.ts';
import { isKeyword, isMove, isNoise, neighbour, type Piece, silence } from '../piece.ts';
import { askedBack } from '../problem.ts';
import type { Reading } from '../reading.ts';

const isJoint = (piece: Piece): boolean =>
  isNoise(piece) ||
  piece.type === 'metric' ||
  piece.type === 'time' ||
  isKeyword(piece, 'preposition', 'total', 'top') ||
  /^(?:to|of|net)$/i.test(piece.said);
const CHANGE =
  /^(?:increase|growth|rise|gain|gains|uplift|jump|surge|climb|improvement|boost|upswing|uptick|drop|decline|fall|loss|losses|decrease|dip|slump|reduction|downturn|change|changes|shift|swing|movement|spike|recovery|plunge|slide)$/i;

const NOUN = /^(?:growth|uplift|improvement|downturn|reduction|upswing|uptick|loss|losses|gains)$/i;

/**
 * "Which channel contributed most to the drop", "what share of the increase came from each country": what part of the change
 * in total each one made. Leaves the change itself, and who is asked about.
 */
export function readContribution(pieces: Piece[]): boolean {
  for (const [at, piece] of pieces.entries()) {
    const isShare = isKeyword(piece, 'share') && !/^(?:%|percent)$/i.test(piece.said);
    const isCause =
      isKeyword(piece, 'why') &&
      /responsible for$|^(?:drove|caused|driving|causing)$/i.test(piece.said) &&
      pieces.slice(0, at).some(({ type }) => type === 'dimension') &&
      pieces.some((one) => isKeyword(one, 'which'));
    // "What contributed to the drop" of no split that is named asks why
    const isDriver =
      isKeyword(piece, 'why') &&
      /contributed to$/i.test(piece.said) &&
      pieces.some(({ type }) => type === 'dimension' || type === 'members');
    if (!isShare && !isCause && !isDriver) continue;
    // "Contribution of each channel to the change in sessions"
    const isOfEach = /^contribut/i.test(piece.said);
    const place = neighbour(
      pieces,
      at,
      1,
      (one) =>
        isJoint(one) ||
        (isOfEach && (/^(?:dimension|members)$/.test(one.type) || isKeyword(one, 'each', 'by'))),
    );
    const change = pieces[place];
    if (!isMove(change) || !CHANGE.test(change?.said ?? '')) continue;
    // "Did the share of sessions drop": what it did is no noun
    const lead = pieces[place - 1];
    const isNoun =
      /^(?:the|this|that|our|its|total|overall|net|of|in|to)$/i.test(lead?.said ?? '') ||
      isKeyword(lead, 'total', 'preposition') ||
      (lead?.type === 'metric' && NOUN.test(change?.said ?? ''));
    if (!isNoun) continue;
    // "The share of growing channels", "share grew": said of the share
    const between = pieces.slice(at + 1, place);
    const isOf =
      /(?: of| for| to)$/i.test(piece.said) ||
      between.some(({ said }) => /^(?:to|of|for|in the|to the|of the)$/i.test(said));
    if (!isOf) continue;
    silence(pieces, at);
    // "Contributed the most to": the order of the rows is that of the change
    for (let i = at + 1; i < place; i++)
      if (isKeyword(pieces[i], 'preposition') || isNoise(pieces[i])) silence(pieces, i);
    for (const [i, one] of pieces.entries()) if (i !== at && isKeyword(one, 'share')) silence(pieces, i);
    return true;
  }
  return false;
}

/** Only what adds up has parts of a change; of one name it is that name's among all of its kind. */
export function asContribution(reading: Reading, view: SourceView): Reading {
  const { dimensions, filters, metrics, rank, each, grain, gap } = reading;
  const [only] = filters;
  const isOfName = dimensions.length === 0 && each === null;
  const isPlain =
    metrics.length === 1 &&
    metrics.every((id) => askMetric(view, id)?.kind === 'additive') &&
    dimensions.length <= 1 &&
    grain === null &&
    gap === null &&
    reading.limits.length === 0 &&
    (!isOfName || (filters.length === 1 && only?.is === 'one_of' && only.members.length === 1));
  if (!isPlain) throw askedBack('share_of_rate');
  const by = rank?.by === 'growth' ? 'gain' : rank?.by === 'shrinkage' ? 'loss' : rank?.by;
  return {
    ...reading,
    isOfChange: true,
    shape: 'change',
    isYesNo: false,
    moves: [],
    rank: rank === null || by === undefined ? null : { ...rank, by },
    ...(isOfName &&
      only !== undefined && {
        filters: [],
        each: { dimension: only.dimension, members: [only.members], names: only.members },
      }),
  };
}
