import { expect, it } from 'vitest';
import { Answer, type RanPlan } from '#src/shared/answer.ts';
import { withWhatWasCounted } from './what-was-counted.ts';

const ran = (from: string): RanPlan => ({
  sourceId: 'shop',
  plan: { metrics: ['sessions'], dimensions: ['channel'], from, to: '2017-03-31' },
  report: 'file_rows',
  columns: [],
  rows: [],
  rowCount: 0,
  marks: [],
  missing: [],
});
const told = (plans: readonly RanPlan[]): string =>
  withWhatWasCounted(
    Answer.parse({
      status: 'answered',
      headline: 'Referral had the most, Display the fewest.',
      explanation: '',
      tables: [],
      assumptions: [],
      analytics_data: null,
      presentation_config: null,
      references: [],
      plans,
      evidence: {},
      bindings: [],
      reading: null,
    }),
  ).explanation.replaceAll('\u00a0', ' ');

it('tells once what two queries count, as of the highest and the lowest', () => {
  const once = 'Counted: sessions by channel from Mar 1, 2017 to Mar 31, 2017.';
  expect(told([ran('2017-03-01')])).toBe(once);
  expect(told([ran('2017-03-01'), ran('2017-03-01')])).toBe(once);
  expect(told([ran('2017-03-01'), ran('2017-03-08')])).toBe(
    'Counted: sessions by channel from Mar 1, 2017 to Mar 31, 2017; and sessions by channel from Mar 8, 2017 to Mar 31, 2017.',
  );
});
