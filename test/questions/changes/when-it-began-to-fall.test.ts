import { expect, test } from 'vitest';
import { type Day, daysFrom } from '#src/shared/week.ts';
import { askedFile } from '../asking/asked-file.ts';

const days = daysFrom('2026-01-05' as Day, '2026-06-14' as Day);
const ask = askedFile('2026-06-15', [
  'date,channel,sessions',
  ...days.flatMap((day, at) => [`${day},Referral,${400 - at}`, `${day},Email,${150 + at}`]),
]);

test.each([
  ['since when is referral falling?', /lost the most/i, /increase|gained/i],
  ['since when are sessions rising?', /biggest increase/i, /fall|drop|lost/i],
])('%s is offered in the direction that is asked about', async (question, offered, other) => {
  const { status, clarification } = await ask(question);
  expect(status).toBe('clarification_needed');
  const choices = clarification?.choices.map((one) => one.question).join('; ') ?? '';
  expect(choices).toMatch(offered);
  expect(choices).not.toMatch(other);
});

test('since a month what is offered is a whole sentence of one or of many', async () => {
  const { clarification } = await ask('did sessions improve since may?');
  expect(clarification?.choices[0]?.question).toBe('How did sessions develop since may');
});

test('when one overtook another is told by the months in which it was ahead', async () => {
  const { tables } = await ask('when did Email overtake Referral in sessions?');
  const sums = new Map<string, [number, number]>();
  for (const [at, day] of days.entries()) {
    const [email, search] = sums.get(day.slice(0, 7)) ?? [0, 0];
    sums.set(day.slice(0, 7), [email + 150 + at, search + 400 - at]);
  }
  const ahead = [...sums].filter(([, [email, search]]) => email > search);
  expect(tables[0]?.rows.map(([month, email, search]) => [month, email, search])).toEqual(
    ahead.map(([month, [email, search]]) => [`${month}-01`, email, search]),
  );
});
