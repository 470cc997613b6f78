import { expect, it } from 'vitest';
import { exampleCard as card } from './example-card.ts';
import { summaryOf } from './summary-of.ts';

const doing = (id: string, source_id: string, title: string, action: string) =>
  card(id, { source_id, title, payload: { follow_up_actions: [action, 'Something else'] } });

it('of several sources, gives each finding and action to the card that tells it', () => {
  const { keyFindings, recommendations } = summaryOf([
    doing('a', 'shop', 'Visits fell', 'Look at the tag'),
    doing('b', 'search', 'Visits fell', 'Look at the tag'),
    doing('c', 'shop', 'Sales fell', 'Look at the tag'),
  ]);
  expect(keyFindings.map(({ card: of }) => of?.id)).toEqual(['a', 'b', 'c']);
  expect(recommendations.map(({ text, card: of }) => [text, of?.id])).toEqual([
    ['Look at the tag', 'a'],
    ['Look at the tag', 'b'],
  ]);
});
