import { isMetricId } from '#src/semantics/metric.ts';
import { wordsOf } from '../../text/tokenize.ts';
import { isBeginning } from './parts-of-names.ts';

/** "Acceptance rate", "quote acceptance rate", "rate of acceptance" */
const RATE = /^(?:(?<thing>\p{L}+) )?(?<fate>\p{L}{3,}) rate$|^rate of (?<noun>\p{L}{3,})$/u;

/**
 * "Refund rate" where tickets_refunded stand beside tickets_sold, "reopen rate" beside tickets_opened, "acceptance rate" of quotes_accepted
 * beside quotes_sent: of those that began, the part that this became of. Undefined where several columns are called so, or none tells
 * how many began.
 */
export function rateOfFates(phrase: string, columns: readonly string[]): string | undefined {
  const { thing, fate, noun = fate } = RATE.exec(phrase)?.groups ?? {};
  if (noun === undefined) return undefined;
  const named = columns
    .filter((column) => !isMetricId(column))
    .map((column) => [column, wordsOf(column)] as const);
  const [over, second] = named.filter(
    ([, [of, became = '', ...more]]) =>
      more.length === 0 &&
      (thing === undefined || thing === of) &&
      [...fatesIn(became), ...nounsOf(became)].includes(noun) &&
      !isBeginning(became),
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

/** Nouns that no ending makes. */
const NOUNS: ReadonlyMap<string, string> = new Map([
  ['won', 'win'],
  ['lost', 'loss'],
  ['paid', 'payment'],
  ['converted', 'conversion'],
  ['redeemed', 'redemption'],
  ['resolved', 'resolution'],
  ['delivered', 'delivery'],
]);

/** "acceptance" of accepted, "rejection" of rejected, "approval" of approved */
const nounsOf = (participle: string): readonly string[] => {
  const noun = NOUNS.get(participle);
  const stem = participle.replace(/ed$/u, '');
  return [
    ...(noun === undefined ? [] : [noun]),
    ...(stem === participle ? [] : ['ance', 'ion', 'ation', 'al', 'ment'].map((ending) => stem + ending)),
  ];
};

/** "refund" of refunded, "cancel" of cancelled, "solve" of solved */
const fatesIn = (participle: string): readonly string[] => [
  participle.replace(/ed$/u, ''),
  participle.replace(/d$/u, ''),
  participle.replace(/([lpt])\1ed$/u, '$1'),
];

/** Of which two columns it is told was left to be understood. */
export const isRateOfRows = (said: string, metric: string): boolean =>
  metric.startsWith('ratio:') && rateOfFates(wordsOf(said).join(' '), metric.split(':').slice(1)) === metric;
