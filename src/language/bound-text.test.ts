import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Binding, name, published, sentence, UnboundNumber } from './bound-text.ts';

const number = (text: string): Binding => ({ text, path: 'x', value: Number(text) });

describe('bound text', () => {
  it('publishes numbers that came in bound', () => {
    expect(published(sentence`Sessions fell by ${number('38')} to ${number('380')}.`)).toBe(
      'Sessions fell by 38 to 380.',
    );
  });

  it('refuses a numeral that nothing stands behind', () => {
    expect(() => published(sentence`Sessions fell by ${'38'} percent.`)).toThrow(UnboundNumber);
    expect(() => published(sentence`Up 4 to ${number('4')}.`)).toThrow(UnboundNumber);
    expect(() => published(sentence`Up ½ again.`)).toThrow(UnboundNumber);
  });

  it('binds names that hold digits', () => {
    expect(published(sentence`Visits to ${name('/sale-2026', 'segment.page')} grew.`)).toBe(
      'Visits to /sale-2026 grew.',
    );
  });

  it('notices every mutation of a digit', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 99_999 }),
        fc.integer({ min: 0, max: 99_999 }),
        (bound, other) => {
          fc.pre(bound !== other);
          const honest = sentence`There were ${number(String(bound))} sessions.`;
          const mutated = { ...honest, text: honest.text.replace(String(bound), String(other)) };
          expect(() => published(mutated)).toThrow(UnboundNumber);
        },
      ),
    );
  });
});
