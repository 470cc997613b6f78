import { askMetric } from '../../../../data/ask-metric.ts';
import { hoursOf, isOfMinutes } from '../../../../data/hours-of-minutes.ts';
import { isHarm } from '../../../../data/is-harm.ts';
import { kindOfColumn } from '../../../../data/kind-of-column.ts';
import type { SourceView } from '../../../../data/source-view.ts';
import { wordsOf } from '../../../../text/tokenize.ts';
import { isKeyword, neighbour, type Piece, rewrite, silence, silent } from '../../../piece.ts';
import { joinedMetric } from '../joined-metric.ts';

type Metric = Piece & { readonly type: 'metric' };

const isHours = (piece: Piece | undefined): boolean =>
  piece?.type === 'topic' && piece.topic.topic === 'hours' && /^(?:per )?hours?$/i.test(piece.said);

const isMinutes = (piece: Piece | undefined): piece is Metric =>
  piece?.type === 'metric' && isOfMinutes(piece.metric);

/** Between "hours" and what they are of: "hours of mending", "hours did we spend on mending". */
const isOf = (piece: Piece): boolean =>
  piece.type === 'noise' ||
  isSpent(piece) ||
  (isKeyword(piece, 'preposition') && /^(?:of|on)$/i.test(piece.said));

/** What hours are put to is no money that was spent. */
const isSpent = (piece: Piece): boolean =>
  piece.type !== 'metric' &&
  /^(?:spend|spends|spent|spending|went into|go into|put into)(?: on)?$/i.test(piece.said);

/**
 * "Hours aloft", "mending hours per breakage", "fees per hour", "minutes aloft in hours": the minutes that a file counts, sixty to an
 * hour. Hours of the day it does not hold.
 */
export function hoursOfMinutes(pieces: Piece[], views: readonly SourceView[]): void {
  for (const [at, piece] of pieces.entries()) {
    if (!isHours(piece)) continue;
    const isPer = /^per /i.test(piece.said);
    const next = neighbour(pieces, at, 1, isOf);
    const before = at - 1;
    if (isMinutes(pieces[next])) {
      const metric = pieces[next];
      pieces[next] = { ...metric, metric: hoursOf(metric.metric), said: `hours ${metric.said}` };
      pieces[at] = isPer ? asPer(piece) : silent(piece);
      for (let place = at + 1; place < next; place++) silence(pieces, place);
      // "Mending kit": what was mended is no list of its kinds
      const object = pieces[next + 1];
      if (!isPer && object?.type === 'dimension' && pieces.slice(at, next).some(isSpent))
        silence(pieces, next + 1);
    } else if (!isPer && isMinutes(pieces[before])) {
      const { metric } = pieces[before];
      joinedMetric(pieces, beginOf(pieces, before, metric), at, hoursOf(metric));
    } else if (isPer) moneyPerHour(pieces, at, piece, views);
    else if (isKeyword(pieces[before], 'preposition') && /^in$/i.test(pieces[before]?.said ?? ''))
      toldInHours(pieces, at);
  }
}

/** "First reply hours" begins with a word of the column's name. */
function beginOf(pieces: readonly Piece[], at: number, metric: string): number {
  const name = wordsOf(metric.replaceAll('_', ' '));
  const isOfName = (piece: Piece | undefined): boolean => {
    const words = wordsOf(piece?.said ?? '');
    return words.length > 0 && words.every((word) => name.includes(word));
  };
  let begin = at;
  while (isOfName(pieces[begin - 1])) begin--;
  return begin;
}

const asPer = (piece: Piece): Piece => ({ ...piece, type: 'keyword', keyword: 'per', said: 'per' });

/** "Fees per hour" where one column alone counts minutes, and of work: tickets per hour are those of the clock. */
function moneyPerHour(pieces: Piece[], at: number, per: Piece, views: readonly SourceView[]): void {
  const money = pieces[neighbour(pieces, at, -1, (one) => one.type === 'noise')];
  const [minutes, second] = views.flatMap(({ metricColumns }) => metricColumns.filter(isOfMinutes));
  if (money?.type !== 'metric' || minutes === undefined || second !== undefined || isHarm(minutes)) return;
  const view = views.find((one) => askMetric(one, money.metric) !== undefined);
  const column = view?.columnOf(money.metric);
  if (column === undefined || kindOfColumn(column) !== 'money') return;
  pieces.splice(at, 1, asPer(per), { ...per, type: 'metric', metric: hoursOf(minutes), said: 'hour' });
}

/** "Minutes aloft by handler in hours" */
function toldInHours(pieces: Piece[], at: number): void {
  const [only, second] = pieces.filter(isMinutes);
  // Engagement is written with its unit anyway
  const isWritten = pieces.some((piece) => piece.type === 'metric' && /^engagement_/.test(piece.metric));
  if (second !== undefined || (only === undefined && !isWritten)) {
    // No hour of the day is asked for: in which unit what is to be told stays open
    rewrite(pieces, at, { type: 'unknown' });
    return;
  }
  if (only !== undefined) {
    const place = pieces.indexOf(only);
    // "First reply in hours": no first one is asked for
    for (let own = beginOf(pieces, place, only.metric); own < place; own++) silence(pieces, own);
    pieces[place] = { ...only, metric: hoursOf(only.metric), said: `${only.said} in hours` };
  }
  for (const place of [at - 1, at]) silence(pieces, place);
}
