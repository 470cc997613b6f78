import { describe, expect, it } from 'vitest';
import { type Day, daysFrom } from '#src/shared/week.ts';
import { askedFile } from '../asking/asked-file.ts';

/** Blog has more starts for owners, Guides for fitters, and in April it was the other way round. */
const lines = daysFrom('2026-04-01' as Day, '2026-05-31' as Day).flatMap((day) => {
  const [one, other] = day < '2026-05-01' ? [3, 7] : [7, 3];
  return [
    `${day},Blog,Owners,mobile,50,${one}`,
    `${day},Guides,Owners,desktop,50,${other}`,
    `${day},Blog,Fitters,mobile,20,${other}`,
    `${day},Guides,Fitters,desktop,20,${one}`,
  ];
});
const ask = askedFile('2026-06-01', ['date,section,audience,device,visits,starts', ...lines]);

describe('the same once more of another place or time is a question of its own', () => {
  it.each([
    [
      'Blog or Guides: which one had more starts in May, and is it the same for Fitters?',
      'Blog or Guides: which one had more starts in May?',
      'Blog or Guides: which one had more starts in May for Fitters?',
    ],
    [
      'Which section had the most starts for Owners? Does that hold for Fitters too?',
      'Which section had the most starts for Owners?',
      'Which section had the most starts for Fitters?',
    ],
    [
      'Which section had the most starts in May, and was that so in April as well?',
      'Which section had the most starts in May?',
      'Which section had the most starts in April?',
    ],
    ['Did Blog have more starts than Guides in May and is that true on desktop', undefined, undefined],
  ])('%s', async (question, first, second) => {
    const { status, clarification } = await ask(question);
    expect(status).not.toBe('answered');
    if (first !== undefined)
      expect(clarification?.choices.map((choice) => choice.question)).toEqual([first, second]);
  });

  it.each([
    ['Which section had the most starts for Fitters in May?', /^Guides/],
    ['Was Blog ahead of Guides in starts in May?', /Blog 310 and Guides 310/],
    ['Is Blog the same as Guides in starts in May?', /Blog/],
  ])('and one question alone is answered: %s', async (question, headline) => {
    const answer = await ask(question);
    expect(answer.status).toBe('answered');
    expect(answer.headline).toMatch(headline);
  });
});
