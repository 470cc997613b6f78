import { plural } from '../../../../../plural.ts';
import { askMetric } from '../../../../data/ask-metric.ts';
import type { SourceView } from '../../../../data/source-view.ts';
import { inWords } from '../../../in-words.ts';
import { isKeyword, type Piece } from '../../../piece.ts';
import { asChoice, askedBack } from '../../../problem.ts';
import { isEventOfVisits } from './is-event-of-visits.ts';

/** "Conversion" in the singular is the rate; "a conversion", "per conversion" and "conversions" are counted. */
export function conversionAsRate(pieces: Piece[]): void {
  for (const [at, piece] of pieces.entries()) {
    if (piece.type !== 'metric' || piece.metric !== 'key_events' || !/^conversion$/i.test(piece.said))
      continue;
    const before = pieces[at - 1];
    const isCounted =
      /^(?:a|an|one|per|each|every)$/i.test(before?.said ?? '') || isKeyword(before, 'count', 'per', 'each');
    if (!isCounted) pieces[at] = { ...piece, metric: 'conversion_rate' };
  }
}

/**
 * "Conversion rate by channel" of a file that counts bookings, and neither key events nor purchases: its one event of visits
 * is what they convert to. Of several, nobody can tell which one is meant, and each of them is offered.
 */
export function conversionOfOwnEvents(pieces: Piece[], views: readonly SourceView[]): void {
  if (views.some((view) => askMetric(view, 'conversion_rate') !== undefined)) return;
  const rate = pieces.find((piece) => piece.type === 'metric' && piece.metric === 'conversion_rate');
  if (rate === undefined) return;
  const events = views
    .filter((view) => askMetric(view, 'sessions')?.kind === 'additive')
    .flatMap((view) => view.metricColumns.filter((column) => isEventOfVisits(column)));
  const [event, second] = events;
  const lesser = event === undefined ? lesserEvents(views) : [];
  if (event === undefined && lesser.length === 0) return;
  if (second !== undefined || lesser.length > 0)
    throw askedBack(
      'rate_of_what',
      [...events, ...lesser].map((one) => asChoice(told(one, pieces, rate))),
    );
  for (const [at, piece] of pieces.entries())
    if (piece.type === 'metric' && piece.metric === 'conversion_rate')
      pieces[at] = { ...piece, metric: `ratio:${event}:sessions` };
}

/** What is no end of a visit by itself, and may be what it is made for: leads, viewings of a flat. */
const LESSER = /^(?:leads?|viewings?|orders?|quotes?|calls?|appointments?|trials?|upgrades?|votes?)$/i;

const lesserEvents = (views: readonly SourceView[]): readonly string[] =>
  views
    .filter((view) => askMetric(view, 'sessions')?.kind === 'additive')
    .flatMap((view) => view.metricColumns.filter((column) => LESSER.test(column)));

/** "Which channels convert best?": enrolments per session by channel, as a list has the best ones first. */
function told(event: string, pieces: readonly Piece[], rate: Piece): string {
  const said = `${event.replaceAll('_', ' ')} per session`;
  if (!/^convert/i.test(rate.said)) {
    // "What's our conversion rate": what only asks stays out
    const asking = pieces.findIndex(({ type }) => type !== 'noise');
    return inWords(pieces.slice(asking).map((piece) => (piece === rate ? { ...piece, said } : piece)));
  }
  const kind = pieces.find(({ type }) => type === 'dimension');
  const names = pieces.flatMap((piece) => (piece.type === 'members' ? [`"${piece.said}"`] : []));
  const time = pieces.find(({ type }) => type === 'time');
  const joint = time === undefined ? undefined : pieces[pieces.indexOf(time) - 1];
  const isOfKind = (piece: Piece): boolean =>
    piece.type === 'members' &&
    kind?.type === 'dimension' &&
    piece.candidates.some(({ dimension }) => kind.dimensions.includes(dimension));
  // "Is email the best converting channel" asks for its place among all of them
  const isPlace = names.length === 1 && pieces.some(isOfKind);
  return [
    ...(isPlace ? [`where does ${names[0]} rank among ${plural(kind?.said ?? '')} by ${said}`] : [said]),
    ...(names.length > 0 && !isPlace ? [`for ${names.join(' and ')}`] : []),
    ...(kind === undefined || isPlace ? [] : [`by ${kind.said}`]),
    ...(isKeyword(joint, 'preposition') && joint !== undefined ? [joint.said] : []),
    ...(time === undefined ? [] : [time.said]),
  ].join(' ');
}
