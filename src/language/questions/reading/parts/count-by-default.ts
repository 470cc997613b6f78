import { askMetric } from '../../data/ask-metric.ts';
import { soldThings } from '../../data/event-counts.ts';
import type { SourceView } from '../../data/source-view.ts';
import { whoCame } from '../../data/who-came.ts';
import { isBusyWord, isPopularWord } from '../../vocabulary/busy-words.ts';
import { isPlural, type Piece } from '../piece.ts';

/** What a source that counts them is busy with, and what is told of its names by themselves. */
const VISITS = ['sessions', 'clicks', 'page_views', 'purchases'] as const;

const PEOPLE =
  /(?:^| )(?:members|adults|children|kids|families|students|seniors|pensioners|concessions|teenagers|toddlers|infants|groups)$/i;

/**
 * "The busiest site", "the most popular ticket type", "members in March" name no number, and none of them means money: how many
 * came, or how many were taken. undefined where nothing of that kind is said, or where visits are counted, which come first anyway.
 */
export function countByDefault(pieces: readonly Piece[], view: SourceView): string | undefined {
  if (VISITS.some((id) => askMetric(view, id) !== undefined)) return undefined;
  if (pieces.some(isBusyWord) || pieces.some(isManyOfThem)) return whoCame(view) ?? soldThings(view);
  return pieces.some(isPopularWord) ? (soldThings(view) ?? whoCame(view)) : undefined;
}

/** "Members", "school groups" of the ticket types Member and School Group: so many of them. */
const isManyOfThem = (piece: Piece): boolean =>
  piece.type === 'members' &&
  isPlural(piece.said) &&
  (PEOPLE.test(piece.said) ||
    piece.candidates.every(
      ({ how, members }) => how !== 'absent' && members.every((name) => !isPlural(name.replace(/\W+$/u, ''))),
    ));
