import { expect, test } from 'vitest';
import { unanswerableTopics } from './unanswerable.ts';

test('what is lacking ends the sentence "The connected data hold no …"', () => {
  for (const { lacking } of unanswerableTopics)
    expect(`The connected data hold no ${lacking}.`).not.toMatch(
      / no (?:any|no|not|an?|the|some)(?:thing)?\b/,
    );
});
