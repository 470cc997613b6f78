import { expect, test } from 'vitest';
import { type Day, daysFrom } from '#src/shared/week.ts';
import { askedFile } from '../asking/asked-file.ts';

// Email had little before June and less from then on; Direct grows from June on
const asked = askedFile('2026-09-01', [
  'date,source,visits',
  ...daysFrom('2026-01-01' as Day, '2026-08-31' as Day).flatMap((day) => [
    `${day},Email,${day < '2026-06-01' ? 5 : day < '2026-07-01' ? 50 : 20}`,
    `${day},Direct,${day < '2026-06-01' ? 60 : day < '2026-07-01' ? 40 : 45}`,
  ]),
]);

test.each(['which source grew most since June', 'which sources have lost visits since June?'])(
  '%s: from then on, or against the time before',
  async (question) => {
    const { status, clarification } = await asked(question);
    expect(status).toBe('clarification_needed');
    expect(clarification?.choices).toHaveLength(2);
  },
);

test('both of the choices are answered, each as it says', async () => {
  const { clarification } = await asked('which source grew most since June');
  const [then, before] = clarification?.choices ?? [];
  expect((await asked(then?.question ?? '')).headline).toMatch(
    /^Direct .* in August.2026, against .* in June.2026/,
  );
  expect((await asked(before?.question ?? '')).headline).toMatch(
    /^Email .* from Jun.1 to Aug.31, 2026, against/,
  );
});
