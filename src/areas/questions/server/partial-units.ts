import { z } from 'zod';
import type { AnswerTable, RanPlan } from '#src/shared/answer.ts';
import { addDays, type Day, parseDay, weekOf } from '#src/shared/week.ts';
import { dayText } from '#src/shared/wire.ts';
import type { AnswerProof, KeptAnswer } from './answer-store.ts';

const grains = ['week', 'month'] as const;
type UnitGrain = (typeof grains)[number];
const unfinished = ['day', ...grains] as const;

/** What of a plan says which units it holds; its columns may be a file's own. */
const Range = z.object({ from: dayText, to: dayText, grain: z.string() });

/** First days of the weeks and months of an answer that hold some of their days only, and days that may still grow. */
export type PartialUnits = Readonly<Record<UnitGrain | 'day', ReadonlySet<string>>>;

/** The first and the last unit of a period, where the period or the data begin or end within it: read off the plans that ran. */
export function partialUnits({ answer, proof }: KeptAnswer): PartialUnits {
  const of = (grain: UnitGrain) => {
    const plans = answer.plans.flatMap((ran) => {
      const plan = Range.safeParse(ran.plan).data;
      return plan?.grain === grain ? [heldOf(plan, ran, proof)] : [];
    });
    const ends = plans.flatMap(({ from, to }) => [startOf(from, grain), startOf(to, grain)]);
    // Whole in another query is whole.
    return new Set(
      ends.filter((start) =>
        plans.every(
          ({ from, to }) =>
            startOf(from, grain) > start || start > to || from > start || lastOf(start, grain) > to,
        ),
      ),
    );
  };
  return { week: of('week'), month: of('month'), day: provisionalDays(answer) };
}

const provisionalDays = ({ plans }: KeptAnswer['answer']): ReadonlySet<string> =>
  new Set(
    plans.flatMap(({ marks }) => marks.flatMap((mark) => (mark.type === 'provisional' ? mark.days : []))),
  );

interface Held {
  readonly from: Day;
  readonly to: Day;
}

/** The days of a plan's range between the first and the last that were fetched. */
function heldOf({ from, to }: Held, { sourceId, report }: RanPlan, { scopes }: AnswerProof): Held {
  const slices = (scopes.find((scope) => scope.sourceId === sourceId)?.slices ?? []).filter(
    ({ reportId }) => reportId === report,
  );
  const first = slices.map((slice) => slice.from).sort()[0];
  const last = slices
    .map((slice) => slice.to)
    .sort()
    .at(-1);
  return {
    from: first !== undefined && first > from ? first : from,
    to: last !== undefined && last < to ? last : to,
  };
}

const startOf = (day: Day, grain: UnitGrain): Day =>
  grain === 'week' ? weekOf(day) : (`${day.slice(0, 7)}-01` as Day);

const lastOf = (start: Day, grain: UnitGrain): Day =>
  grain === 'week' ? addDays(start, 6) : addDays(startOf(addDays(start, 31), 'month'), -1);

/** The same table with its unfinished rows named. */
export function withPartial(table: AnswerTable, units: PartialUnits): AnswerTable {
  const partial = unfinished.flatMap((grain) => {
    const column = table.formats.indexOf(grain);
    return column < 0
      ? []
      : table.rows.map((row) => String(row[column])).filter((cell) => units[grain].has(cell));
  });
  return partial.length === 0 ? table : { ...table, partial: [...new Set(partial)] };
}

/** Of a key of the drawing: which of its units are unfinished. */
export function partialOf(format: string | undefined, units: PartialUnits): readonly string[] {
  const grain = unfinished.find((one) => one === format);
  return grain === undefined ? [] : [...units[grain]].filter((start) => parseDay(start) !== undefined);
}
