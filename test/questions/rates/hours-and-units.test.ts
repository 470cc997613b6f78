import { describe, expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const DAYS = ['2026-03-02', '2026-03-03'];
const asked = (header: string, ...rows: readonly string[]) => {
  const lines = DAYS.flatMap((day) => rows.map((row) => `${day},${row}`));
  return askedFile('2026-03-04', [`date,${header}`, ...lines]);
};
type Ask = ReturnType<typeof asked>;

const hawks = asked('handler,sorties,minutes_aloft,fee_eur', 'Ines,10,120,300.00', 'Kofi,20,300,900.00');
const clinic = asked('dentist,appointments,minutes,fees', 'Dr Ash,10,240,800.00', 'Dr Elm,5,120,300.00');
const bread = asked(
  'branch,product,items_sold,kg_sold,items_wasted,takings',
  'North,Rye Bread,10,8.0,1,40.00',
  'South,Rye Bread,20,12.0,4,80.00',
  'South,Roll,30,5.0,2,30.00',
);
const desk = asked(
  'topic,tickets_opened,sla_breaches,first_reply_minutes',
  'Email,10,2,600',
  'Domains,40,4,1200',
);
const gifts = asked('medium,visits,donations,amount', 'email,100,5,100.00', 'qr code,50,2,60.00');

const firstOf = async (ask: Ask, question: string) => (await ask(question)).tables[0]?.rows[0];

describe('what a number is told per, behind the rank', () => {
  test.each([
    [clinic, 'which dentist earns most per appointment?', ['Dr Ash', 80]],
    [clinic, 'which dentist earns least per appointment?', ['Dr Elm', 60]],
    [hawks, 'which handler earns us most per sortie', ['Kofi', 45]],
    [bread, 'which branch wastes most per item sold?', ['South', 12 / 100]],
    [desk, 'which topic breaches the SLA most often per ticket?', ['Email', 0.2]],
    [gifts, 'which medium raised most per visit', ['qr code', 1.2]],
    [clinic, 'fees by dentist per appointment', ['Dr Ash', 80]],
  ])('%#: %s', async (ask, question, [name, value]) => {
    const row = await firstOf(ask, question);
    expect(row?.[0], question).toBe(name);
    expect(row?.[1], question).toBeCloseTo(Number(value), 9);
  });

  test('of two names', async () => {
    expect((await gifts('QR code or email: who gives more per donation')).headline).toContain(
      '30 against 20',
    );
    expect((await clinic('Dr Elm or Dr Ash: which earns more per appointment?')).headline).toContain(
      '60 against 80',
    );
  });

  test.each([
    [clinic, 'which dentist had the most fees', ['Dr Ash', 1600]],
    [clinic, 'which dentist had the most fees per appointment', ['Dr Ash', 80]],
    [clinic, 'which dentist had the most appointments', ['Dr Ash', 20]],
  ])('%#: neighbours are read as before', async (ask, question, row) => {
    expect((await firstOf(ask, question))?.slice(0, 2), question).toEqual(row);
  });

  test.each([[clinic, 'fees and minutes per appointment by dentist over 3 per fee']])(
    '%#: what is said twice is asked about',
    async (ask, question) => {
      expect((await ask(question)).status).not.toBe('answered');
    },
  );
});

describe('hours of minutes', () => {
  test.each([
    [hawks, 'hours aloft by handler', ['Kofi', 10]],
    [hawks, 'hours aloft', [14]],
    [hawks, 'fee per hour aloft by handler', ['Kofi', 180]],
    [hawks, 'hours aloft per sortie', [14 / 60]],
    [hawks, 'handlers with more than 5 hours aloft', ['Kofi', 10]],
    [clinic, 'fees per hour by dentist', ['Dr Ash', 200]],
    [desk, 'first reply hours per ticket', [60 / 100]],
  ])('%#: %s', async (ask, question, row) => {
    const found = await firstOf(ask, question);
    for (const [at, cell] of row.entries())
      if (typeof cell === 'number') expect(found?.[at], question).toBeCloseTo(cell, 9);
      else expect(found?.[at], question).toBe(cell);
  });

  test('what they are made of is said', async () => {
    expect((await hawks('hours aloft')).assumptions.join(' ')).toContain('made of the minutes aloft');
  });

  test.each([
    [hawks, 'sorties per hour'],
    [hawks, 'sorties by hour'],
    [clinic, 'appointments per hour'],
    [clinic, 'busiest hour'],
    [desk, 'tickets per hour'],
  ])('%#: hours of the day there are none', async (ask, question) => {
    expect((await ask(question)).status, question).toBe('failed');
  });
});

describe('kilos', () => {
  test.each([
    [bread, 'takings per kg', [300 / 50]],
    [bread, 'kg by product', ['Rye Bread', 40]],
    [bread, 'kg of Rye Bread sold', [40]],
    [bread, 'items wasted', [14]],
  ])('%#: %s', async (ask, question, row) => {
    expect((await firstOf(ask, question))?.slice(0, row.length), question).toEqual(row);
  });

  test('of what is counted in pieces there are no kilos', async () => {
    expect((await bread('waste in kg')).status).not.toBe('answered');
  });
});
