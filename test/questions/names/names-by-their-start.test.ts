import { describe, expect, it } from 'vitest';
import { answerQuestion } from '#src/language/questions/answer-question.ts';
import { askableFile } from '#src/server/commands/ask-facts-from-csv.ts';
import { addDays, type Day, daysFrom } from '#src/shared/week.ts';

const TODAY = '2026-03-09' as Day;
const { context, facts } = askableFile(
  [
    'date,material,customer,loads,tonnes',
    ...daysFrom('2026-01-01' as Day, addDays(TODAY, -1)).flatMap((day) => [
      `${day},Type 1 sub-base,Green and Gray Landscapes,1,10`,
      `${day},Topsoil,Cash sales,2,30`,
      `${day},Topsoil,Total Paving,3,30`,
      `${day},Sharp sand,Marsh Groundworks,4,30`,
      `${day},Building sand,Brightwater Homes,5,90`,
    ]),
  ].join('\n'),
  TODAY,
  'quarry.csv',
);
const asked = (question: string) => answerQuestion(question, context, facts);

describe('a name by the words that begin it', () => {
  it.each([
    ['Type 1 loads in January', [31]],
    ['loads of type 1 in February', [28]],
    ['green and gray in February', [28]],
    ['tonnes for green and gray in February', [280]],
    ['Cash in February', [56]],
    ['total paving in February', [84]],
  ])('%s', async (question, first) => {
    expect((await asked(question)).tables[0]?.rows[0]).toEqual(first);
  });

  it('is told', async () => {
    expect(JSON.stringify(await asked('type 1 loads in January'))).toContain(
      '“type 1” is read as “Type 1 sub-base”',
    );
  });

  it('leaves a share the share', async () => {
    const [row] = (await asked('Type 1 share of loads in January')).tables[0]?.rows ?? [];
    expect(row).toEqual([31, 31 * 15, 1 / 15]);
  });

  it.each(['sand in February', 'type 2 loads in January', 'green and blue in January'])(
    'asks of %s, which is one of several or of none',
    async (question) => {
      expect((await asked(question)).status).not.toBe('answered');
    },
  );
});

describe('one customer by name', () => {
  it('has a mix of materials, which is the usual number', async () => {
    const { tables } = await asked('material distribution for Cash sales in February');
    expect(tables[0]?.rows).toEqual([['Topsoil', 56, 1]]);
  });

  it('is nobody to be counted', async () => {
    expect((await asked('how many Cash sales in February')).status).not.toBe('answered');
  });
});
