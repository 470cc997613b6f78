import { askMetric } from '../../data/ask-metric.ts';
import { kindOfMetric } from '../../data/kind-of-column.ts';
import type { SourceView } from '../../data/source-view.ts';
import { inWords } from '../in-words.ts';
import type { Mark } from '../mark.ts';
import { metricNamed, metricOf } from '../parts/metric-of-limit.ts';
import { isRank, type Piece } from '../piece.ts';
import { asChoice, askedBack } from '../problem.ts';

const POINTED = /^([1-9]\d{0,2})\.(\d{3})(?=\s?(?:%|percent)?$)/i;
/** "1.250 times as many" */
const FACTOR = /^(?:times|x|fold)$/i;

interface Pointed {
  readonly marks: readonly Mark[];
  /** What each such number was read as. */
  readonly spellings: readonly { readonly said: string; readonly read: string }[];
}

/**
 * "More than 1.000 sessions": three digits behind a point part thousands, where what is limited adds up. A rate or a
 * position has decimals; of money for each one both may be meant, which is asked.
 */
export function pointsOfThousands(marks: readonly Mark[], views: readonly SourceView[]): Pointed {
  const pieces: readonly Piece[] = marks.map((mark) => ({ ...mark, used: false }));
  const spellings: { said: string; read: string }[] = [];
  const read = marks.map((mark, at): Mark => {
    if (mark.type !== 'number' || mark.ordinal || FACTOR.test(marks[at + 1]?.said ?? '')) return mark;
    const [, thousands, ones] = POINTED.exec(mark.said) ?? [];
    if (thousands === undefined || ones === undefined) return mark;
    const whole = `${thousands},${ones}`;
    const kind = mark.percent ? 'decimals' : kindOf(pieces, at, views);
    if (kind === 'either')
      throw askedBack(
        'point_or_thousand',
        [whole, decimals(mark.said)].map((said) => {
          const question = inWords(marks.map((one, place) => (place === at ? { ...one, said } : one)));
          return asChoice(question);
        }),
      );
    const said = kind === 'decimals' ? decimals(mark.said) : whole;
    spellings.push({ said: mark.said, read: said });
    return kind === 'decimals' ? mark : { ...mark, said, value: mark.value * 1_000 };
  });
  return { marks: read, spellings };
}

/** 10.500 as 10.5, 3.000 as 3.0 */
const decimals = (said: string): string => said.replace(/(\.\d\d*?)0+(?=$|\s?(?:%|percent))/i, '$1');

function kindOf(
  pieces: readonly Piece[],
  at: number,
  views: readonly SourceView[],
): 'thousands' | 'decimals' | 'either' {
  // "Top 1.000 queries by CTR": how many they are
  if (isRank(pieces[at - 1]) || pieces[at + 1]?.type === 'dimension') return 'thousands';
  const named = metricNamed(pieces[metricOf(pieces, at, false)]);
  const metric = named === undefined ? undefined : views.flatMap((view) => askMetric(view, named) ?? [])[0];
  if (metric === undefined || metric.kind !== 'quotient') return 'thousands';
  return kindOfMetric(metric) === 'money' ? 'either' : 'decimals';
}
