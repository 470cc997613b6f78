import { describe, expect, it } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const ask = askedFile('2026-03-09', [
  'date,site,tickets_sold,audio_guides,revenue',
  ...Array.from({ length: 28 }, (_, at) => {
    const day = `2026-02-${String(at + 1).padStart(2, '0')}`;
    return [`${day},North,10,2,100.50`, `${day},South,20,1,90.25`];
  }).flat(),
]);

describe('the money of what is counted', () => {
  it('of what is sold is all of it', async () => {
    const { headline, tables } = await ask('ticket revenue by site in February');
    expect(headline).toMatch(/^North had the most revenue/);
    expect(tables[0]?.columns).toEqual(['Site', 'Purchase revenue']);
  });

  it('of anything else is not told apart, and either is offered', async () => {
    const { status, clarification } = await ask('audio guide revenue by site in February');
    expect(status).toBe('clarification_needed');
    expect(clarification?.choices.map(({ question }) => question)).toEqual([
      'Audio guides by site in February',
      'Revenue by site in February',
    ]);
  });

  it('beside their number is a second number', async () => {
    const { tables } = await ask('tickets sold and revenue by site in February');
    expect(tables[0]?.columns).toEqual(['Site', 'Tickets sold', 'Purchase revenue']);
  });
});
