import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { published } from '#src/language/bound-text.ts';
import { allowedWords } from './allowed-words.ts';
import { boundWording, type WordedResult } from './bound-wording.ts';
import { WordingRefused } from './wording-refused.ts';

const result: WordedResult = {
  table: {
    title: 'Sessions by Country',
    columns: ['Country', 'Sessions'],
    rows: [
      ['Germany', 8290],
      ['Côte d’Ivoire', 2920],
      ['[evil](https://evil.example)', 7],
      ['987,654', 6],
      ['abc\u202edef', 5],
      ['France', null],
    ],
    formats: ['text', 'count'],
  },
  columns: ['country', 'sessions'],
  currency: null,
};
const one: WordedResult = {
  table: { title: 'Sessions', columns: ['Sessions'], rows: [[8290]], formats: ['count'] },
  columns: ['sessions'],
  currency: null,
};
const several: WordedResult = {
  table: {
    title: 'Sessions and Users by Country and week',
    columns: ['Week', 'Country', 'Sessions', 'Users'],
    rows: [
      ['2026-03-02', 'Germany', 8290, 5100],
      ['2026-03-09', 'Germany', 7310, 4200],
      ['2026-03-02', 'France', 2920, 1800],
    ],
    formats: ['week', 'text', 'count', 'count'],
  },
  columns: ['week', 'country', 'sessions', 'users'],
  currency: null,
};
const [G, C, F, D] = ['{{cell:0:0}}', '{{cell:0:1}}', '{{cell:1:0}}', '{{cell:1:1}}'];

const written = (template: string, at: 'headline' | 'markdown' = 'headline', of = result) =>
  published(boundWording(template, of, at));
function refusal(template: string, of = result): string | undefined {
  try {
    written(template, 'headline', of);
  } catch (error) {
    if (error instanceof WordingRefused) return error.message;
    throw error;
  }
  return undefined;
}

describe('the words of a model', () => {
  it('get their numbers and names from cells', () => {
    expect(written(`${G} brought ${C} sessions.`)).toBe('Germany brought 8,290 sessions.');
    expect(written(`Sessions by country: ${G} with ${C}, ${F} with ${D}.`)).toBe(
      'Sessions by country: Germany with 8,290, Côte d’Ivoire with 2,920.',
    );
    expect(written(`${C} sessions came from ${G}, ${D} from ${F}`)).toBe(
      '8,290 sessions came from Germany, 2,920 from Côte d’Ivoire',
    );
    expect(boundWording('There were {{cell:0:0}} sessions', one, 'headline').bindings).toEqual([
      { text: '8,290', path: 'tables.0.rows.0.0', value: 8290 },
    ]);
    expect(
      written(
        '{{cell:0:1}} had {{cell:0:2}} sessions and {{cell:0:3}} users in the week of {{cell:0:0}}.\n\nIn the week of {{cell:1:0}}, {{cell:1:1}} had {{cell:1:2}} sessions.',
        'markdown',
        several,
      ),
    ).toBe(
      'Germany had 8,290 sessions and 5,100 users in the week of Mar 2.\n\nIn the week of Mar 9, Germany had 7,310 sessions.'
        .replace('Mar 2', 'Mar\u00a02')
        .replace('Mar 9', 'Mar\u00a09'),
    );
  });

  it('hold nothing that clings to a cell, counts beside it or turns what is read', () => {
    for (const claim of [
      `${G} had ${C}${D} sessions`,
      `${G} had ${C} ${D} sessions`,
      `${G} had ${C},${D} sessions`,
      `${G} had ${C}.${D} sessions`,
      `${G}${C}`,
      `${G} had ${C}k sessions`,
      `${G} had ${C}M sessions`,
      `${G} had ${C}% of the sessions`,
      `${G} had ${C} % of the sessions`,
      `${G} had ${C}e${D} sessions`,
      `${G}: -${C}`,
      `${G}: - ${C}`,
      `${G}: (${C})`,
      `${G}: $${C}`,
      `${G} 三百万 ${C}`,
      `${G}: not ${C} sessions`,
      `${G} had no sessions, ${C}`,
      `${G} had ${C} sessions, XIV`,
      `${G} had ${C} sessions and f\u0456ve`,
      `${G} had ${C} ses\u200bsions`,
      `${G} \u202e ${C}`,
      `${G} \u0000 ${C}`,
      `${G} \ud800 ${C}`,
      `${G} had ${C} sessions\t`.concat('x'),
      `${G} had a session, ${C}`,
      `${G} slumped: ${C}`,
      `${G} had ${C} sessions in January`,
      `${G} had all of the ${C} sessions`,
      `IT had ${C} sessions, ${G}`,
      `${C} [more](/x)`,
      `${G} had ${C} sessions at evil.example`,
      `# ${G} had ${C} sessions`,
      `| ${G} | ${C} |`,
      '{{sum:0:1}} sessions',
      'No cell at all',
      'The data show sessions',
    ])
      expect(refusal(claim), claim).toBeDefined();
  });

  it('say of a cell what is true of its row and its column alone', () => {
    for (const untrue of [
      `${G} had ${D} sessions`,
      `${C} sessions`,
      `${G} had ${C} sessions and ${D}`,
      `${G} had ${C} of the ${D} sessions`,
      `${F} sessions were from ${G}, ${C}`,
      '{{cell:3:0}} sessions came, {{cell:3:1}} with {{cell:3:0}}',
      `${G} had ${C} users`,
      '{{cell:9:1}} sessions',
      '{{cell:0:9}} sessions',
      '{{cell:5:0}} had {{cell:5:1}} sessions',
      '{{cell:4:0}} had {{cell:4:1}} sessions',
    ])
      expect(refusal(untrue), untrue).toBeDefined();
    for (const untrue of [
      '{{cell:0:1}} had {{cell:0:2}} users in the week of {{cell:0:0}}',
      '{{cell:0:1}} had {{cell:0:2}} in the week of {{cell:0:0}}',
      '{{cell:0:1}} had {{cell:0:2}} sessions',
      '{{cell:0:1}} had {{cell:1:2}} sessions in the week of {{cell:0:0}}',
      '{{cell:2:1}} had {{cell:0:2}} sessions in the week of {{cell:0:0}}',
      'In the week of {{cell:0:0}}, {{cell:0:1}} had {{cell:0:2}} users with {{cell:0:3}} sessions',
    ])
      expect(refusal(untrue, several), untrue).toBeDefined();
  });

  it('write a name from outside as a name: no mark of Markdown in it works, and no numeral of it counts', () => {
    expect(written('{{cell:2:0}} brought {{cell:2:1}} sessions.', 'markdown')).toBe(
      '\\[evil\\](https\\://evil.example) brought 7 sessions.',
    );
    for (const at of ['headline', 'markdown'] as const)
      expect(written('{{cell:3:0}} had {{cell:3:1}} sessions', at)).toBe('“987,654” had 6 sessions');
  });
});

/** What would count, measure, point or deny, and letters that look like others. */
const CLAIMS =
  `zero nought none nil one two three four five six seven eight nine ten eleven twelve thirteen nineteen twenty
  fifty ninety hundred hundreds thousand thousands million millions billion dozen dozens score half halves third thirds quarter
  fifth tenth twice thrice double triple couple several few many lakh crore k m bn mio pct percent per cent bps minus plus
  negative times XIV MMXX IV zwanzig hundert tausend vingt cent mille veinte ciento venti cento tjugo kaksi dwadzieścia двадцать
  сто είκοσι עשרים عشرون बीस 二十 三百万 백 ๒๐ ٣ ² ½ Ⅻ \u{1d7d9} f\u0456ve fif\u200bty up down rose fell slumped shrank climbed
  improved tanked worsened outperformed exceeded dwindled peak record maximum minimum most least more less first last best worst
  January March Monday Friday yesterday today tomorrow year not no never without only all every each a an to than about nearly
  - — − + % ‰ € $ £ # * _ | ~ = < > / \\ ( ) [ ] { } " ' \u202e \u200e \u0000 \ud800 \u00a0 \u3000`
    .split(/[ \n]+/)
    .filter((word) => word !== '');

describe('whatever a model writes', () => {
  const fine = fc.constantFrom(
    ...allowedWords.split(' '),
    'sessions',
    'countries',
    `${G} had ${C} sessions`,
    `${F}: ${D}`,
    ',',
    '.',
  );

  it('a claim among words that may stand is never published', () => {
    fc.assert(
      fc.property(
        fc.array(fine, { maxLength: 4 }),
        fc.constantFrom(...CLAIMS),
        fc.array(fine),
        (before, claim, behind) => {
          const template = [`${G} had ${C} sessions`, ...before, claim, ...behind].join(' ');
          expect(refusal(template), template).toBeDefined();
        },
      ),
      { numRuns: 5_000 },
    );
  });

  it('nothing clings to a cell', () => {
    const clinging = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 4 })
      .filter((text) => !/[\s,.;:]/.test(text));
    fc.assert(
      fc.property(fc.oneof(clinging, fc.constantFrom(...CLAIMS, C, D, G)), fc.boolean(), (text, isBefore) => {
        fc.pre(!/^\s/u.test(text));
        const template = isBefore ? `${G} had ${text}${C} sessions` : `${G} had ${C}${text} sessions`;
        expect(refusal(template), template).toBeDefined();
      }),
      { numRuns: 3_000 },
    );
  });

  it('what is published is cells, words of the closed list and plain marks', () => {
    const words = new Set([...allowedWords.split(' '), 'sessions', 'country', 'countries']);
    const piece = fc.oneof(
      // Most are refused all the same: so that hundreds are left
      { weight: 12, arbitrary: fine },
      fc.string({ unit: 'grapheme', maxLength: 6 }),
      fc.constantFrom(C, D, G, '{{cell:0:', '}}', ...CLAIMS),
    );
    let publishedOnes = 0;
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 6 }), fc.constantFrom('', ' '), (pieces, glue) => {
        const template = pieces.join(glue);
        if (refusal(template) !== undefined) return;
        publishedOnes += 1;
        const { text, bindings } = boundWording(template, result, 'headline');
        const own = bindings.reduce((rest, { text: cell }) => rest.replace(cell, ''), text);
        expect(own).toMatch(/^[A-Za-z ,.;:\n]*$/);
        for (const word of own.split(/[ ,.;:\n]+/).filter(Boolean))
          expect(words).toContain(word.toLowerCase());
      }),
      { numRuns: 5_000 },
    );
    expect(publishedOnes).toBeGreaterThan(100);
  });
});
