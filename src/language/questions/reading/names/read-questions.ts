import { isKeyword, type Piece } from '../piece.ts';
import type { Asking } from './asking.ts';
import { dimensionBeside, isAskedFor } from './dimension-beside.ts';

const QUESTIONS = 'how what why when where who which can is are do does should will'
  .split(' ')
  .map((word) => `${word} `);

/** "Question keywords": queries that begin with a word of asking. */
export function readQuestions({ pieces, view, found }: Asking, piece: Piece, at: number): void {
  const dimension = view.dimensionColumns.find((column) => view.kindOf(column) === 'query');
  if (dimension === undefined) return;
  found.add(at, dimension, 'starting_with', QUESTIONS);
  found.assume({ code: 'question_queries', said: piece.said });
  piece.used = true;
  // "Question queries by clicks" lists them; "clicks from question queries" is one number
  const beside = dimensionBeside(pieces, at, view);
  const before = pieces.slice(0, at);
  const isOfNumber = before.some(({ type }) => type === 'metric') && !isAskedFor(pieces, piece);
  const isBeside =
    beside?.columns.includes(dimension) && !before.some((one) => isKeyword(one, 'by', 'which'));
  if (beside !== undefined && isBeside && isOfNumber) beside.piece.used = true;
}
