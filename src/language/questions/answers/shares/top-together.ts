import { type BoundText, sentence } from '../../../bound-text.ts';
import { partOf } from '../../../quantity.ts';
import type { AskMetric } from '../../data/asked-metric.ts';
import { holds } from '../../data/holds.ts';
import type { Inquiry } from '../../data/inquiry.ts';
import { sumOfKnown } from '../../data/sums.ts';
import { capital, listed, valueText, wholeNumber } from '../../wording/say.ts';
import type { Settled } from '../settling/settled.ts';
import { type ToldParts, table } from '../telling/draft.ts';

interface Listed {
  /** Value and share stand behind the names of each row. */
  readonly main: ToldParts['tables'][number];
  readonly noun: string;
  readonly where: BoundText;
  readonly when: BoundText;
  readonly notes: readonly BoundText[];
  /** "More than half together" */
  readonly ofSum: Settled['reading']['limits'];
}

/** "Which two together made more than half?": the limits are of their sum, where all of them are shares of what is told. */
export const limitsOfSum = (
  { reading: { isTogether, limits } }: Settled,
  { id }: AskMetric,
): Settled['reading']['limits'] =>
  isTogether && limits.every(({ metric, isShare }) => metric === id && isShare === true) ? limits : [];

/** "What share of revenue comes from the top 3 channels?", "… from channels above 500": one number, and who they are below it. */
export function topTogether(
  { reading, view }: Settled,
  metric: AskMetric,
  { main, noun, where, when, notes, ofSum }: Listed,
  inquiry: Inquiry,
): ToldParts {
  const sumOf = (column: number): number | null =>
    sumOfKnown(
      main.rows
        .flatMap((row) => row[reading.dimensions.length + column] ?? [])
        .filter((cell) => typeof cell === 'number'),
    );
  const [value, share] = [sumOf(0), sumOf(1)];
  const many = wholeNumber(main.rows.length, inquiry.keep('listed', main.rows.length));
  const rank = reading.rank?.direction;
  const isShort = ofSum.some((limit) => share === null || !holds(share, limit.is, limit.value));
  const made = sentence`made ${partOf(share ?? 0, 'tables.0.rows.0.1')} of the ${metric.noun}${where} ${when}: ${valueText(value, metric.unit, view.source.currency, 'tables.0.rows.0.0')}.`;
  const ones = rank === undefined ? 'those within these limits' : `the ${rank} ones`;
  const who =
    rank === undefined ? sentence`${many} ${noun} within these limits` : sentence`${rank} ${many} ${noun}`;
  const lead = isShort ? sentence`None together made as much: the` : sentence`The`;
  return {
    headline: capital(
      share === null
        ? sentence`No ${metric.noun}${where} ${when} to take shares of.`
        : sentence`${lead} ${who} ${made}`,
    ),
    sentences: [...(ofSum.length > 0 ? [whoTheyAre(main)] : []), ...notes],
    tables: [
      table(
        main.title,
        [
          { title: `${metric.label} of ${ones}`, format: metric.unit },
          { title: 'Share', format: 'fraction' },
        ],
        [[value, share]],
      ),
      { ...main, title: ones.charAt(0).toUpperCase() + ones.slice(1) },
    ],
    chart: { mark: 'number', label: `Share of ${metric.noun}`, x: null, y: [1] },
  };
}

/** "Referral and Direct", of the table of them */
const whoTheyAre = ({ rows }: Listed['main']): BoundText =>
  sentence`They are ${listed(
    rows.map(([name], row) => ({
      text: String(name ?? '') || '(empty)',
      path: `tables.1.rows.${row}.0`,
      value: String(name ?? ''),
    })),
    ' and ',
  )}.`;
