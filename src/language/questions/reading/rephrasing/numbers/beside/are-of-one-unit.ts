import { askMetric } from '../../../../data/ask-metric.ts';
import { kindOfMetric } from '../../../../data/kind-of-column.ts';
import type { SourceView } from '../../../../data/source-view.ts';

/** Both are counted or both are money or time, in one source: what is left of a rate without a number is nothing. */
export const areOfOneUnit = (a: string, b: string, views: readonly SourceView[]): boolean =>
  views.some((view) => {
    const [whole, part] = [askMetric(view, a), askMetric(view, b)];
    if (whole?.kind !== 'additive' || part?.kind !== 'additive') return false;
    const kind = kindOfMetric(whole);
    return kind === kindOfMetric(part) || (kind === 'money' && MAY_BE_MONEY.test(b));
  });

/** What is taken off money is money, though its column's name could count it. */
const MAY_BE_MONEY =
  /(?:^|_)(?:refunds?|returns?|discounts?|vouchers?|chargebacks?|tax(?:es)?|vat|shipping|commissions?)$/i;
