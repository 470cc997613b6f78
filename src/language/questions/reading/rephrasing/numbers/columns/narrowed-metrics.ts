import { isKeyword, type Piece, rewrite } from '../../../piece.ts';

const NARROWING =
  /^(?:first|repeat|repeated|large|small|big|great|poor|quick|slow|long|short|similar|same|online|early|late|recovered)$/i;

const COUNTED = /^(?:likes|views|hits|looks|logs|searches|needs)$/i;

/** "First-time visits", "high-value orders", "one-time visits": they are not all visits, and which they are is not known. */
export function narrowedMetrics(pieces: Piece[]): void {
  for (const [at, piece] of pieces.entries()) {
    // "Top author by likes": what it is ranked by is no filler.
    if (piece.type === 'noise' && COUNTED.test(piece.said) && isKeyword(pieces[at - 1], 'by'))
      rewrite(pieces, at, { type: 'unknown' });
    // "How long were visits": a number of visits is no answer, the minutes of a column are.
    if (piece.type === 'noise' && /^long$/i.test(piece.said) && /^how$/i.test(pieces[at - 1]?.said ?? ''))
      if (
        !pieces.some(
          (one) => one.type === 'metric' && /second|minute|hour|time|duration|engagement/.test(one.metric),
        )
      )
        rewrite(pieces, at, { type: 'unknown' });
    if (piece.type !== 'metric') continue;
    const before = pieces[at - 1];
    const lead = pieces[at - 2];
    const isOfTwo =
      /^(?:time|timer|value|volume|intent|quality)s?$/i.test(before?.said ?? '') &&
      /^(?:first|one|high|low|last|second|repeat|short|long|top)$/i.test(lead?.said ?? '');
    const isOfOne =
      (before?.type === 'noise' || before?.type === 'keyword') && NARROWING.test(before?.said ?? '');
    // "Group bookings": what nobody says by what, groups nothing
    const isOfGroups =
      /^group$/i.test(before?.said ?? '') &&
      isKeyword(before, 'breakdown') &&
      !pieces.slice(at + 1).some(({ said }) => /^(?:by|into|per|across)$/i.test(said));
    if (isOfTwo && lead && before) {
      rewrite(pieces, at - 2, { type: 'unknown', said: `${lead.said}-${before.said}` });
      rewrite(pieces, at - 1, { type: 'noise', said: '', used: true });
    } else if (isOfOne || isOfGroups) rewrite(pieces, at - 1, { type: 'unknown' });
  }
}
