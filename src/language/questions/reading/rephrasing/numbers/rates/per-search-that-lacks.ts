import { singular } from '../../../../../plural.ts';
import { askMetric } from '../../../../data/ask-metric.ts';
import type { SourceView } from '../../../../data/source-view.ts';
import { inWords } from '../../../in-words.ts';
import { isKeyword, type Piece } from '../../../piece.ts';
import { asChoice, askedBack } from '../../../problem.ts';

/** Who looked, where it is not counted how often they searched. */
const LOOKED = /^(?:sessions|visits)$|(?:^|_)(?:views?|requests?|enquiries|inquiries)$/;

/** "Look to book ratio", bookings per search, of a file that counts no searches: per what else that comes before them? */
export function perSearchThatLacks(pieces: readonly Piece[], views: readonly SourceView[]): void {
  const at = pieces.findIndex(
    (piece, place) =>
      piece.type === 'metric' &&
      /^bookings?$/i.test(piece.said) &&
      isKeyword(pieces[place + 1], 'per') &&
      /^search(?:es)?$/i.test(pieces[place + 2]?.said ?? ''),
  );
  const search = pieces[at + 2];
  const columns = views.flatMap(({ metricColumns }) => metricColumns);
  if (at < 0 || search === undefined || columns.some((column) => /search/i.test(column))) return;
  const choices = views.flatMap((view) =>
    view.metricColumns
      .filter((column) => LOOKED.test(column))
      .flatMap((column) => askMetric(view, column)?.noun ?? [])
      .map((noun) =>
        asChoice(
          inWords(pieces.map((piece) => (piece === search ? { ...piece, said: singular(noun) } : piece))),
        ),
      ),
  );
  if (choices.length > 0) throw askedBack('rate_of_what', choices);
}
