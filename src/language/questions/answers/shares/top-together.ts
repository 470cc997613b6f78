import { type BoundText, sentence } from '../../../bound-text.ts';
import { percent } from '../../../quantity.ts';
import type { AskMetric } from '../../data/asked-metric.ts';
import type { Inquiry } from '../../data/inquiry.ts';
import { sumOfKnown } from '../../data/sums.ts';
import { capital, valueText, wholeNumber } from '../../wording/say.ts';
import type { Settled } from '../settling/settle.ts';
import { type ToldParts, table } from '../telling/draft.ts';

interface Listed {
  /** Value and share are the last two cells of each row. */
  readonly main: ToldParts['tables'][number];
  readonly noun: string;
  readonly where: BoundText;
  readonly when: BoundText;
  readonly notes: readonly BoundText[];
}

/** "What share of revenue comes from the top 3 channels?": one number, and who they are below it. */
export function topTogether(
  { reading, view }: Settled,
  metric: AskMetric,
  { main, noun, where, when, notes }: Listed,
  inquiry: Inquiry,
): ToldParts {
  const sumOf = (column: number): number | null =>
    sumOfKnown(main.rows.flatMap((row) => row.at(column) ?? []).filter((cell) => typeof cell === 'number'));
  const [value, share] = [sumOf(-2), sumOf(-1)];
  const many = wholeNumber(main.rows.length, inquiry.keep('listed', main.rows.length));
  const rank = reading.rank?.direction ?? 'top';
  return {
    headline: capital(
      share === null
        ? sentence`No ${metric.noun}${where} ${when} to take shares of.`
        : sentence`The ${rank} ${many} ${noun} made ${percent(share, 'tables.0.rows.0.1')} of the ${metric.noun}${where} ${when}: ${valueText(value, metric.unit, view.source.currency, 'tables.0.rows.0.0')}.`,
    ),
    sentences: [...notes],
    tables: [
      table(
        main.title,
        [
          { title: `${metric.label} of the ${rank} ones`, format: metric.unit },
          { title: 'Share', format: 'fraction' },
        ],
        [[value, share]],
      ),
      { ...main, title: `The ${rank} ones` },
    ],
    chart: { mark: 'number', title: `Share of ${metric.noun}`, x: null, y: [1] },
  };
}
