import { askMetric } from '../../../data/ask-metric.ts';
import type { SourceView } from '../../../data/source-view.ts';
import { whoCame } from '../../../data/who-came.ts';
import { isBusierWord, isQuieterWord } from '../../../vocabulary/busy-words.ts';
import { type Piece, rewrite } from '../../piece.ts';

const isTime = ({ type }: Piece): boolean => /^(?:time|unit|grain)$/.test(type);

/** "Was last week busier?", "are weekends quieter than weekdays": more or fewer visits, or of what is named. */
export function busierDays(pieces: Piece[], views: readonly SourceView[]): void {
  for (const [at, piece] of pieces.entries()) {
    const isBusy = isBusierWord(piece);
    if (piece.type !== 'unknown' || !(isBusy || isQuieterWord(piece))) continue;
    // "Are email replies slower": how long they took, and not how many there were
    if (/^slower$/i.test(piece.said) && !pieces.some(isTime)) continue;
    const keyword = isBusy ? 'gain' : 'loss';
    rewrite(pieces, at, { type: 'keyword', keyword, said: isBusy ? 'more' : 'fewer' });
    // A file that counts no visits is as busy as its usual number says, like "the busiest route", or as who came
    const countsVisits = views.some((view) => askMetric(view, 'sessions') ?? askMetric(view, 'clicks'));
    const came = views.flatMap((view) => whoCame(view) ?? [])[0];
    const metric = countsVisits ? 'sessions' : came;
    if (metric !== undefined && !pieces.some(({ type }) => type === 'metric'))
      pieces.splice(at + 1, 0, { ...piece, type: 'metric', metric, said: metric.replaceAll('_', ' ') });
    return;
  }
}
