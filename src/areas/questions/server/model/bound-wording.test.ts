import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { published } from '#src/language/bound-text.ts';
import { boundWording, type WordedResult, WordingRefused } from './bound-wording.ts';

const result: WordedResult = {
  table: {
    title: 'Sessions by Country',
    columns: ['Country', 'Sessions', 'Key events per session'],
    rows: [
      ['Germany', 1234, 0.5],
      ['Côte d’Ivoire', 12, null],
      ['[evil](https://evil.example)', 7, 0],
    ],
    formats: ['text', 'count', 'per_session'],
  },
  columns: ['country', 'sessions', 'conversion_rate'],
  currency: null,
  names: ['Germany', 'Côte d’Ivoire', 'Organic Search', '/home'],
};
const written = (template: string, at: 'headline' | 'markdown' = 'headline') =>
  published(boundWording(template, result, at));
const refusal = (template: string) => {
  try {
    written(template);
  } catch (error) {
    if (error instanceof WordingRefused) return error.message;
    throw error;
  }
  return undefined;
};

describe('the words of a model', () => {
  it('get their numbers and names from cells', () => {
    expect(written('{{cell:0:0}} brought {{cell:0:1}} sessions.')).toBe('Germany brought 1,230 sessions.');
    expect(boundWording('{{cell:0:1}} sessions', result, 'headline').bindings).toEqual([
      { text: '1,230', path: 'tables.0.rows.0.1', value: 1234 },
    ]);
  });

  it('may not say a number, a direction, a rank, a name or an address of their own', () => {
    for (const claim of [
      'Sessions were 5,000',
      '{{cell:0:1}} sessions, 5 of them mobile',
      '{{cell:0:1}} sessions, twice as many',
      '{{cell:0:1}} sessions, a dozen countries',
      'Sessions rose to {{cell:0:1}}',
      'Sessions increased: {{cell:0:1}}',
      '{{cell:0:0}} is the highest',
      'Organic search brought {{cell:0:1}}',
      'germany: {{cell:1:1}}',
      'Côte d’Ivoire: {{cell:0:1}}',
      '{{cell:0:1}} sessions <b>here</b>',
      '{{cell:0:1}} sessions [more](/x)',
      '{{cell:0:1}} at https://evil.example',
      '{{cell:0:1}} sessions ٣',
      '{{cell:0:1}} sessions ²',
      '{{cell:9:1}} sessions',
      '{{cell:0:9}} sessions',
      '{{cell:1:2}} key events',
      '{{sum:0:1}} sessions',
      'No cell at all',
    ])
      expect(refusal(claim), claim).toBeDefined();
  });

  it('write a name from outside as a name: no mark of Markdown in it works', () => {
    const text = written('{{cell:2:0}} brought {{cell:2:1}} sessions.', 'markdown');
    expect(text).toBe('\\[evil\\](https\\://evil.example) brought 7 sessions.');
  });

  it('hold no numeral that is not of a cell, whatever is written', () => {
    const word = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 12 }),
      fc.constantFrom('{{cell:0:1}}', '{{cell:0:0}}', ' 12 ', 'twelve', '{{cell:0:', '}}', 'sessions'),
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 8 }), (words) => {
        const template = words.join('');
        let text: string;
        try {
          text = written(template);
        } catch (error) {
          expect(error).toBeInstanceOf(WordingRefused);
          return;
        }
        expect(text.replaceAll('1,230', '')).not.toMatch(/\p{N}/u);
      }),
      { numRuns: 2000 },
    );
  });
});
