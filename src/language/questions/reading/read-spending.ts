import { isKeyword, type Piece } from './piece.ts';
import { NotAnswerable } from './problem.ts';

/** What customers spend is revenue; what is spent on advertising the data do not hold. */
export function readSpending(pieces: Piece[]): void {
  const isCustomer = pieces.some((piece) => piece.type === 'metric' && piece.metric === 'visitors');
  for (const [at, piece] of pieces.entries()) {
    if (!isCustomer || piece.type !== 'topic' || !/^(?:spend|spent|spending)$/i.test(piece.said)) continue;
    const isPerOrder = pieces.some(
      (one) =>
        one.type === 'metric' && one.metric === 'purchases' && /order|purchase|transaction/i.test(one.said),
    );
    const isMean = pieces.some((one) => isKeyword(one, 'average'));
    if (!isPerOrder && isMean)
      throw new NotAnswerable({
        type: 'ambiguous',
        about: 'spend_per_what',
        choices: ['average order value last month', 'revenue per session last month'].map((question) => ({
          label: question,
          question,
        })),
      });
    pieces[at] = { ...piece, type: 'metric', metric: 'revenue', used: false } as Piece;
    for (const [place, one] of pieces.entries()) {
      const isCounted = isPerOrder && isKeyword(one, 'average');
      if (isCounted || (one.type === 'metric' && one.metric === 'visitors'))
        pieces[place] = { ...one, type: 'noise', used: true } as Piece;
    }
  }
}
