import { useOrganization } from '#src/web/api/current-organization.tsx';
import { ButtonLink } from '#src/web/ui/button-link.tsx';
import type { Question } from '../../contract.ts';
import { useTellAsked } from '../tell-asked.ts';
import { useAsk } from '../use-ask.ts';
import { AskAnew } from './ask-anew.tsx';
import { Choices } from './choices.tsx';

/** As the reason says it, in those that were kept before it had a code. */
const NOT_ANALYSED = /\bGenerate its insights\b/;
const NO_SOURCE = /^No source with data is connected yet\./;

/** That it failed, why, and what can be asked instead with one press. */
export function FailedQuestion({ question }: { question: Question }) {
  const { path } = useOrganization();
  const tellAsked = useTellAsked(question.id);
  const { ask, asking, failure } = useAsk((asked) => tellAsked('Asked', asked));
  const { reason, nearest, code } = question.failure ?? { reason: '', nearest: [], code: null };
  const way = useWayOn(reason, code);
  return (
    <div className="grid max-w-measure grid-cols-[minmax(0,1fr)] gap-3">
      {/* What it is about comes first: "try again" helps nobody to whom the data are missing. */}
      {reason !== '' && <p className="text-read font-semibold wrap-anywhere">{reason}</p>}
      {way !== undefined && (
        <div>
          <ButtonLink href={path(way.to)}>{way.label}</ButtonLink>
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
      {failure !== undefined && (
        <p role="alert" className="text-note font-medium text-danger">
          {failure.sentence}
        </p>
      )}
      {/* Beside a reason it only tells what the field is for. */}
      <p className={reason === '' ? 'text-ui font-medium text-danger' : 'text-note text-faint'}>
        Failed to process this question. Please try asking again or rephrase your question.
      </p>
      {/* Without a source no words help. */}
      {!lacksSource(reason, code) && <AskAnew question={question} />}
    </div>
  );
}

const lacksSource = (reason: string, code: string | null): boolean =>
  code === 'no_source' || NO_SOURCE.test(reason);

/** Where that is done which the reason tells to do: whoever may is led there. */
function useWayOn(reason: string, code: string | null) {
  const { isAdmin } = useOrganization();
  if (!isAdmin) return undefined;
  if (code === 'not_analysed' || NOT_ANALYSED.test(reason))
    return { to: '/insights/generate', label: 'Generate Insights' } as const;
  if (lacksSource(reason, code)) return { to: '/sources/add', label: 'Add a Source' } as const;
  return undefined;
}
