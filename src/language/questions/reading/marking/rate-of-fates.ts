import { isMetricId } from '#src/semantics/metric.ts';
import { wordsOf } from '../../text/tokenize.ts';
import { isBeginning } from './parts-of-names.ts';

const RATE = /^(\p{L}{4,}) rate$/u;

/**
 * "Refund rate" where tickets_refunded stand beside tickets_sold, "reopen rate" beside tickets_opened: of those that began, the part
 * that this became of. Undefined where several columns are called so, or none tells how many began.
 */
export function rateOfFates(phrase: string, columns: readonly string[]): string | undefined {
  const [, fate] = RATE.exec(phrase) ?? [];
  if (fate === undefined) return undefined;
  const named = columns
    .filter((column) => !isMetricId(column))
    .map((column) => [column, wordsOf(column)] as const);
  const [over, second] = named.filter(
    ([, words]) =>
      words.length === 2 && fatesIn(words[1] ?? '').includes(fate) && !isBeginning(words[1] ?? ''),
  );
  if (over === undefined || second !== undefined) return undefined;
  const begun = begunOf(over[0], columns);
  return begun === undefined ? undefined : `ratio:${over[0]}:${begun}`;
}

/** "Refunds" of tickets_refunded: what became of some of them, where one column alone tells it. */
export function countOfFates(phrase: string, columns: readonly string[]): string | undefined {
  if (!/^\p{L}{4,}$/u.test(phrase)) return undefined;
  const issued = issuedOf(phrase, columns);
  if (issued !== undefined) return issued;
  const [only, second] = columns.filter((column) => {
    const [, became = '', ...more] = wordsOf(column);
    return (
      !isMetricId(column) &&
      more.length === 0 &&
      fatesIn(became).some((fate) => phrase === fate || phrase === `${fate}ation`)
    );
  });
  return second === undefined && only !== undefined && begunOf(only, columns) !== undefined
    ? only
    : undefined;
}

const ISSUED = /^(?:issued|given|granted|paid|made|processed)$/;

/** "Refunded" of refunds_issued, where one column alone tells it. */
function issuedOf(phrase: string, columns: readonly string[]): string | undefined {
  const [only, second] = columns.filter((column) => {
    const [fate = '', became = '', ...more] = wordsOf(column);
    return more.length === 0 && ISSUED.test(became) && isMadeOf(phrase, fate);
  });
  return second === undefined ? only : undefined;
}

const isMadeOf = (participle: string, fate: string): boolean =>
  fate.length >= 4 && [`${fate}ed`, `${fate}d`].includes(participle);

/** tickets_sold of tickets_refunded: what tells of how many this became. Undefined where several columns do, or it began itself. */
export function begunOf(fate: string, columns: readonly string[]): string | undefined {
  const [thing, became, ...more] = wordsOf(fate);
  if (became === undefined || more.length > 0 || isBeginning(became)) return undefined;
  const [begun, second] = columns.filter((column) => {
    const [of, began, ...others] = wordsOf(column);
    return of === thing && began !== undefined && others.length === 0 && isBeginning(began);
  });
  return second === undefined ? begun : undefined;
}

/** "refund" of refunded, "cancel" of cancelled, "solve" of solved */
const fatesIn = (participle: string): readonly string[] => [
  participle.replace(/ed$/u, ''),
  participle.replace(/d$/u, ''),
  participle.replace(/([lpt])\1ed$/u, '$1'),
];

/** Of which two columns it is told was left to be understood. */
export const isRateOfRows = (said: string, metric: string): boolean =>
  metric.startsWith('ratio:') &&
  RATE.test(wordsOf(said).join(' ')) &&
  rateOfFates(wordsOf(said).join(' '), metric.split(':').slice(1)) === metric;
