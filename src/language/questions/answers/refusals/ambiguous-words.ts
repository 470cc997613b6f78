import { type BoundText, sentence } from '../../../bound-text.ts';
import type { SourceView } from '../../data/source-view.ts';
import type { Problem } from '../../reading/problem.ts';
import { firstAppears } from '../lives/life-words.ts';
import { ambiguities } from './ambiguities.ts';
import { dated } from './lacking-words.ts';
import { asChoices, filled, type Name, type Words } from './problem-words.ts';

type Ambiguous = Problem & { readonly type: 'ambiguous' };

export function ambiguous({ about, choices, begins }: Ambiguous, views: readonly SourceView[]): Words {
  const metric = filled('{sessions}', views);
  const { headline, explanation, asksBack, choices: questions } = ambiguities[about];
  const inWords = (question: string): string => filled(question.replace('{metric}', metric), views);
  const isOpen = choices.some(({ question }) => question.includes('{metric}'));
  const found = isOpen ? asChoices(choices.map(({ question }) => inWords(question))) : choices;
  return {
    headline: () => sentence`${headline}`,
    ...(begins !== undefined && { explanation: (name) => beginsOn(begins, name) }),
    ...(explanation !== undefined && { explanation: () => sentence`${explanation}` }),
    asksBack: asksBack ?? true,
    // What is made of the question's own words comes before what anybody is offered
    choices: questions === undefined ? found : [...found, ...asChoices(questions.map(inWords))],
  };
}

const beginsOn = ({ day, isOfName }: NonNullable<Ambiguous['begins']>, name: Name): BoundText =>
  isOfName
    ? sentence`What is asked about ${firstAppears(dated(name, day))}: before that there is nothing to compare it with.`
    : sentence`The data begin on ${dated(name, day)}: before that there is nothing to compare with.`;
