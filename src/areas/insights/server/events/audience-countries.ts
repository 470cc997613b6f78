import type { Facts } from '#src/platform/facts/facts-client.ts';
import { runQuery } from '#src/platform/facts/run-query.ts';
import { compileQueryPlan } from '#src/semantics/compile-query-plan.ts';
import type { FactScope } from '#src/semantics/fact-scope.ts';
import { PlanRefusal } from '#src/semantics/plan-refusal.ts';
import { QueryPlan } from '#src/semantics/query-plan.ts';
import { addDays, type Day } from '#src/shared/week.ts';

/** A country as the facts name it, with its ISO 3166 code. */
export interface AudienceCountry {
  readonly name: string;
  readonly code: string;
}

/** Beyond these a holiday is hardly ever seen in the numbers. */
const MOST_COUNTRIES = 10;

/** Where most visits of a week came from, the most in front; nothing where no report tells. */
export async function audienceCountries(
  facts: Facts,
  visible: FactScope,
  week: Day,
): Promise<AudienceCountry[]> {
  for (const metric of ['sessions', 'clicks'] as const) {
    const plan = QueryPlan.parse({
      metrics: [metric],
      dimensions: ['country'],
      from: week,
      to: addDays(week, 6),
      limit: MOST_COUNTRIES,
    });
    try {
      const rows = await runQuery(facts, compileQueryPlan(plan, visible));
      const found = rows.flatMap(([name]) => {
        const code = codes().get(String(name));
        return code === undefined ? [] : [{ name: String(name), code }];
      });
      if (found.length > 0) return found;
    } catch (error) {
      // This source does not count it by country.
      if (!(error instanceof PlanRefusal)) throw error;
    }
  }
  return [];
}

let known: ReadonlyMap<string, string> | undefined;

/** The code behind each English name, as Google writes them. */
function codes(): ReadonlyMap<string, string> {
  known ??= readCodes();
  return known;
}

function readCodes(): Map<string, string> {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const found = new Map([
    ['Hong Kong', 'HK'],
    ['Turkey', 'TR'],
  ]);
  for (const code of letters.flatMap((first) => letters.map((second) => first + second))) {
    const name = names.of(code);
    // Of a country under an old code too, the one in use.
    if (name !== undefined && Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`)
      found.set(name, code);
  }
  return found;
}
