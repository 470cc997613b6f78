import { isLight, isNoise, neighbour, type Piece, rewrite, silence } from '../../../piece.ts';

/** "The average time users spend on the site": time is spent there, and no money. */
export function timeSpent(pieces: Piece[]): void {
  for (const [at, piece] of pieces.entries()) {
    if (!/^(?:spend|spends|spent|spending)$/i.test(piece.said)) continue;
    const place = neighbour(pieces, at, -1, (one) =>
      isNoise(one) && !/^time$/i.test(one.said)
        ? true
        : one.type === 'metric' && /^(?:visitors|users)$/.test(one.metric),
    );
    const time = pieces[place];
    const isTime =
      /(?:^| )(?:time|minutes|seconds)$/i.test(time?.said ?? '') || /^long$/i.test(time?.said ?? '');
    if (time === undefined || !isTime) continue;
    if (time.type !== 'metric')
      rewrite(pieces, place, { type: 'metric', metric: 'engagement_per_session', used: false });
    silence(pieces, place + 1, at + 1);
    const behind = neighbour(pieces, at, 1, isLight);
    if (/^site|^website/i.test(pieces[behind]?.said ?? '')) silence(pieces, at + 1, behind + 1);
  }
}
