import { expect, it } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const ask = askedFile('2026-03-05', [
  'date,device,items_viewed,items_added_to_cart,items_purchased',
  '2026-03-02,mobile,100,20,5',
  '2026-03-02,desktop,50,15,10',
]);

it('a funnel is the numbers of its steps, one after the other', async () => {
  const { tables } = await ask('show the conversion funnel this week');
  expect(tables[0]?.rows[0]).toEqual([150, 35, 15]);
});

it('a funnel of parts has its steps in each', async () => {
  const { tables } = await ask('what does our funnel look like by device this week?');
  expect(tables[0]?.rows).toEqual([
    ['mobile', 100, 20, 5],
    ['desktop', 50, 15, 10],
  ]);
});

it('a file without steps says that it has none', async () => {
  const visits = askedFile('2026-03-05', ['date,device,sessions', '2026-03-02,mobile,100']);
  const { status, headline } = await visits('show the conversion funnel this week');
  expect(status).toBe('failed');
  expect(headline).toContain('steps before a purchase');
});

it('what did not happen is not made up', async () => {
  const { status, headline } = await ask(
    'how many items purchased would we get if mobile was as good as desktop?',
  );
  expect(status).toBe('failed');
  expect(headline).toContain('what did not happen');
});
