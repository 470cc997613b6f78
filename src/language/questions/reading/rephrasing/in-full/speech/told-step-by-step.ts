import { once } from '../../../../text/pattern.ts';
import type { Rule } from '../rule.ts';

const TITLE_WORD =
  '(?:clicks?|impressions?|ctr|positions?|rankings?|traffic|trends?|pages?|quer(?:y|ies)|keywords?|level|drops?|losses|gains|changes?|performance|overall|total|the|and|data|numbers|report|visibility|search|site)';

/** What a list of things to check says before each question: its number, its title, and that it is to be checked. */
export const stepRules: readonly Rule[] = [
  // A title of such words limits nothing
  {
    said: 'Step 3: Review Click Trends. Which page lost the most clicks?',
    becomes: 'Which page lost the most clicks?',
    also: {
      'step 4 inspect page level drops, which page lost the most clicks': 'which page lost the most clicks',
    },
    words: once`^(?:step|task|question) ?#?\d{1,2}[.:)]?(?: ?[-–—] ?| )(?:(?:review|inspect|check|analy[sz]e|examine|investigate|identify|look at|study|assess|monitor)(?: ${TITLE_WORD}| page-level| query-level){1,5}[.:,;] ?)?(?=\p{L})`,
    full: '',
  },
  {
    said: 'Check if total clicks are stable, growing, or declining',
    becomes: 'are total clicks stable, growing, or declining',
    also: { 'please see whether our revenue is growing': 'is our revenue growing' },
    words:
      /^(?:please )?(?:check|see|verify|find out|let me know|tell me|determine|assess) (?:if|whether) ((?:the |our |my )?\p{L}+(?: (?!is\b|are\b|was\b|were\b|has\b|have\b|of\b|on\b|in\b|from\b)\p{L}+){0,2}) (is|are|was|were|has|have) /giu,
    full: '$2 $1 ',
  },
  {
    said: 'are clicks stable or declining (last 28 days, compare to previous 28)',
    becomes: 'are clicks stable or declining last 28 days compared to the previous 28 days',
    also: {
      'clicks by page (last 7 days, compared with the previous 7 days)':
        'clicks by page last 7 days compared to the previous 7 days',
    },
    words:
      /\((?:the )?((?:last|past) (\d{1,3}) (days|weeks|months)),? compared? (?:it )?(?:to|with|against) (?:the )?(?:previous|prior|preceding) \2(?: \3)?\)/giu,
    full: '$1 compared to the previous $2 $3',
  },
];
