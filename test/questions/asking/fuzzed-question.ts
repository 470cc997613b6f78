import fc from 'fast-check';

/** Words of real questions, of this site and of nobody, signs, and what is written to break things. */
const piece = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.constantFrom(
      ...'how many sign ups tickets last week by plan product region without Pro vs compared top 10 share of average per day in March from 2026-02-01 to between 4 and 20 below 2 % more than "Atlas Studio" why what happened trend best worst month over growth Europe excluding only ratio median cumulative'.split(
        ' ',
      ),
    ),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      "'; DROP TABLE facts; --",
      '<script>alert(1)</script>',
      '{{constructor}}',
      '__proto__',
      'toString',
      '\u0000',
      '\ud800',
      '../../etc/passwd',
      '#{7*7}',
      '%s%n',
      '[x](javascript:alert(1))',
      '9'.repeat(400),
      '-1',
      '0',
      '1e309',
      'NaN',
    ),
  },
);
/** What nobody would ask. */
export const fuzzedQuestion = fc.oneof(
  { weight: 9, arbitrary: fc.array(piece, { maxLength: 14 }).map((words) => words.join(' ')) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 5_000 }) },
);
