import { isKeyword, isNoise, type Piece, silence } from '../../piece.ts';

const MAKING =
  /^(?:create|build|generate|prepare|produce|compile|run|pull|export|print|write|draft|assemble|make|render|deliver|return|put together|draw up)$/i;

const REPORT =
  /^(?:pivot|pivots|crosstab|crosstabs|cross tab|matrix|reports?|dashboard|analysis|query|overview|summary|view|tables?|list|(?:(?:line|bar|pie) )?(?:chart|graph|plot|diagram))$/i;

/** How long or for whom it is to be: "a 5-bullet summary". */
const FORM =
  /^(?:bullets?|bullet points?|points?|sentences?|paragraphs?|lines?|slides?|short|brief|quick|simple|seo|executive|-)$/i;

/** "Create a pivot report of …", "run an analysis of …": that something is to be made of it says nothing of what. */
export function dropMaking(pieces: Piece[]): void {
  const first = pieces.findIndex((piece) => !isNoise(piece) || MAKING.test(piece.said));
  const isMade = MAKING.test(pieces[first]?.said ?? '');
  let at = isMade ? first + 1 : Math.max(0, first);
  let isReport = false;
  for (const piece of pieces.slice(at)) {
    if (isOfReport(piece, pieces[at - 1])) isReport = true;
    else if (!(isMade && !isReport && isOfForm(piece, pieces[at + 1])) && !isSilent(piece)) break;
    at++;
  }
  if (!isReport) return;
  const shown = pieces
    .slice(0, at)
    .find((piece) => isKeyword(piece, 'chart') || /^pivot/i.test(piece.said))?.said;
  const joint = pieces[at];
  if (isKeyword(joint, 'preposition') && joint) joint.used = true;
  const place = pieces.findIndex(({ said }) => REPORT.test(said));
  const said = pieces[place];
  silence(pieces, Math.max(0, first), at);
  const isSummary = /^(?:overview|summary)$/i.test(said?.said ?? '');
  if (isSummary && said && !pieces.some(({ type }) => type === 'metric'))
    pieces[place] = { ...said, type: 'keyword', keyword: 'overview' };
  if (shown !== undefined && said)
    pieces[place] = {
      ...said,
      type: 'keyword',
      keyword: 'chart',
      said: /chart|graph|plot|diagram/i.test(shown) ? shown : 'table',
      used: true,
    };
}

const isOfReport = (piece: Piece, before: Piece | undefined): boolean =>
  (REPORT.test(piece.said) && /^(?:unknown|noise|keyword)$/.test(piece.type)) ||
  (/^query$/i.test(piece.said) && /^(?:a|an|the)$/i.test(before?.said ?? ''));

const isOfForm = (piece: Piece, next: Piece | undefined): boolean =>
  FORM.test(piece.said) || (piece.type === 'number' && FORM.test(next?.said ?? ''));

const isSilent = (piece: Piece): boolean =>
  isNoise(piece) && !/^(?:how|what|where|when|which)$/i.test(piece.said);
