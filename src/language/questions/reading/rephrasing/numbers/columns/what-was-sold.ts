import { plural, singular } from '../../../../../plural.ts';
import type { SourceView } from '../../../../data/source-view.ts';
import { once } from '../../../../text/pattern.ts';
import { thingsSold } from '../../../parts/things-sold.ts';

const SOLD = '(?:(?:did|have|do) (?:we|you) (?:sell|sold)|(?:was|were|got|has been) sold|sold|sells)';
const WHAT = once`^(?<lead>(?:and |so )?)what ${SOLD}(?! (?:best|worst|well|badly|poorly|better|worse|fastest|slowest|at|over|more|less|fewer|together|out|for|to whom)\b)(?<most> (?:the )?(?:most|least)(?! of\b))?(?<rest>.*?)(?:,? and how (?:much|many)(?: of (?:it|them|that|those|these))?)?(?<end>\s*[?.!]*)$`;

/**
 * "What did we sell on 29 January", "what sold last week": the things of a file whose pieces are counted, and no sum of money. "How much"
 * was sold is one.
 */
export function whatWasSold(text: string, views: readonly SourceView[]): string {
  const [view, second] = views;
  const said = WHAT.exec(text)?.groups;
  const { lead = '', most = '', rest = '', end = '' } = said ?? {};
  if (view === undefined || second !== undefined || said === undefined) return text;
  const [column, ...others] = thingsSold(view)?.columns ?? [];
  if (column === undefined || others.length > 0) return text;
  const things = view.labelOf(column).toLowerCase();
  return most === ''
    ? `${lead}which ${plural(things)} were sold${rest}${end}`
    : `${lead}which ${singular(things)} sold${most}${rest}${end}`;
}
