import type { Piece } from '../../piece.ts';
import { asChoice, askedBack, NotAnswerable } from '../../problem.ts';
import { askByOrOn } from './ask-by-or-on.ts';
import { askJudgedByWhat } from './ask-judged-by-what.ts';
import { askLeftOutOfWhat } from './ask-left-out-of-what.ts';
import { askedBesideFuture } from './future-in-passing.ts';
import { refuseLeftOutUnnamed } from './refuse-left-out-unnamed.ts';
import { refuseSingleThings } from './refuse-single-things.ts';

export function refuseTopics(pieces: Piece[]): void {
  refuseSingleThings(pieces);
  askJudgedByWhat(pieces);
  askByOrOn(pieces);
  askLeftOutOfWhat(pieces);
  refuseLeftOutUnnamed(pieces);
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
    if (piece.type === 'time' && piece.time.type === 'unclear') {
      const { about = 'which_period', ways = [] } = piece.time;
      throw askedBack(
        about,
        ways.map((way) => asChoice(`{metric} ${way}`)),
      );
    }
    if (piece.type === 'time' && piece.time.type === 'feast')
      throw new NotAnswerable({ type: 'feast', said: piece.said });
  }
}
