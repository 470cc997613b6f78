import { lengthOf } from '../../../dates/period.ts';
import { isThanTime } from '../../parts/is-than-time.ts';
import type { ReadPeriods } from '../../parts/read-periods.ts';
import { isKeyword, isNoise, neighbour, type Piece } from '../../piece.ts';
import { askedBack } from '../../problem.ts';

const MONTH = 27;

/** "Sessions compared to last week": what is compared with it? */
export function refuseLooseVersus(
  pieces: readonly Piece[],
  time: ReadPeriods,
  isEach: boolean,
  metrics: number,
): void {
  const isThan = isThanTime(pieces, time.periods);
  const isLoose = isThan || pieces.some((piece) => isKeyword(piece, 'versus') && !/^than/i.test(piece.said));
  if (
    !isLoose ||
    isEach ||
    pieces.some(
      (piece) => isKeyword(piece, 'non_brand') && piece.used && pieces.some((one) => isKeyword(one, 'brand')),
    ) ||
    metrics > 1 ||
    isBesideUnknown(pieces) ||
    time.versus !== null ||
    time.periods.length > 1 ||
    time.weekdays.length > 1
  )
    return;
  const [only] = time.periods;
  // A season is held against months, a weekend against days of its length
  const isLong = only?.unit === 'range' && lengthOf(only) > MONTH;
  const unit = isLong
    ? 'month'
    : only?.unit === 'day' || only?.unit === 'month' || only?.unit === 'year'
      ? only.unit
      : 'week';
  const metric =
    saidBeforeVersus(pieces) ??
    pieces.find(({ type }) => type === 'metric')?.said.toLowerCase() ??
    '{metric}';
  const named = pieces.find((piece) => piece.type === 'time' && piece.time.type === 'period')?.said;
  const isNow = only?.isRunning === true || /^this /i.test(named ?? '');
  const choices = [
    ...(named === undefined || isNow || only?.count !== 1
      ? []
      : [
          `${metric} this ${unit} vs ${isLastUnit(named) ? `last ${unit}` : named}`,
          isLong
            ? `${metric} last ${unit} vs ${named}`
            : `${metric} ${isLastUnit(named) ? `last ${unit}` : named} vs the ${unit} before`,
        ]),
    `${metric} last ${unit} vs the ${unit} before`,
    `${metric} this ${unit} vs last ${unit}`,
  ];
  throw askedBack(
    'versus_what',
    [...new Set(choices)].map((question) => ({
      label: question.charAt(0).toUpperCase() + question.slice(1),
      question,
    })),
  );
}

/** "Python vs ml": what is held against it was said, and is not known. */
const isBesideUnknown = (pieces: readonly Piece[]): boolean =>
  pieces.some((piece, at) => {
    if (!isKeyword(piece, 'versus')) return false;
    const [before, behind] = [-1, 1].map((step) => pieces[neighbour(pieces, at, step as 1 | -1, isNoise)]);
    const sides = [before?.type, behind?.type];
    return sides.includes('unknown') && sides.every((type) => /^(?:unknown|members)$/.test(type ?? ''));
  });

const isLastUnit = (said: string): boolean =>
  /^(?:the )?(?:last|previous|prior|preceding) (?:day|week|month|year)$/i.test(said);

/** "Which pages lost traffic compared to last month": who is asked for stays in what is offered. */
function saidBeforeVersus(pieces: readonly Piece[]): string | undefined {
  const lead = pieces.slice(
    0,
    pieces.findIndex((piece) => isKeyword(piece, 'versus')),
  );
  // "Pages down vs last month" names no number, and whose fall it is all the same
  const isMoved = lead.some((piece) => piece.type === 'metric' || isKeyword(piece, 'gain', 'loss'));
  const isList = lead.some(({ type }) => type === 'dimension') && isMoved;
  const hasTime = lead.some(({ type }) => type === 'time' || type === 'stop');
  return isList && !hasTime ? lead.map(({ said }) => said).join(' ') : undefined;
}
