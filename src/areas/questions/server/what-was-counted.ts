import { type Binding, type BoundText, join, name, published } from '#src/language/bound-text.ts';
import { shortDay } from '#src/language/quantity.ts';
import { markdownText } from '#src/language/questions/wording/markdown-text.ts';
import { dimensions, isDimensionId } from '#src/semantics/dimension.ts';
import { isMetricId, metrics } from '#src/semantics/metric.ts';
import { isMemberFilter, QueryPlan } from '#src/semantics/query-plan.ts';
import type { Answer, RanPlan } from '#src/shared/answer.ts';
import { COUNTED } from '../counted.ts';
import { memberFilterWords } from './member-filter-words.ts';

/** More queries than this are for the eyes of those who open them. */
const MOST_QUERIES = 3;
const MOST_NAMES = 3;

/**
 * Where an answer says all in its headline, its explanation tells what was counted. The words are made from the plans, and
 * every day and name in them is bound to the plan.
 */
export function withWhatWasCounted(answer: Answer): Answer {
  if (answer.status !== 'answered' || answer.explanation !== '') return answer;
  const all = answer.plans.map(counted).filter((text) => text !== undefined);
  // The highest and the lowest come from two queries that count the same; told once.
  const told = all.filter(
    (text, place) => all.findIndex((one) => published(one) === published(text)) === place,
  );
  if (told.length === 0 || told.length > MOST_QUERIES) return answer;
  const text = join([COUNTED, join(told, '; and '), '.'], '');
  return {
    ...answer,
    explanation: published(text),
    bindings: [...answer.bindings, ...text.bindings],
  };
}

function counted({ plan }: RanPlan, index: number): BoundText | undefined {
  const parsed = QueryPlan.safeParse(plan);
  // Limits on numbers have no words here; without them the sentence would say too much.
  if (!parsed.success || !parsed.data.filters.every(isMemberFilter)) return undefined;
  const { metrics: measures, dimensions: cuts, filters, from, to, grain } = parsed.data;
  const at = `plans.${index}.plan`;
  const what = measures.map((id) => (isMetricId(id) ? metrics[id].noun : id)).join(', ');
  const by = [
    ...cuts.map((id) => (isDimensionId(id) ? dimensions[id].label.toLowerCase() : id)),
    ...(grain === 'total' ? [] : [grain]),
  ];
  const where = filters.flatMap((filter, place): BoundText[] =>
    isMemberFilter(filter)
      ? [
          join([
            dimensions[filter.dimension].label.toLowerCase(),
            memberFilterWords[filter.is],
            join(
              filter.members
                .slice(0, MOST_NAMES)
                .map((member, of) => quoted(member, `${at}.filters.${place}.members.${of}`)),
              ' or ',
            ),
            ...(filter.members.length > MOST_NAMES ? ['or others'] : []),
          ]),
        ]
      : [],
  );
  return join([
    by.length === 0 ? what : `${what} by ${by.join(' and ')}`,
    ...(where.length === 0 ? [] : ['where', join(where, ' and ')]),
    ...(from === to
      ? ['on', day(from, `${at}.from`)]
      : ['from', day(from, `${at}.from`), 'to', day(to, `${at}.to`)]),
  ]);
}

const day = (value: string, path: string): Binding => ({
  text: `${shortDay(value)}, ${value.slice(0, 4)}`,
  path,
  value,
});

const quoted = (value: string, path: string): Binding => ({
  ...name(value, path),
  text: `“${markdownText(value)}”`,
});
