import type { SourceView } from '../../../../data/source-view.ts';
import { camelCaseApart } from '../../../../text/camel-case-apart.ts';
import { wordsOf } from '../../../../text/tokenize.ts';
import { type Piece, replaceEach } from '../../../piece.ts';

/** What comes before what on the way to a purchase, by the names that files give to it. */
const STEPS: readonly RegExp[] = [
  /\b(?:view(?:ed)?|detail)\b/,
  /\badd(?:ed)?\b.*\b(?:cart|basket|bag)\b|\b(?:cart|basket) add/,
  /\bcheckouts?\b/,
  /\b(?:purchase|purchased|bought|order|ordered|sold)\b/,
];

/** "The conversion funnel in September": the numbers of its steps, where a source counts at least two and none is named. */
export function funnelSteps(pieces: Piece[], views: readonly SourceView[]): void {
  const at = pieces.findIndex(({ type, said }) => type === 'topic' && /\bfunnel$/i.test(said));
  const steps = views.map(stepsOf).find(({ length }) => length > 1) ?? [];
  const isNamed = pieces.some(({ type }) => type === 'metric');
  if (at < 0 || steps.length === 0 || isNamed) return;
  replaceEach(pieces, (piece, place) =>
    place === at ? steps.map((metric) => ({ ...piece, type: 'metric', metric })) : undefined,
  );
}

const stepsOf = ({ metricColumns }: SourceView): readonly string[] =>
  STEPS.flatMap((step) => {
    const [first] = metricColumns.filter((column) => step.test(wordsOf(camelCaseApart(column)).join(' ')));
    return first === undefined ? [] : [first];
  });
