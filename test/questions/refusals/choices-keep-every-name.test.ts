import { describe, expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const days = ['2026-04-10', '2026-05-10', '2026-05-20'];
const shop = askedFile('2026-06-01', [
  'date,Product,Country,Orders,Users,Gross sales,Shipping',
  ...days.flatMap((day) => [
    `${day},Wool Socks,United States,3,9,105.5,9.9`,
    `${day},Linen Apron,France,1,4,49.5,4.9`,
  ]),
]);
const magazine = askedFile('2026-06-01', [
  'date,Source / medium,Article title,Pageviews,Users,Newsletter sign-ups',
  ...days.flatMap((day) => [
    `${day},pinterest / social,Pumpkin Soup,40,30,2`,
    `${day},google / organic,Sourdough,50,35,3`,
  ]),
]);

type Asked = typeof shop;
const told = async (ask: Asked, question: string) => {
  const { status, clarification, failure, explanation } = await ask(question);
  const choices = clarification?.choices.map((choice) => choice.question) ?? failure?.nearest ?? [];
  return { status, choices, explanation };
};

describe('what is offered in place of a question keeps its names, or says that it leaves them out', () => {
  test.each<[Asked, string, string]>([
    [shop, 'what did we earn with shipping to the United States in May', 'United States'],
    [shop, 'how many users bought Wool Socks in May', 'Wool Socks'],
    [shop, 'users from France in May', 'France'],
    [shop, 'users without France in May', 'France'],
    [shop, 'frobbed orders from France in May', 'France'],
    [shop, 'profit in France in May', 'France'],
    [shop, 'will orders from France grow next month', 'France'],
    [shop, 'bounce rate of Wool Socks in May', 'Wool Socks'],
    [shop, 'orders from France by browser in May', 'France'],
    [magazine, 'what percentage of users came from social in May', 'social'],
    [magazine, 'total users Pumpkin Soup in April and May', 'Pumpkin Soup'],
    [magazine, 'how is pinterest traffic developing since April', 'pinterest'],
    [magazine, 'revenue from pinterest in May', 'pinterest'],
  ])('%#', async (ask, question, name) => {
    const { status, choices, explanation } = await told(ask, question);
    if (status === 'answered') return;
    expect(choices.length).toBeGreaterThan(0);
    const isSaid = new RegExp(`leave out [^.]*${name}`, 'i').test(explanation);
    for (const choice of choices) if (!isSaid) expect(choice).toMatch(new RegExp(name, 'i'));
  });

  test('no part is offered that the file is not split by', async () => {
    const { choices } = await told(magazine, 'sign-ups and pageviews per sign-up judged by nobody in May');
    for (const choice of choices) expect(choice).not.toMatch(/channel/i);
  });
});
