import type { Rule } from '../rule.ts';

/** Who asks for help asks a question in a subordinate clause: it is said as one of its own. */
export const politeRules: readonly Rule[] = [
  // Who hopes for a yes asks whether it is so
  {
    said: "Isn't London our best city?",
    becomes: 'Is London our best city?',
    also: {
      'Didn’t sessions fall in March?': 'Did sessions fall in March?',
      'wasnt March better': 'was March better',
    },
    words: /^(?:so |and |but )?(is|was|are|were|does|did|has|have|had)n['’]?t (?=\p{L})/iu,
    full: '$1 ',
  },
  {
    said: 'Can you help me understand which channels bring the most revenue?',
    becomes: 'which channels bring the most revenue?',
    words:
      /^(?:(?:can|could|would|will) you )?(?:please )?help (?:me|us) (?:to )?(?:understand|see|figure out|find out) (?=(?:where|which|what|how|who|when)\b)/giu,
    full: '',
  },
  {
    said: 'Could you help me get my head around the site by pulling the top 5 pages by sessions?',
    becomes: 'show the top 5 pages by sessions?',
    words:
      /^(?:can|could|would|will) you (?:please )?help (?:me|us) [^,.?;:]{3,45}? by (?:pulling|showing|listing|giving|providing|sharing)(?: (?:me|us))? /giu,
    full: 'show ',
  },
  {
    said: 'where the bulk of our sessions are coming from in March',
    becomes: 'where are the bulk of our sessions coming from in March',
    words: /\bwhere ((?:the (?:bulk|majority)|most) of [^,.?;:]{3,40}?) (are|is) (?=coming from\b)/giu,
    full: 'where $2 $1 ',
  },
];
