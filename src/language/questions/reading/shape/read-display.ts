import { isKeyword, type Piece } from '../piece.ts';
import type { Reading } from '../reading.ts';

const drawingOf = (pieces: readonly Piece[]): string | undefined =>
  pieces.find((piece) => isKeyword(piece, 'chart'))?.said.toLowerCase();

/** "As a table", "plot it". */
export function displayOf(pieces: readonly Piece[]): Reading['display'] {
  const said = drawingOf(pieces);
  if (said === undefined || said === 'list' || said === 'as a list') return null;
  return said.includes('table') ? 'table' : 'chart';
}

/** "As a line chart": a line leads from one time to the next, so that the course is asked for. */
export const isDrawnAsLine = (pieces: readonly Piece[]): boolean =>
  /\blines?\b/.test(drawingOf(pieces) ?? '');

const NOT_DRAWN =
  /\b(?:pie|donut|doughnut|ring|scatter|bubble|radar|funnel|heat ?map|tree ?map|world map|map|histogram)\b/iu;

/** "As a pie chart": charts are of bars and lines, and the answer says that it draws no other. */
export function chartNotDrawn(text: string): Reading['assumptions'] {
  const kind = NOT_DRAWN.exec(text)?.[0].toLowerCase();
  return kind === undefined ? [] : [{ code: 'chart_kind', said: kind }];
}

export const chartNotDrawnOf = (pieces: readonly Piece[]): Reading['assumptions'] =>
  chartNotDrawn(drawingOf(pieces) ?? '');
