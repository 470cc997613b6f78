import type { Rule } from '../rule.ts';

const PEOPLE =
  '(?:(?:web(?:site)?|site|shop|store|online) )?(?:visitors?|audience|users|readers|visitor base|user base)';
const SITE = '(?:us|(?:our|my|the|this|your) (?:(?:web)?site|(?:web ?)?shop|store|pages|blog|web page))';
const OUR = '(?:our|my|the|your)';
/** Behind it stands at most when, where or on what: "the most" asks for a ranking. */
const END =
  '(?: (?:actually|really|anyway|right now|exactly))*(?=[ ?.!]*$| (?:in|on|during|since|last|this|over|from|yesterday)\\b)';

/** Who people are is how they divide by all that says something about them, and no single sum of them. */
export const whoTheyAreRules: readonly Rule[] = [
  {
    said: 'who are our visitors?',
    becomes: 'audience profile?',
    also: { 'who is our audience in February': 'audience profile in February' },
    words: new RegExp(`^(?:so,? |and )?who(?: are| is| were|['’]s|['’]re) ${OUR} ${PEOPLE}${END}`, 'iu'),
    full: 'audience profile',
  },
  {
    said: 'who visits us?',
    becomes: 'audience profile?',
    also: {
      'Who comes to our site on weekends?': 'audience profile on weekends?',
      'what kind of people visit our shop': 'audience profile',
    },
    words: new RegExp(
      `^(?:so,? |and )?(?:who|(?:what|which) (?:kinds?|types?|sorts?) of (?:people|visitors|users|customers)) (?:(?:is|are) )?(?:visit(?:s|ed|ing)?|com(?:e|es|ing) to|came to|us(?:e|es|ing) (?=our|my|the|this|your)) ?${SITE}${END}`,
      'iu',
    ),
    full: 'audience profile',
  },
  {
    said: 'tell me about our audience',
    becomes: 'audience profile',
    also: {
      'describe our visitors': 'audience profile',
      'What do we know about our visitors?': 'audience profile?',
    },
    words: new RegExp(
      `^(?:(?:please )?(?:tell me|talk|say something)(?: (?:something|more|a bit|everything))? about|describe|(?:please )?profile|give me a (?:profile|picture) of|what (?:do|can) (?:we|you|i) (?:know|say|tell me) about) ${OUR} ${PEOPLE}${END}`,
      'iu',
    ),
    full: 'audience profile',
  },
  {
    said: 'what does our audience look like?',
    becomes: 'audience profile?',
    also: { 'What do our visitors look like in March': 'audience profile in March' },
    words: new RegExp(`^(?:what|how) (?:do|does|did) ${OUR} ${PEOPLE} look(?: like)?${END}`, 'iu'),
    full: 'audience profile',
  },
];
