import { sentence } from '../../../bound-text.ts';
import type { SourceView } from '../../data/source-view.ts';
import type { Problem } from '../../reading/problem.ts';
import { ambiguities } from './ambiguities.ts';
import { asChoices, filled, type Words } from './problem-words.ts';

export function ambiguous(
  { about, choices }: Problem & { type: 'ambiguous' },
  views: readonly SourceView[],
): Words {
  const metric = filled('{sessions}', views);
  const { headline, explanation, asksBack, choices: questions } = ambiguities[about];
  const inWords = (question: string): string => question.replace('{metric}', metric);
  const isOpen = choices.some(({ question }) => question.includes('{metric}'));
  const found = isOpen ? asChoices(choices.map(({ question }) => inWords(question))) : choices;
  return {
    headline: () => sentence`${headline}`,
    ...(explanation !== undefined && { explanation: () => sentence`${explanation}` }),
    asksBack: asksBack ?? true,
    // What is made of the question's own words comes before what anybody is offered
    choices: questions === undefined ? found : [...found, ...asChoices(questions.map(inWords))],
  };
}
