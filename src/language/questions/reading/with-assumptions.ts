import { metricLabel } from '../data/ask-metric.ts';
import type { Assembled } from './assemble.ts';
import type { Reading } from './reading.ts';

/** A reading with what it took for granted: what was told beside it, and the number that nobody named. */
export function withAssumptions(
  reading: Reading,
  { has, people }: Assembled,
  remarks: Reading['assumptions'],
  isFollowing: boolean,
): Reading {
  const isUnnamed = !has.metric && !isFollowing;
  const isBare = isUnnamed && reading.intent === 'numbers';
  const isDefault =
    isUnnamed && ['numbers', 'why', 'usual', 'findings', 'advice', 'audience'].includes(reading.intent);
  // "Was January better than February?": of all that is counted, for nothing says of what
  const isOfTwoTimes =
    isBare &&
    reading.isYesNo &&
    /^(?:better|worse)$/.test(reading.asks ?? '') &&
    (reading.periods.length === 2 || (reading.periods.length === 1 && reading.versus !== null)) &&
    !has.filter &&
    !has.dimension;
  const periodOnly =
    isOfTwoTimes ||
    (isBare &&
      has.period &&
      !has.dimension &&
      !has.filter &&
      !has.time &&
      !has.rank &&
      !has.versus &&
      reading.shape === 'value');
  return {
    ...reading,
    ...(periodOnly && { intent: 'overview' as const }),
    assumptions: [
      ...remarks,
      ...reading.assumptions,
      ...ofBrand(reading),
      ...ofAbandonment(reading),
      ...(isDefault && !periodOnly && reading.metrics[0] !== undefined
        ? [byDefault(reading.metrics[0], people)]
        : []),
    ],
  };
}

/** Which words are the brand's is said where the question does not say it. */
const ofBrand = ({ brandSplit, brandTerms }: Reading): Reading['assumptions'] =>
  brandSplit === null || brandTerms !== null ? [] : [{ code: 'brand', read: brandSplit.terms.join(', ') }];

/** What abandonment is made of is no number of the file. */
const ofAbandonment = ({ metrics }: Reading): Reading['assumptions'] =>
  metrics.flatMap((metric) => {
    const [, over, under] = /^rest:([^:]+):([^:]+)$/.exec(metric) ?? [];
    return over === undefined || under === undefined
      ? []
      : [
          {
            code: 'abandonment',
            said: metricLabel(metric),
            read: metricLabel(`ratio:${over}:${under}`).toLowerCase(),
          },
        ];
  });

/** "Mobile users" names whom it asks for: they are counted by their sessions, and it is not that nothing was named. */
const byDefault = (metric: string, people: string | null): Reading['assumptions'][number] => ({
  code: 'metric_default',
  read: metric,
  ...(people !== null && metric === 'sessions' && { said: people }),
});
