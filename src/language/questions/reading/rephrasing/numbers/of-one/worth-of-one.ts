import { singular } from '../../../../../plural.ts';
import { askMetric } from '../../../../data/ask-metric.ts';
import { earnedOf } from '../../../../data/earned-columns.ts';
import { costOf, moneyOf } from '../../../../data/money-columns.ts';
import type { SourceView } from '../../../../data/source-view.ts';
import { inWords } from '../../../in-words.ts';
import { isKeyword, isNoise, neighbour, type Piece, rewrite, silence, silent } from '../../../piece.ts';
import { asChoice, askedBack } from '../../../problem.ts';

/** "How much is a visitor worth", "what do we pay for a lead": money for each one of them, where the data hold both. */
export function worthOfOne(pieces: Piece[], views: readonly SourceView[]): void {
  worth(pieces, views);
  paid(pieces, views);
  perVisit(pieces, views);
  brought(pieces, views);
}

const VISITOR = /\b(?:visitors?|users?|customers?|people)$/i;
const VISIT = /\b(?:visits?|sessions?)$/i;

/** "What is one session worth by channel", "how much is a visitor from pinterest worth" */
function worth(pieces: Piece[], views: readonly SourceView[]): void {
  const at = pieces.findIndex(({ type, said }) => type === 'unknown' && /^worth$/i.test(said));
  const money = moneyOf(views);
  const metrics = pieces.filter(({ type }) => type === 'metric');
  if (at < 0 || money === undefined || metrics.length > 1 || !asksWorth(pieces.slice(0, at))) return;
  const place = pieces.slice(0, at).findLastIndex(({ type }) => type === 'metric');
  const metric = pieces[place];
  // "Mobile visitor" is one word for those on mobile
  const named = pieces
    .slice(0, at)
    .find(({ type, said }) => type === 'members' && (VISITOR.test(said) || VISIT.test(said)));
  const of =
    metric?.type === 'metric'
      ? metric.metric
      : named === undefined
        ? undefined
        : VISIT.test(named.said)
          ? 'sessions'
          : 'visitors';
  if (of === undefined || !isOfOne(pieces, place, at)) return;
  const id = rateOf(money, of, views);
  if (id === undefined) return;
  for (const [i, piece] of pieces.entries())
    if (i < at && (isKeyword(piece, 'meaning', 'which') || isOne(piece) || i === place))
      pieces[i] = silent(piece);
  rewrite(pieces, at, { type: 'metric', metric: id });
}

/** "How much is", "what is", "what are": and nothing but names between that and what is worth it. */
const asksWorth = (before: readonly Piece[]): boolean =>
  /^(?:how|what|whats)\b/i.test(before[0]?.said ?? '') &&
  before.every(
    (piece) =>
      /^(?:noise|metric|members)$/.test(piece.type) ||
      isOne(piece) ||
      isKeyword(piece, 'meaning', 'preposition', 'which'),
  );

/** Between the number and "worth" stand only names: "a visitor from pinterest worth". */
const isOfOne = (pieces: readonly Piece[], place: number, at: number): boolean =>
  place < 0 ||
  pieces
    .slice(place + 1, at)
    .every((piece) => piece.type === 'noise' || piece.type === 'members' || isKeyword(piece, 'preposition'));

const isOne = (piece: Piece): boolean => piece.type === 'number' && piece.value === 1 && !piece.percent;

/** "What do we pay for a lead", "how much did we pay per viewing": what was spent for each. */
function paid(pieces: Piece[], views: readonly SourceView[]): void {
  const at = pieces.findIndex(({ type, said }) => type === 'unknown' && /^(?:pay|paid|paying)$/i.test(said));
  const cost = costOf(views);
  const joint = pieces[at + 1];
  if (at < 0 || cost === undefined || joint === undefined) return;
  const place = neighbour(pieces, at + 1, 1, (piece) => isNoise(piece) || isOne(piece));
  const metric = pieces[place];
  const isEach =
    isKeyword(joint, 'per') ||
    (/^for(?: each| every)?$/i.test(joint.said) &&
      pieces.slice(at + 1, place).some((piece) => /\b(?:an?|one|each|every)$/i.test(piece.said)));
  if (
    metric?.type !== 'metric' ||
    !isEach ||
    askMetric(viewOf(views, metric.metric), metric.metric)?.kind !== 'additive'
  )
    return;
  silence(pieces, at + 1, place + 1);
  rewrite(pieces, at, { type: 'metric', metric: `ratio:${cost}:${metric.metric}` });
}

const ASKED_OF_ONE =
  /^(?:so |and )?(?:how much|what)(?: money)? (?:does|did|do|would|will) (?:an?|one|each|every|a single|an? average|the average|an? typical) $/i;
const BRINGING = /^(?:bring|earn|make|yield|fetch|generate)$/i;

/** "How much does a lesson bring in per course": the money of each one of them, and not how many there were. */
function brought(pieces: Piece[], views: readonly SourceView[]): void {
  const at = pieces.findIndex(({ type }) => type === 'metric');
  const verb = at + 1;
  const counted = pieces[at];
  const lead = pieces
    .slice(0, Math.max(at, 0))
    .map(({ said }) => `${said} `)
    .join('');
  if (counted?.type !== 'metric' || !ASKED_OF_ONE.test(lead) || !BRINGING.test(pieces[verb]?.said ?? ''))
    return;
  const known = askMetric(viewOf(views, counted.metric), counted.metric);
  if (known?.kind !== 'additive' || known.unit !== 'count') return;
  const money = moneyOf(views) ?? askWhichMoney(pieces, at, views);
  const id = money === undefined ? undefined : rateOf(money, counted.metric, views);
  if (id === undefined) return;
  const said = `${counted.said} ${pieces[verb]?.said}`;
  silence(pieces, 0, verb + 1);
  rewrite(pieces, at, { type: 'metric', metric: id, said, used: false });
  silenceBehind(pieces, verb + 1);
}

/** "Us", "in", "on average" behind the verb; "in March" is a time. */
function silenceBehind(pieces: Piece[], from: number): void {
  for (let at = from; at < pieces.length; at++) {
    const piece = pieces[at];
    const isIn = /^in$/i.test(piece?.said ?? '') && pieces[at + 1]?.type !== 'time';
    if (!isIn && !/^us$/i.test(piece?.said ?? '') && !isKeyword(piece, 'average')) return;
    silence(pieces, at);
  }
}

/** Money of several kinds came in: of which is asked. */
function askWhichMoney(pieces: readonly Piece[], at: number, views: readonly SourceView[]): undefined {
  const counted = pieces[at];
  const nounOf = (id: string): string => askMetric(viewOf(views, id), id)?.noun ?? id;
  if (counted?.type !== 'metric') return undefined;
  const behind = pieces.slice(at + 2).filter((piece) => !/^(?:us|in|on average)$/i.test(piece.said));
  const choices = views
    .flatMap(({ metricColumns }) => earnedOf(metricColumns))
    .map((money) => `${nounOf(money)} per ${singular(nounOf(counted.metric))} ${inWords(behind)}`.trim())
    .map(asChoice);
  if (choices.length > 0) throw askedBack('mean_of_which', choices);
  return undefined;
}

/** "Amount per visit", "revenue per session" of a file that calls what came in otherwise. */
function perVisit(pieces: Piece[], views: readonly SourceView[]): void {
  const isKnown = views.some((view) => askMetric(view, 'revenue_per_session') !== undefined);
  const money = moneyOf(views);
  if (isKnown || money === undefined || money === 'revenue') return;
  const isVisited = views.some((view) => askMetric(view, 'sessions')?.kind === 'additive');
  for (const [at, piece] of pieces.entries())
    if (piece.type === 'metric' && piece.metric === 'revenue_per_session' && isVisited)
      pieces[at] = { ...piece, metric: `ratio:${money}:sessions` };
}

/** By its own name where it has one: what an order is worth, and a session. */
export function rateOf(money: string, of: string, views: readonly SourceView[]): string | undefined {
  const own =
    of === 'sessions' ? 'revenue_per_session' : of === 'purchases' ? 'average_order_value' : undefined;
  const isOwn = own !== undefined && views.some((view) => askMetric(view, own) !== undefined);
  const id = isOwn ? own : `ratio:${money}:${of}`;
  return views.some((view) => askMetric(view, id) !== undefined) ? id : undefined;
}

const viewOf = (views: readonly SourceView[], metric: string): SourceView =>
  (views.find((view) => askMetric(view, metric) !== undefined) ?? views[0]) as SourceView;
