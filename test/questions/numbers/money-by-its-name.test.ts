import { describe, expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const file = (...money: readonly string[]) =>
  askedFile('2026-04-04', [
    ['date', 'agent', 'calls', ...money].join(','),
    ['2026-03-02', 'Ann', 9, ...money.map(() => '100')].join(','),
    ['2026-03-03', 'Bob', 3, ...money.map(() => '300')].join(','),
    ['2026-03-24', 'Ann', 7, ...money.map(() => '50')].join(','),
  ]);

describe('the one column that is money by its name is what comes in', () => {
  test.each([
    'invoiced',
    'billed',
    'amount_charged',
    'box_office',
    'net_box_office',
    'gate_money',
    'box_office_gross',
    'sales_value',
    'invoice_total',
    'premiums',
    'rent',
    'commission',
    'tuition',
    'tolls',
  ])('%s', async (column) => {
    const asked = file(column);
    expect((await asked('what did Ann bring in last month?')).tables[0]?.rows).toEqual([[150]]);
    expect((await asked('how much did we take in March')).tables[0]?.rows).toEqual([[450]]);
    expect((await asked('takings last month')).tables[0]?.rows).toEqual([[450]]);
    expect((await asked('which agent earned the most in March')).tables[0]?.rows).toEqual([['Bob', 300]]);
  });

  // What is counted is no money, whatever is done with it
  test.each([
    'jobs_invoiced',
    'customers_billed',
    'bikes_charged',
    'invoices',
    'tickets_box_office',
    'admissions_box_office',
    'visitors_box_office',
    'visitors_gate_money',
  ])('%s', async (column) => {
    expect((await file(column)('revenue last month')).status).toBe('failed');
  });
});

describe('money that no column names is never another number', () => {
  test.each([
    'what did Ann bring in last month?',
    'which agent makes us the most?',
    'highest earning agent',
    'revenue last month',
    'what did Ann earn in March?',
  ])('%s', async (question) => {
    expect((await file('parcels')(question)).status, question).not.toBe('answered');
  });

  test('nothing is said of what is counted but that nothing is called money', async () => {
    const { headline } = await file('parcels')('revenue last month');
    expect(headline).toBe('“revenue” cannot be told: by its name none of the numbers is money.');
  });

  test('what a channel brings in may be its visits', async () => {
    const asked = askedFile('2026-04-04', ['date,channel,sessions', '2026-03-02,Email,40']);
    expect((await asked('what did email bring in in March?')).tables[0]?.rows).toEqual([[40]]);
  });
});

describe('of several columns of money it is asked which one', () => {
  test.each([
    ['what did Ann bring in last month?', 'Fares of Ann last month', 'Tips of Ann last month'],
    ['how much did we take in March', 'Fares in March 2026', 'Tips in March 2026'],
    ['what did Ann bring in in March?', 'Fares of Ann in March 2026', 'Tips of Ann in March 2026'],
    ['what did Ann take in on March 3', 'Fares of Ann on March 3', 'Tips of Ann on March 3'],
    ['what did Ann make in March?', 'Fares of Ann in March 2026', 'Tips of Ann in March 2026'],
    ['revenue last month', 'Fares last month', 'Tips last month'],
    ['income by agent in March', 'Fares by agent in March', 'Tips by agent in March'],
    ['which agent makes us the most?', 'Which agent had the most fares?', 'Which agent had the most tips?'],
  ])('%s', async (question, ...choices) => {
    const { clarification, headline } = await file('fares', 'tips')(question);
    expect(headline).toMatch(/more than one kind of it: which one is meant/);
    expect(clarification?.choices.map((choice) => choice.question)).toEqual(expect.arrayContaining(choices));
  });
});

describe('earning stands with a rank as with any other word', () => {
  const fees = file('fees');
  test.each([
    ['top earning agent', ['Bob', 300]],
    ['highest-earning agent in March', ['Bob', 300]],
    ['lowest earning agent', ['Ann', 150]],
    ['worst earning agent', ['Ann', 150]],
    ['highest grossing agent', ['Bob', 300]],
    ['which agent is the top earner', ['Bob', 300]],
    ['most lucrative agent', ['Bob', 300]],
    ['least lucrative agent', ['Ann', 150]],
    ['top selling agent', ['Bob', 300]],
    ['lowest earning day in March', ['2026-03-24', 50]],
    ['highest earning month', ['2026-03-01', 450]],
    // A number of their own
    ['top agent by calls', ['Ann', 16]],
  ])('%s', async (question, row) => {
    const { tables, assumptions } = await fees(question);
    expect(tables[0]?.rows[0], question).toEqual(row);
    expect(assumptions.join(' ')).not.toMatch(/No metric was named/);
  });

  test('that lucrative is money is said', async () => {
    expect((await fees('most lucrative agent')).assumptions).toContainEqual('“lucrative” is read as fees.');
  });
});

describe('what was invoiced, by the words of its trade', () => {
  const invoiced = file('invoiced');
  test.each([
    ['invoices last month', [450]],
    ['how much did we invoice in March', [450]],
    ['what did Ann invoice in March', [150]],
    ['how much was billed in March', [450]],
    ['average invoice per call in March', [450 / 19]],
    ['which agent billed the most', ['Bob', 300]],
  ])('%s', async (question, row) => {
    expect((await invoiced(question)).tables[0]?.rows[0], question).toEqual(row);
  });

  test('it is said how the word was read', async () => {
    expect((await invoiced('invoices last month')).assumptions).toContainEqual(
      '“invoices” is read as invoiced.',
    );
  });

  test.each(['how many invoices did we send in March?', 'number of invoices in March'])(
    'how many of them is no sum of money: %s',
    async (question) => {
      expect((await invoiced(question)).status).toBe('clarification_needed');
    },
  );

  test('where they are counted they are these', async () => {
    expect((await file('invoices', 'invoiced')('invoices last month')).tables[0]?.rows).toEqual([[450]]);
    const { readAs } = await file('invoices', 'invoiced')('how many invoices did we send in March?');
    expect(readAs[0]?.text).toBe('invoices');
  });
});

test.each(['which customers do we lose money on?', 'do we lose money on Ann?'])(
  'a loss is no change of what came in: %s',
  async (question) => {
    expect((await file('box_office')(question)).headline).toBe('The connected data hold no costs or profit.');
  },
);
