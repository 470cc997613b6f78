import { expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const vet = askedFile('2026-04-01', [
  'date,service,appointments,fees,costs',
  '2026-03-02,Dental,8,600,200',
  '2026-03-03,Surgery,4,900,300',
]);
const school = askedFile('2026-04-01', [
  'date,instructor,lessons_booked,fees,fuel_cost',
  '2026-03-02,Pete Old,8,600,100',
  '2026-03-03,Anna Lind,4,300,50',
]);
const cleaner = askedFile('2026-04-01', [
  'date,shop,counter person,tickets,takings',
  '2026-03-02,Canal,Bea,8,60',
  '2026-03-03,Canal,Ilse,4,30',
]);

test.each([
  [vet, 'profit in March', [[1000]]],
  [
    vet,
    'profit by service in March',
    [
      ['Surgery', 600],
      ['Dental', 400],
    ],
  ],
  [school, 'how much did Pete Old bring in in March after fuel', [[500]]],
] as const)('%#: “%s” is what came in less what was spent, and said', async (ask, question, rows) => {
  const { tables, headline, assumptions } = await ask(question);
  expect(tables[0]?.rows, headline).toEqual(rows);
  expect(assumptions.join(' ')).toContain('is read as fees minus');
});

test('where one kind of costs is known, what is left behind it is offered', async () => {
  const { status, clarification } = await school('profit in March');
  expect(status).toBe('clarification_needed');
  expect(clarification?.choices[0]?.question).toBe('Fees minus fuel cost in March');
  expect((await school('Fees minus fuel cost in March')).tables[0]?.rows).toEqual([[750]]);
});

test('bookings where what was booked is counted are that, and said', async () => {
  const { tables, assumptions } = await school('bookings in March');
  expect(tables[0]?.rows).toEqual([[12]]);
  expect(assumptions.join(' ')).toContain('“bookings” is read as lessons booked');
});

test('that there is a counter person is not denied to who asks for the staff', async () => {
  const { headline, clarification } = await cleaner('tickets by staff in March');
  expect(headline).not.toContain('hold no');
  expect(clarification?.choices[0]?.question).toMatch(/tickets by counter person in March/i);
});
