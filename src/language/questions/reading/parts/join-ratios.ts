import { isKeyword, isNoise, neighbour, type Piece, silence } from '../piece.ts';

/** How many of them something may be told per. */
const SCALES = new Set([100, 1000, 1_000_000]);

const TURN =
  /^(?:turn|turns|turned|turning|convert|converts|converted|become|becomes|became|result|results|resulted|end|ends|ended|lead|leads)$/i;

/** "The percentage of visits that turn into sign-ups": of all visits, the sign-ups. */
export function turnsInto(pieces: Piece[]): void {
  const share = pieces.findIndex((piece) => isKeyword(piece, 'share'));
  const turn = pieces.findIndex(({ said }, at) => at > share && TURN.test(said));
  const joint = pieces[turn + 1];
  if (share < 0 || turn < 0 || !/^(?:into|to|in|up as|up in)$/i.test(joint?.said ?? '')) return;
  const whole = pieces.findIndex(({ type }, at) => at > share && at < turn && type === 'metric');
  const part = neighbour(pieces, turn + 1, 1, isNoise);
  const [under, over] = [pieces[whole], pieces[part]];
  if (under?.type !== 'metric' || over?.type !== 'metric') return;
  pieces[part] = { ...over, metric: `ratio:${over.metric}:${under.metric}` };
  for (const at of [share, whole, turn, turn + 1]) silence(pieces, at);
}

/** "tickets per sign-up", "the ratio of clicks to impressions": two metrics become one. */
export function joinRatios(pieces: Piece[]): void {
  for (const [at, piece] of pieces.entries()) {
    if (piece.type !== 'metric') continue;
    const joint = neighbour(
      pieces,
      at,
      1,
      (one) => one.type === 'noise' && !/^(?:to|by|\/)$/i.test(one.said),
    );
    const beside = neighbour(pieces, joint, 1, isNoise);
    // "Revenue per thousand sessions"
    const many = pieces[beside];
    const isScaled = many?.type === 'number' && SCALES.has(many.value) && isKeyword(pieces[joint], 'per');
    const next = isScaled ? neighbour(pieces, beside, 1, isNoise) : beside;
    const under = pieces[next];
    const says = pieces[joint];
    if (says === undefined || under?.type !== 'metric' || under.metric === piece.metric) continue;
    const isRatio = isKeyword(pieces[neighbour(pieces, at, -1)], 'ratio');
    const isShare = isKeyword(pieces[neighbour(pieces, at, -1)], 'share');
    const joins =
      isKeyword(says, 'per') ||
      isKeyword(says, 'ratio') ||
      says.said === '/' ||
      (isRatio && /^(?:to|and|over|:|\/)$/i.test(says.said)) ||
      // "share of sessions and revenue" is two shares
      (isShare && /^(?:to|over|:|\/)$/i.test(says.said));
    if (!joins) continue;
    // "Refund rate per ticket" is a rate of tickets already; of anything else nobody can tell what is meant.
    if (/^(?:ratio|per_\d+):/.test(piece.metric)) {
      if (!piece.metric.endsWith(`:${under.metric}`)) continue;
      says.used = true;
      silence(pieces, next);
      continue;
    }
    if (isScaled) many.used = true;
    // "Purchase rate per trial": of the trials, and no rate of a rate
    const over = piece.metric === 'purchase_rate' && under.metric !== 'sessions' ? 'purchases' : piece.metric;
    pieces[at] = {
      ...piece,
      metric: `${isScaled ? `per_${many.value}` : 'ratio'}:${over}:${under.metric}`,
      said: `${piece.said} per ${isScaled ? `${many.said} ` : ''}${under.said}`,
    };
    says.used = true;
    silence(pieces, next);
    for (const one of pieces) if (isKeyword(one, 'ratio')) one.used = true;
  }
}
