import { expect, test } from 'vitest';
import { answerQuestion } from '#src/language/questions/answer-question.ts';
import { askedFile } from '../asking/asked-file.ts';
import { askedSites } from '../sites.ts';

const garden = async (question: string) => {
  const site = (await askedSites()).find(({ name }) => name === 'garden');
  if (site === undefined) throw new Error('There is a garden.');
  return answerQuestion(question, site.context, site.facts);
};

test.each(["what's the best page", 'best pages', 'which pages perform best?'])(
  '%s: by what they bring, which is said with other numbers, and not by clicks from searches',
  async (question) => {
    const { tables, assumptions } = await garden(question);
    expect(tables[0]?.columns).toEqual(['Landing page', 'Purchase revenue']);
    expect(assumptions.join(' ')).toContain(
      'No metric was named: pages are told by purchase revenue. They can be asked for by key events, sessions or key events per session, too.',
    );
  },
);

test('by clicks where these are named', async () => {
  expect((await garden('best pages by clicks')).tables[0]?.columns).toEqual(['Page', 'Search clicks']);
});

test('by visits where a file counts them of its pages, and the money is named as another way', async () => {
  const asked = askedFile('2026-03-10', [
    'date,landing_page,sessions,revenue',
    '2026-03-02,/,60,10',
    '2026-03-02,/shop,10,80',
  ]);
  const { tables, assumptions } = await asked('best landing pages');
  expect(tables[0]?.rows).toEqual([
    ['/', 60],
    ['/shop', 10],
  ]);
  expect(assumptions.join(' ')).toContain(
    'pages are told by sessions. They can be asked for by purchase revenue, too.',
  );
});
