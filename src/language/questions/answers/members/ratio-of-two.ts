import { sentence } from '../../../bound-text.ts';
import { wasOf } from '../../../plural.ts';
import type { AskMetric } from '../../data/asked-metric.ts';
import { holds } from '../../data/holds.ts';
import type { Inquiry } from '../../data/inquiry.ts';
import { capital, periodPhrase, periodTitle, valueText } from '../../wording/say.ts';
import type { Settled } from '../settling/settled.ts';
import { type ToldParts, table } from '../telling/draft.ts';
import { notesOn } from '../telling/notes.ts';
import { type ToldVerdict, yesIf } from '../telling/told-verdict.ts';
import type { EachValues } from './each-values.ts';

/** "Sessions of mobile were 2.1 times those of desktop." */
export async function ratioOfTwo(
  settled: Settled,
  { names, values, fetched }: EachValues,
  inquiry: Inquiry,
): Promise<ToldParts> {
  const { metrics, period, view } = settled;
  const [metric] = metrics as [AskMetric];
  const [a, b] = [values[0]?.[0] ?? null, values[1]?.[0] ?? null];
  const ratio = a === null || b === null || b === 0 ? null : a / b;
  const main = table(
    periodTitle(period),
    [
      { title: `${metric.label}, ${names[0]}`, format: metric.unit },
      { title: `${metric.label}, ${names[1]}`, format: metric.unit },
      { title: 'Ratio', format: 'per_session' },
    ],
    [[a, b, ratio]],
  );
  const when = periodPhrase(period, `plans.${fetched.plan}.plan`);
  const name = (at: number) => ({
    text: names[at] as string,
    path: inquiry.keep(`name_${at}`, names[at] as string),
    value: names[at] as string,
  });
  return {
    verdict: verdictOf(settled, ratio),
    headline: capital(
      sentence`${metric.label} of ${name(0)} ${wasOf(metric.noun)} ${valueText(ratio, 'per_session', null, 'tables.0.rows.0.2')} times ${wasOf(metric.noun) === 'were' ? 'those' : 'that'} of ${name(1)} ${when}: ${valueText(a, metric.unit, view.source.currency, 'tables.0.rows.0.0')} against ${valueText(b, metric.unit, view.source.currency, 'tables.0.rows.0.1')}.`,
    ),
    sentences: await notesOn(settled, inquiry, [fetched]),
    tables: [main],
    chart: { mark: 'number', label: 'Ratio', x: null, y: [2] },
  };
}

/** "Less than half of it": what is told as exactly that, and is only next to it, is left to the reader. */
function verdictOf({ reading: { claim } }: Settled, ratio: number | null): ToldVerdict | undefined {
  if (claim?.of !== 'ratio' || ratio === null) return undefined;
  const isToldAlike = ratio !== claim.value && Math.abs(ratio - claim.value) < claim.value / 200;
  return isToldAlike ? undefined : yesIf(holds(ratio, claim.is, claim.value));
}
