import { describe, expect, it } from 'vitest';
import { propertyGates } from './property-gates.ts';

const NOON = Date.parse('2026-03-02T12:10:00Z');

describe('the gate of a property', () => {
  it('lets five calls pass at once, whoever asks for it', async () => {
    const gates = propertyGates({ now: () => NOON });
    let [running, most] = [0, 0];
    const waiting: (() => void)[] = [];
    const call = async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise<void>((resolve) => waiting.push(resolve));
      running -= 1;
    };
    const all = Promise.all(Array.from({ length: 12 }, () => gates('GA4 1').pass(call)));
    for (let done = 0; done < 12; ) {
      await new Promise((resolve) => setImmediate(resolve));
      for (const end of waiting.splice(0)) {
        end();
        done += 1;
      }
    }
    await all;
    expect(most).toBe(5);
  });

  it('is shut for the rest of the hour once a tenth of its tokens is left, and others stay open', async () => {
    let now = NOON;
    const gates = propertyGates({ now: () => now });
    const ask = (property: string) => gates(property).pass(() => Promise.resolve('answer'));
    gates('GA4 1').note({ tokensPerProjectPerHour: 5_000 });
    expect(await ask('GA4 1')).toBe('answer');
    gates('GA4 1').note({ tokensPerProjectPerHour: 1_200 });
    await expect(ask('GA4 1')).rejects.toMatchObject({ kind: 'quota', returns: 'hour', retryable: false });
    expect(await ask('GA4 2')).toBe('answer');
    now = Date.parse('2026-03-02T13:01:00Z');
    expect(await ask('GA4 1')).toBe('answer');
  });
});
