import { sentence } from '../../../bound-text.ts';
import type { SourceView } from '../../data/source-view.ts';
import type { Problem } from '../../reading/problem.ts';
import { ambiguities } from './ambiguities.ts';
import type { Ambiguity } from './ambiguity.ts';
import { asChoices, type Choices, filled, type Words } from './problem-words.ts';

const ANY: Ambiguity = { headline: 'This can be read in more than one way.' };

export function ambiguous(
  { about, choices }: Problem & { type: 'ambiguous' },
  views: readonly SourceView[],
  examples: Choices,
): Words {
  const metric = filled('{sessions}', views);
  const known = ambiguities[about];
  const { headline, explanation, asksBack, choices: questions } = known ?? ANY;
  const inWords = (question: string): string => question.replace('{metric}', metric);
  const isOpen = choices.some(({ question }) => question.includes('{metric}'));
  const found = isOpen ? asChoices(choices.map(({ question }) => inWords(question))) : choices;
  return {
    headline: () => sentence`${headline}`,
    ...(explanation !== undefined && { explanation: () => sentence`${explanation}` }),
    asksBack: asksBack ?? true,
    choices:
      questions !== undefined
        ? asChoices(questions.map(inWords))
        : known !== undefined || found.length > 0
          ? found
          : examples,
  };
}
