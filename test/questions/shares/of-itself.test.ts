import { expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const ask = askedFile('2026-06-15', [
  'date,landing page,device,sessions,purchases,revenue',
  '2026-05-01,/sale?utm_campaign=spring-glow,mobile,40,1,100.00',
  '2026-05-01,/guides,mobile,60,3,300.00',
  '2026-05-02,/sale?utm_campaign=spring-glow,desktop,20,1,100.00',
]);

test('a name that is limited to and split by has no share of itself', async () => {
  const { status, clarification } = await ask(
    'how much revenue did the spring glow sale page make and how many purchases, and what was its share of total revenue in may?',
  );
  expect(status).toBe('clarification_needed');
  const [first] = clarification?.choices ?? [];
  expect((await ask(first?.question ?? '')).tables[0]?.rows[0]).toContain(0.4);
});

test.each([
  ['share of revenue by landing page in may', [0.6, 0.4]],
  ['share of revenue from "/sale?utm_campaign=spring-glow" in may', [0.4]],
])('%s', async (question, shares) => {
  const { tables } = await ask(question);
  expect(tables[0]?.rows.map((row) => row.at(-1))).toEqual(shares);
});
