import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { answerQuestion } from '#src/language/questions/answer-question.ts';
import { askableFile } from '#src/server/commands/ask-facts-from-csv.ts';
import { addDays, type Day } from '#src/shared/week.ts';

const TODAY = '2026-02-16' as Day;
/** No word of any language. Where every object has it, a table that is looked up without asking whether it has it is found out. */
const TRAP = 'qzarx';

/** Races by country and by a column of this name, with counts of that name: few words, every kind of column. */
function racesOf(dimension: string, metric: string, member: string) {
  const lines = Array.from({ length: 35 }, (_, at) => addDays('2026-01-05' as Day, at)).flatMap((day, at) =>
    ['Germany', 'France'].flatMap((country) =>
      [member, 'Ferrari', 'Lotus'].map((name, place) =>
        [day, country, name, 100 + (at % 7) * 3 + place, 5 + (at % 3), 3 + (at % 5), 40 + (at % 4)].join(','),
      ),
    ),
  );
  const columns = ['date', 'country', dimension, 'sessions', metric, 'ad spend', 'clicks'];
  return askableFile([columns.join(','), ...lines].join('\n'), TODAY, 'races.csv');
}

/** X stands for the name. */
const ASKED = [
  'X',
  'sessions in X',
  'sessions over X last week',
  'last X',
  'X 2026',
  'sessions since X',
  'sessions in early X',
  'why did sessions fall in X',
  'sessions by X',
  'top 5 X',
  'X vs Ferrari',
  'sessions last week X last month',
  'more than X of the sessions',
  'a X of sessions from Germany',
  'did Germany have less than X of the sessions of France',
  'days with sessions more than X the average',
  'days with X the average sessions',
  'cost per X',
  'X rate',
  'X per session',
  'why did X change last week',
  'what does X mean',
  'share of X by week',
  'which X had most sessions',
  'forecast X',
  'sessions in 2X',
  'correlation of X and sessions',
  'what changed in X',
];

let lookedUp: string[] = [];

function setTrap(): void {
  lookedUp = [];
  Object.defineProperty(Object.prototype, TRAP, {
    configurable: true,
    get() {
      const place = (new Error().stack ?? '').split('\n').find((line) => /\/src\/[^:]+\.ts/.test(line)) ?? '';
      lookedUp.push(place.trim());
      return undefined;
    },
    // What is written to an object of its own name is its own from then on
    set(value: unknown) {
      Object.defineProperty(this, TRAP, { value, configurable: true, enumerable: true, writable: true });
    },
  });
}
afterEach(() => {
  Reflect.deleteProperty(Object.prototype, TRAP);
});

describe('names that every object has', () => {
  const names = Object.getOwnPropertyNames(Object.prototype);
  const columns = names.filter((name) => name !== '__proto__');

  it('are words like others: a question of them is answered, asked back or refused', async () => {
    const plain = racesOf('team', 'points', 'Mercedes');
    for (const asked of ASKED) {
      const { status, headline } = await answerQuestion(
        asked.replaceAll('X', 'constructor'),
        plain.context,
        plain.facts,
      );
      expect(['answered', 'clarification_needed', 'failed'], asked).toContain(status);
      expect(headline, asked).not.toMatch(/function|native code|\[object/);
    }
  });

  it('may be columns and cells, whatever is asked of them', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...columns),
        fc.constantFrom(...columns),
        fc.constantFrom(...names),
        fc.array(fc.constantFrom(...ASKED, 'X', 'and', 'by', 'in'), { minLength: 1, maxLength: 2 }),
        fc.constantFrom(...names),
        async (dimension, metric, member, asked, word) => {
          fc.pre(dimension !== metric);
          const { context, facts } = racesOf(dimension, metric, member);
          for (const name of [word, dimension, metric]) {
            const text = asked.join(' ').replaceAll('X', name);
            const answer = await answerQuestion(text, context, facts);
            expect(answer.headline, text).not.toMatch(/function \w*\(|native code|\[object/);
          }
        },
      ),
      { numRuns: 60 },
    );
  }, 400_000);

  it('are looked up in no table that only inherits them', async () => {
    const columnsOf = [
      ['team', 'points', 'Mercedes'],
      ['team', 'points', TRAP],
      [TRAP, 'points', 'Mercedes'],
      ['team', TRAP, 'Mercedes'],
    ] as const;
    for (const [dimension, metric, member] of columnsOf) {
      const { context, facts } = racesOf(dimension, metric, member);
      for (const asked of ASKED) {
        setTrap();
        await answerQuestion(asked.replaceAll('X', TRAP), context, facts);
        Reflect.deleteProperty(Object.prototype, TRAP);
        expect(lookedUp, `${asked} (${dimension}, ${metric}, ${member})`).toEqual([]);
      }
    }
  }, 400_000);
});
