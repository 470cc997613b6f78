import { expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const ask = askedFile('2026-03-16', [
  'date,source,sessions',
  '2026-03-02,google,100',
  '2026-03-02,bing,10',
  '2026-03-08,mail,1',
  '2026-03-09,google,90',
  '2026-03-09,bing,5',
  '2026-03-15,mail,1',
]);

test.each([
  'which source fell most in percentage terms and which in absolute terms last week',
  'which source fell most last week, in percent and in absolute terms',
  'which source fell most absolutely and which relatively last week',
  'which source fell most in relative and absolute terms last week',
])('%s is asked about', async (question) => {
  const { status, clarification } = await ask(question);
  expect(status).toBe('clarification_needed');
  const [percent = '', absolute = ''] = clarification?.choices.map((choice) => choice.question) ?? [];
  expect((await ask(percent)).headline).toContain('bing fell the most in percent');
  expect((await ask(absolute)).headline).toContain('google lost the most');
});

test('one of the two alone is told', async () => {
  const { headline } = await ask('which source lost the most sessions in absolute terms last week');
  expect(headline).toContain('google lost the most');
});
