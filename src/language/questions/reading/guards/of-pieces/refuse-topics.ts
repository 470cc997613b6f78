import { inWords } from '../../in-words.ts';
import type { Piece } from '../../piece.ts';
import { asChoice, askedBack, NotAnswerable } from '../../problem.ts';
import { askJudgedByWhat } from './ask-judged-by-what.ts';
import { askedBesideFuture } from './future-in-passing.ts';
import { refuseSingleThings } from './refuse-single-things.ts';

const SOME =
  /\b(last|past|final|first|closing|opening) (?:(?:few|several|some) )?(day|week|month|quarter)s\b/i;
const USUAL = { day: [3, 7], week: [2, 3], month: [2, 3], quarter: [2, 3] } as const;

/** "The last days of February": with so many of them as are often meant. */
function soMany(pieces: readonly Piece[], at: number): ReturnType<typeof asChoice>[] {
  const said = pieces[at]?.said ?? '';
  const unit = SOME.exec(said)?.[2]?.toLowerCase();
  if (unit !== 'day' && unit !== 'week' && unit !== 'month' && unit !== 'quarter') return [];
  return USUAL[unit].map((count) => {
    const counted = said.replace(SOME, (_, end: string) => `${end} ${count} ${unit}s`);
    return asChoice(
      inWords(pieces.map((piece, place) => (place === at ? { ...piece, said: counted } : piece))),
    );
  });
}

export function refuseTopics(pieces: Piece[]): void {
  refuseSingleThings(pieces);
  askJudgedByWhat(pieces);
  // "The funnel for June: views, clicks and applications" are the numbers that it names.
  const numbers = new Set(pieces.flatMap((piece) => (piece.type === 'metric' ? [piece.metric] : [])));
  const isSpelledOut = (topic: string): boolean => topic === 'funnel' && numbers.size > 1;
  for (const [at, piece] of pieces.entries()) {
    if (piece.type === 'topic' && isSpelledOut(piece.topic.topic) && /^funnels?$/i.test(piece.said)) {
      pieces[at] = { said: piece.said, others: [], proper: piece.proper, type: 'noise', used: true };
      continue;
    }
    if (piece.type === 'topic')
      throw new NotAnswerable({ type: 'topic', topic: piece.topic, said: piece.said });
    if (piece.type === 'time' && piece.time.type === 'future') {
      const asked = askedBesideFuture(pieces, at);
      if (asked !== undefined) throw askedBack('told_beside', [asked]);
      throw new NotAnswerable({ type: 'future', said: piece.said });
    }
    if (piece.type === 'time' && piece.time.type === 'unclear')
      throw askedBack('which_period', soMany(pieces, at));
    if (piece.type === 'time' && piece.time.type === 'feast')
      throw new NotAnswerable({ type: 'feast', said: piece.said });
  }
}
