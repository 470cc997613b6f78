import { finestUnit, meanUnit } from '../../parts/read-units.ts';
import { isKeyword, type Piece } from '../../piece.ts';
import { askedBack } from '../../problem.ts';

/** "Daily average by month" has two units of time, and only one of them would be heard. */
export function refuseTwoGrains(pieces: readonly Piece[], isSplit: boolean): void {
  const grains = new Set(pieces.flatMap((piece) => (piece.type === 'grain' ? [piece.grain] : [])));
  if (grains.size < 2) return;
  const per = meanUnit(pieces, true);
  const isMean = pieces.some((piece) => isKeyword(piece, 'average', 'median'));
  if (isMean && per !== null && !isSplit) return;
  const metric = pieces.find(({ type }) => type === 'metric')?.said ?? '{metric}';
  const time = pieces.find(({ type }) => type === 'time')?.said;
  const choices = [
    ...(per === null ? [] : [`average ${metric} per ${finestUnit(pieces)} by ${per} ${time ?? ''}`]),
    ...[...grains].map((grain) =>
      grain === 'weekday'
        ? `${metric} by day of the week ${time ?? 'last month'}`
        : `${metric} per ${grain} ${time ?? 'this year'}`,
    ),
  ].map((question) => ({ label: question.trim(), question: question.trim() }));
  throw askedBack('two_grains', choices);
}
