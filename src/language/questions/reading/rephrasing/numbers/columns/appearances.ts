import { askMetric } from '../../../../data/ask-metric.ts';
import { plainCounts } from '../../../../data/event-counts.ts';
import type { SourceView } from '../../../../data/source-view.ts';
import { isKeyword, type Piece, rewrite } from '../../../piece.ts';
import { askedBack } from '../../../problem.ts';

/**
 * "When did YouTube first appear", "… last go out": in the results of searches where its source counts those, and elsewhere by what
 * a file counts before all else, of which the other numbers come.
 */
export function appearances(pieces: Piece[], views: readonly SourceView[]): void {
  const at = pieces.findIndex(
    ({ type, said }, place) =>
      type === 'metric' && /^appearances$/i.test(said) && isKeyword(pieces[place - 2], 'more', 'over'),
  );
  const piece = pieces[at];
  if (piece === undefined) return;
  const names = pieces.slice(at).filter(({ type }) => type === 'members');
  const named = names.flatMap((one) => (one.type === 'members' ? one.candidates : []));
  if (isOfNobody(pieces, at) || isOfSeveral(names)) throw askedBack('first_time');
  const [view] = views.filter(
    ({ source }) => named.length === 0 || named.some(({ sourceId }) => sourceId === source.id),
  );
  if (view === undefined || views.some((one) => isSearched(one, named.length === 0 ? views : [view]))) return;
  const metric = askMetric(view, 'sessions') === undefined ? plainCounts(view)[0] : 'sessions';
  // "When did her quotes start" is of the quotes
  const isOther = pieces.slice(at + 1).some((one) => one.type === 'metric' && one.metric !== metric);
  if (isOther) throw askedBack('first_time');
  if (metric !== undefined) rewrite(pieces, at, { type: 'metric', metric });
}

/** "When did the problem start" names nothing that could be seen in the data, "when did bookings start" a number. */
const isOfNobody = (pieces: readonly Piece[], at: number): boolean =>
  pieces.some(
    ({ said }, place) =>
      /^(?:first|last)$/i.test(said) && /^(?:unit|grain)$/.test(pieces[place + 1]?.type ?? ''),
  ) && !pieces.slice(at + 1).some(({ type }) => /^(?:members|text|path|unknown|topic)$/.test(type));

/** "When did Dave and Grace start": the day of the one who came first is not that of the other. */
const isOfSeveral = (names: readonly Piece[]): boolean =>
  names.some(
    (one, at) =>
      one.type === 'members' &&
      names
        .slice(at + 1)
        .some(
          (other) =>
            other.type === 'members' &&
            other.candidates.some(({ dimension }) =>
              one.candidates.some((candidate) => candidate.dimension === dimension),
            ),
        ),
  );

const isSearched = (view: SourceView, meant: readonly SourceView[]): boolean =>
  meant.includes(view) && askMetric(view, 'impressions') !== undefined;
