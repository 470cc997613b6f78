import { describe, expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const asked = askedFile('2026-03-10', [
  'date,channel,source,sessions,purchases,revenue',
  '2026-01-02,Email,newsletter,60,3,10',
  '2026-02-02,Email,newsletter,60,3,10',
  '2026-02-03,Social,facebook,10,1,80',
  '2026-03-02,Email,newsletter,60,3,10',
  '2026-03-03,Social,facebook,10,1,80',
]);
const offered = async (question: string) => {
  const { clarification, failure } = await asked(question);
  return clarification?.choices.map((choice) => choice.question) ?? failure?.nearest ?? [];
};

describe('what is offered in place of an answer', () => {
  test('says both names, where they are of two kinds', async () => {
    expect(await offered('do people from email buy more than people from facebook')).toEqual(
      expect.arrayContaining(['Purchases from email last month', 'Purchases from facebook last month']),
    );
  });

  test('says the time, where nothing else was understood', async () => {
    expect(await offered('frob the blorbs in February')).toEqual(['How did we do in February 2026?']);
  });

  test.each(['asdf qwer', 'hello'])('%s: are examples, and said to be', async (question) => {
    const { explanation } = await asked(question);
    expect(explanation).toContain('The questions below are examples of what can be asked.');
  });

  test('are no examples where a name of the question stands in them', async () => {
    const { explanation } = await asked('blorb sessions from facebook');
    expect(explanation).not.toContain('examples');
  });

  test('is less that came in, where money is lost', async () => {
    const { headline } = await asked('where are we losing the most money?');
    expect(headline).toBe('The connected data hold no costs or profit.');
    expect((await offered('where are we losing the most money?'))[0]).toMatch(
      /^Which channels lost the most/,
    );
  });

  test('is the question alone, where a time to come is told beside it', async () => {
    expect(
      await offered('How many sessions did we have in March? I need it for a talk next Tuesday'),
    ).toEqual(['How many sessions did we have in March']);
    expect((await asked('sessions next Tuesday')).headline).toMatch(/^The data end with the present/);
  });
});

describe('what is offered where a number is not counted', () => {
  const store = askedFile('2026-03-10', [
    'date,city,device,items_viewed,items_purchased,item_revenue',
    '2026-02-02,Bristol,mobile,60,3,10',
    '2026-02-03,Glasgow,desktop,50,2,80',
    '2026-03-02,Bristol,mobile,60,3,10',
  ]);
  test.each([
    ['orders from Bristol in February', 'Items purchased from Bristol in February'],
    ['average order value in February', 'Item revenue per items purchased in February'],
    ['revenue per session in February', 'Item revenue per items viewed in February'],
    ['how many users in February', 'Items viewed in February'],
  ])('is what these data have of the same kind: %s', async (question, nearest) => {
    const { failure } = await store(question);
    expect(failure?.nearest[0]).toBe(nearest);
  });

  test('a conversion rate is that of the two numbers that the file has', async () => {
    const told = await store('what is our conversion rate by device in February');
    expect(told.tables[0]?.rows.map((row) => row.slice(0, 2))).toEqual([
      ['mobile', 3 / 60],
      ['desktop', 2 / 50],
    ]);
    expect(JSON.stringify(told)).toContain('per item viewed');
  });

  test('refunds are no costs', async () => {
    expect((await store('how much was refunded in February')).headline).toBe(
      'The connected data hold no refunds, returns or cancellations of orders.',
    );
  });
});
