import { isKeyword, type Piece, rewrite } from '../../../piece.ts';

/** Words that say nothing by themselves ("our store", "what types of pages") and that narrow a number they stand beside. */
const CONTENT =
  /^(?:online|stores?|shops?|compan(?:y|ies)|business|accounts?|results?|values?|levels?|categor(?:y|ies)|groups?|types?|kinds?|sorts?|segments?|clients?|teams?|organi[sz]ations?|boss|dimensions?|metrics?|terms?|things?|details?)$/i;

const NARROWING_CONTENT =
  /^(?:online|stores?|shops?|accounts?|groups?|categor(?:y|ies)|types?|kinds?|segments?|clients?|teams?|existing|available|certain|specific|particular|related|associated|associate|owned|local|respective|corresponding)$/i;

const OWN = /^(?:our|my|your|their|its)$/i;

/** "Store revenue", "revenue by category", "in the online store": which store, which categories? */
export function asksAboutContent(pieces: Piece[]): void {
  for (const [at, piece] of pieces.entries()) {
    // "Revenue by customer": who they are the data do not hold
    const isByPerson =
      piece.type === 'metric' &&
      piece.metric === 'visitors' &&
      isKeyword(pieces[at - 1], 'by', 'each') &&
      pieces.some((one) => one.type === 'metric' && one.metric !== 'visitors');
    if (isByPerson) rewrite(pieces, at, { type: 'unknown' });
    if (piece.type !== 'noise' || piece.used) continue;
    const [lead, before, next] = [pieces[at - 2], pieces[at - 1], pieces[at + 1]];
    const isOfMore = /^of$/i.test(next?.said ?? '');
    const isOwn = OWN.test(before?.said ?? '') || (OWN.test(lead?.said ?? '') && before?.type === 'noise');
    const isBesideMetric =
      NARROWING_CONTENT.test(piece.said) &&
      !isOwn &&
      (next?.type === 'metric' ||
        (before?.type === 'metric' &&
          /^(?:accounts?|groups?|categor|types?|kinds?|segments?|clients?)/i.test(piece.said)));
    const isOnline =
      /^online$/i.test(piece.said) && !isOwn && next?.type === 'noise' && CONTENT.test(next.said);
    // "by customer segment"
    const isPerson =
      before?.type === 'metric' && before.metric === 'visitors' && isKeyword(lead, 'by', 'per', 'each');
    const joint = isPerson || /^(?:a|an|the|our|my)$/i.test(before?.said ?? '') ? lead : before;
    const isObject =
      CONTENT.test(piece.said) &&
      !isOfMore &&
      !isOwn &&
      isKeyword(joint, 'by', 'per', 'each') &&
      next?.type !== 'dimension' &&
      next?.type !== 'metric';
    if (isBesideMetric || isOnline || isObject) rewrite(pieces, at, { type: 'unknown' });
  }
}
