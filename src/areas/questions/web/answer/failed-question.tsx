import { useOrganization } from '#src/web/api/current-organization.tsx';
import { ButtonLink } from '#src/web/ui/button-link.tsx';
import type { Question } from '../../contract.ts';
import { useTellAsked } from '../tell-asked.ts';
import { useAsk } from '../use-ask.ts';
import { Choices } from './choices.tsx';
import { RephraseLink } from './rephrase-link.tsx';

/** The reason tells to generate insights: whoever may is led there. */
const NOT_ANALYSED = /\bGenerate its insights\b/;

/** That it failed, why, and what can be asked instead with one press. */
export function FailedQuestion({ question }: { question: Question }) {
  const { isAdmin, path } = useOrganization();
  const tellAsked = useTellAsked();
  const { ask, asking, failure } = useAsk((asked) => tellAsked('Asked', asked));
  const { reason, nearest } = question.failure ?? { reason: '', nearest: [] };
  return (
    <div className="grid max-w-measure grid-cols-[minmax(0,1fr)] gap-3">
      {/* What it is about comes first: "try again" helps nobody to whom the data are missing. */}
      {reason !== '' && <p className="text-read font-semibold wrap-anywhere">{reason}</p>}
      <p className={reason === '' ? 'text-ui font-medium text-danger' : 'text-note text-faint'}>
        Failed to process this question. Please try asking again or rephrase your question.
      </p>
      {isAdmin && NOT_ANALYSED.test(reason) && (
        <div>
          <ButtonLink href={path('/insights/generate')}>Generate Insights</ButtonLink>
        </div>
      )}
      {nearest.length > 0 && (
        <Choices
          label="What can be answered"
          choices={nearest}
          busy={asking}
          onChoose={(index) => ask({ questionText: nearest[index] ?? '' })}
        />
      )}
      <RephraseLink question={question} />
      {failure !== undefined && (
        <p role="alert" className="text-note font-medium text-danger">
          {failure}
        </p>
      )}
    </div>
  );
}
