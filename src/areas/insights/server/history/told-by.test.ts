import { describe, expect, it } from 'vitest';
import { type ToldChange, toldBy } from './told-by.ts';

const change = (part: Partial<ToldChange> = {}): ToldChange => ({
  id: 'scan',
  metric: 'sessions',
  direction: 'down',
  shape: 'level_shift',
  segment: { channel: 'Email', device: 'mobile' },
  companions: [],
  related: [],
  ...part,
});
const onCard = (part: Partial<ToldChange> = {}) => change({ id: 'run', ...part });
const tells = (card: ToldChange, scanned = change()) => toldBy(scanned, [card])?.id === 'run';

describe('what a card of the week tells already', () => {
  it('is the change itself, wider, narrower, or in the segment where it showed too', () => {
    expect(tells(onCard({ id: 'scan' }))).toBe(false);
    expect(toldBy(change(), [onCard({ metric: 'purchases' }), onCard({ id: 'scan' })])?.id).toBe('scan');
    expect(tells(onCard())).toBe(true);
    expect(tells(onCard({ segment: { channel: 'Email' } }))).toBe(true);
    expect(tells(onCard({ segment: { channel: 'Email', device: 'mobile', country: 'Malta' } }))).toBe(true);
    const related = [{ segment: { channel: 'Email' }, observed: 5, expected: 50, p: 1e-9 }];
    expect(tells(onCard({ segment: { landing_page: '/letter' }, related }))).toBe(true);
  });

  it('is what moved with it, the same way', () => {
    const orders = (observed: number) => [
      { metric: 'purchases', unit: 'count' as const, observed, expected: 20, p: 1e-4 },
    ];
    const scanned = change({ metric: 'purchases' });
    expect(tells(onCard({ companions: orders(8) }), scanned)).toBe(true);
    expect(tells(onCard({ companions: orders(40) }), scanned)).toBe(false);
    expect(tells(onCard(), scanned)).toBe(false);
  });

  it('is neither another way, nor another place, nor the whole site for a part, nor a drift for a change', () => {
    for (const card of [
      onCard({ direction: 'up' }),
      onCard({ segment: { channel: 'Direct' } }),
      onCard({ segment: { channel: 'Email', device: 'desktop' } }),
      onCard({ segment: {} }),
      onCard({ shape: 'ramp' }),
    ])
      expect(tells(card)).toBe(false);
    expect(tells(onCard({ segment: {} }), change({ segment: {} }))).toBe(true);
  });
});
