import { ChevronDown, CornerDownRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { ReadAs } from '#src/web/ui/answer/read-as.tsx';
import { Button } from '#src/web/ui/button.tsx';
import { hasDraft } from '#src/web/ui/draft.ts';
import { Explanation } from '#src/web/ui/explanation.tsx';
import { UnbrokenText } from '#src/web/ui/unbroken-text.tsx';
import type { Answer } from '../../answer-form.ts';
import type { Question } from '../../contract.ts';
import { ItemBoundary } from '../list/item-boundary.tsx';
import { useFetchedLater } from '../use-fetched-later.ts';
import { AnswerChart, isDrawn } from './answer-chart.tsx';
import { AnswerTables } from './answer-tables.tsx';
import { shownText } from './answer-text.ts';
import { briefOf, hidesSomething } from './brief-answer.ts';
import { FollowUp } from './follow-up.tsx';
import { AnswerProof, loadProof } from './lazy-answer-proof.tsx';
import { References } from './references.tsx';
import { useUnfolded } from './unfolded.ts';

export interface AnswerViewProps {
  readonly question: Question;
  /** null where an answered question has none stored. */
  readonly answer: Answer | null;
  /** Shown in brief at first: one of many. */
  readonly isFolded?: boolean;
}

/** The answer in the order in which it is read: the finding, why, the picture, the figures, what stands behind it. */
export function AnswerView({ question, answer: whole, isFolded = false }: AnswerViewProps): ReactNode {
  // What one has unfolded stays so, wherever in the list it comes to stand.
  const [isUnfolded, setUnfolded] = useUnfolded(`answer ${question.id}`);
  const [isBrief, setBrief] = useState(isFolded && !isUnfolded);
  const [isAsking, setAsking] = useState(() => !isFolded || hasDraft(question.id));
  const [isProven, setProven] = useUnfolded(`proof ${question.id}`);
  // The query that is asked for is gone to once; unfolded again, the proof begins with its first.
  const [provenAt, setProvenAt] = useState(0);
  useFetchedLater(loadProof);
  const answer = whole !== null && isBrief ? briefOf(whole) : whole;
  const { clarification } = question;
  const { explanation, remarks } = answer === null ? { explanation: '', remarks: [] } : shownText(answer);
  const chosen = clarification?.chosen == null ? undefined : clarification.choices[clarification.chosen];
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5">
      <div className="grid gap-2">
        {chosen !== undefined && <p className="text-note text-faint">Understood as: {chosen}</p>}
        <ReadAs parts={answer?.readAs} />
        <h3 className="max-w-measure text-head font-semibold">
          <UnbrokenText>{answer?.headline || 'Answer'}</UnbrokenText>
        </h3>
        {/* One that only tells what is imperfect about the data stands among the remarks. */}
        {(explanation !== '' || !answer?.explanation) && (
          <Explanation text={explanation || 'No explanation available.'} />
        )}
        <Remarks remarks={remarks} isOfModel={answer?.model === true} />
      </div>
      {answer !== null && <AnswerChart answer={answer} isBrief={isBrief} />}
      {answer !== null && (
        <AnswerTables
          questionId={question.id}
          answer={answer}
          most={isBrief ? 3 : isDrawn(answer) ? 5 : 10}
        />
      )}
      {answer !== null && answer.references.length > 0 && (
        <References
          references={answer.references}
          onQuery={(at) => {
            setProvenAt(at);
            setProven(true);
          }}
        />
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <div className="flex flex-wrap gap-2">
          {isFolded && whole !== null && hidesSomething(whole) && (
            <Button
              size="small"
              aria-expanded={!isBrief}
              icon={
                <ChevronDown aria-hidden="true" size={14} className={isBrief ? undefined : 'rotate-180'} />
              }
              onClick={() => {
                setBrief(!isBrief);
                setUnfolded(isBrief);
              }}
            >
              {isBrief ? 'Show all' : 'Show less'}
            </Button>
          )}
          <Button
            size="small"
            aria-expanded={isProven}
            onClick={() => {
              setProvenAt(0);
              setProven(!isProven);
            }}
          >
            How I got this
          </Button>
          {!isAsking && (
            <Button
              size="small"
              icon={<CornerDownRight aria-hidden="true" size={14} />}
              onClick={() => setAsking(true)}
            >
              Ask a follow-up
            </Button>
          )}
        </div>
        {isProven && (
          <ItemBoundary id={question.id} what="The proof">
            <AnswerProof question={question} at={provenAt} />
          </ItemBoundary>
        )}
        {isAsking && <FollowUp question={question} isOpened={isFolded} />}
      </div>
    </div>
  );
}

/** How it was understood, and what is imperfect about the data. */
function Remarks({ remarks, isOfModel }: { remarks: readonly string[]; isOfModel: boolean }) {
  const all = isOfModel
    ? [...remarks, 'A language model helped to find the query; every number is of your data.']
    : remarks;
  if (all.length === 0) return null;
  return (
    <ul className="grid max-w-measure list-disc gap-0.5 pl-4 text-note text-faint">
      {all.map((remark) => (
        <li key={remark}>
          <UnbrokenText>{remark}</UnbrokenText>
        </li>
      ))}
    </ul>
  );
}
