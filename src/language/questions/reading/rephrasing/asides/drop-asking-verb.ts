import { isKeyword, type Piece, silence } from '../../piece.ts';

/** What a question asks to be done with its answer: shown, made, looked for. */
const VERBS =
  /^(?:present|output|print|return|export|produce|compile|prepare|extract|determine|identify|surface|reveal|select|detail|enumerate|itemi[sz]e|specify|state|name|gimme|summari[sz]e|view|load|tabulate|report|share|deliver|provide|supply|collect|gather|isolate|uncover|discover|deduce|establish|ascertain|quantify|count|measure|outline|describe|visuali[sz]e|quote|note|mention|run|assemble|draft|build|query|rustle up|inspect|review|explore|study|evaluate|assess|monitor|track|read)$/i;
/** Before the verb: for whom, how politely. */
const BEFORE =
  /^(?:please|pls|can|could|would|will|may|might|you|i|we|to|want|need|like|id|let|lets|us|me|help|just|now|ok|okay|hi|hey|hello|then|and|so|kindly|quickly|wanna|,|')$/i;
const BEHIND =
  /^(?:me|us|the|our|my|a|an|all|for|with|every|each|how|what|which|whichever|any|these|those)$/i;

/** "Tabulate sessions by device", "could you surface the top countries": the first verb asks, and says nothing of what. */
export function dropAskingVerb(pieces: Piece[]): void {
  const at = pieces.findIndex((piece) => !BEFORE.test(piece.said) && !isKeyword(piece, 'politeness'));
  const piece = pieces[at];
  if (piece === undefined || !VERBS.test(piece.said)) return;
  const next = pieces[at + 1];
  const isAsking =
    piece.type === 'unknown' || piece.type === 'noise'
      ? isAsked(next)
      : // "Query with the most clicks", "state with the most sales": a name of what is listed, and no verb
        !(piece.type === 'dimension' && /^(?:with|for)$/i.test(next?.said ?? '')) &&
        BEHIND.test(next?.said ?? '') &&
        pieces.slice(at + 1).some(({ type }) => type === 'metric');
  if (isAsking) silence(pieces, at);
}

const isAsked = (next: Piece | undefined): boolean =>
  next !== undefined &&
  (/^(?:metric|dimension|grain|unit|members|number)$/.test(next.type) ||
    BEHIND.test(next.said) ||
    isKeyword(
      next,
      'top',
      'bottom',
      'best',
      'worst',
      'total',
      'average',
      'which',
      'count',
      'share',
      'trend',
      'median',
    ));
