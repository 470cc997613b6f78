import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Copy, Ellipsis, FileText, Image, Pin, PinOff, RotateCcw, Sheet, Trash2 } from 'lucide-react';
import { type RefObject, useState } from 'react';
import { api, client } from '#src/web/api/client.ts';
import { useOrganization } from '#src/web/api/current-organization.tsx';
import { failureOf } from '#src/web/api/error.ts';
import type { ImageTexts } from '#src/web/ui/chart/chart-image.ts';
import { ConfirmDialog } from '#src/web/ui/confirm-dialog.tsx';
import { Menu, type MenuItem } from '#src/web/ui/menu.tsx';
import { saveFile } from '#src/web/ui/save-file.ts';
import { showToast } from '#src/web/ui/toast-store.ts';
import type { Question } from '../../contract.ts';
import { forgetAsked } from '../just-asked.ts';
import { answerQuery, isStaying, setLeaving } from '../queries.ts';
import { besideQuestion, useForgetNamed, useTellAsked } from '../tell-asked.ts';
import { useAsk } from '../use-ask.ts';
import { isDrawn, isDrawnBriefly, pictureText } from './answer-chart.tsx';
import { answerCsv, answerMarkdown, answerText } from './answer-text.ts';
import { fileName } from './file-name.ts';

export interface QuestionMenuProps {
  readonly question: Question;
  /** Where its answer is drawn: the picture is taken from there. */
  readonly body: RefObject<HTMLElement | null>;
}

const icon = { 'aria-hidden': true, size: 16 } as const;

/** What can be done with a question and its answer. */
export function QuestionMenu({ question, body }: QuestionMenuProps) {
  const { organization, path } = useOrganization();
  const queries = useQueryClient();
  const [deleting, setDeleting] = useState(false);
  const answer =
    useQuery({
      ...answerQuery(question.id),
      enabled: () => question.status === 'answered' && isStaying(question.id),
    }).data?.answer ?? null;
  const changed = () => queries.invalidateQueries({ queryKey: api.questions.list.key() });
  const failed = (title: string) => (error: Error) =>
    showToast({ tone: 'danger', title, detail: failureOf(error).message });
  const forgetNamed = useForgetNamed();
  const pin = useMutation({
    mutationFn: (pinned: boolean) => client.questions.pin({ id: question.id, pinned }),
    onSuccess: async (_, pinned) => {
      forgetAsked();
      forgetNamed();
      await changed();
      // The history keeps the order of time: there a mark is all that changes.
      showToast({ title: pinned ? 'Pinned to the top of Questions' : 'No longer pinned' });
    },
    onError: failed('The question could not be pinned'),
  });
  const remove = useMutation({
    mutationFn: () => client.questions.remove({ id: question.id }),
    // The stream of changes may tell of it, and the list be without it, before the call has its answer.
    onMutate: () => {
      setLeaving(question.id, true);
      return besideQuestion(question.id);
    },
    onError: () => setLeaving(question.id, false),
    onSuccess: async (_, __, beside) => {
      setDeleting(false);
      forgetNamed(question.id);
      await changed();
      showToast({ title: 'Question deleted' });
      // What had the focus is gone with the question.
      requestAnimationFrame(() => beside?.focus({ preventScroll: true }));
    },
  });
  const tellAsked = useTellAsked(question.id);
  const again = useAsk(
    (asked) => tellAsked('Asked again', asked),
    (detail) => showToast({ tone: 'danger', title: 'The question could not be asked again', detail }),
  );
  const askAgain = () =>
    again.ask({
      questionText: question.questionText,
      ...(question.previousQuestionId !== null && { previousQuestionId: question.previousQuestionId }),
    });

  const ofAnswer: MenuItem[] =
    answer === null
      ? []
      : [
          {
            label: 'Copy',
            icon: <Copy {...icon} />,
            onSelect: () => void copy(answerText(question, answer), 'Answer copied'),
          },
          {
            label: 'Copy as Markdown',
            icon: <FileText {...icon} />,
            onSelect: () =>
              void copy(
                answerMarkdown(
                  question,
                  answer,
                  `${location.origin}${path('/questions')}?questionId=${question.id}`,
                ),
                'Copied as Markdown',
              ),
          },
          ...(answer.tables.length === 0
            ? []
            : [
                {
                  label: 'Download CSV',
                  icon: <Sheet {...icon} />,
                  onSelect: () =>
                    saveFile(
                      new Blob([answerCsv(answer)], { type: 'text/csv;charset=utf-8' }),
                      `${fileName(question)}.csv`,
                    ),
                },
              ]),
          ...(isDrawn(answer)
            ? [
                {
                  label: 'Download PNG',
                  icon: <Image {...icon} />,
                  onSelect: () =>
                    void savePicture(body.current, {
                      name: `${fileName(question)}.png`,
                      ...pictureText(question, answer, {
                        site: organization.name,
                        isBrief: isDrawnBriefly(body.current),
                      }),
                    }),
                },
              ]
            : []),
        ];
  return (
    <>
      <Menu
        label="Actions of the question"
        sections={[
          ...(ofAnswer.length === 0 ? [] : [{ items: ofAnswer }]),
          {
            items: [
              { label: 'Ask again', icon: <RotateCcw {...icon} />, onSelect: askAgain },
              {
                label: question.pinned ? 'Unpin' : 'Pin to the top',
                icon: question.pinned ? <PinOff {...icon} /> : <Pin {...icon} />,
                onSelect: () => pin.mutate(!question.pinned),
              },
              { label: 'Delete', icon: <Trash2 {...icon} />, onSelect: () => setDeleting(true) },
            ],
          },
        ]}
        trigger={(trigger) => (
          <button
            type="button"
            {...trigger}
            aria-label={`Actions: ${question.questionText.slice(0, 80)}`}
            className="inline-grid size-8 shrink-0 place-items-center rounded-control text-soft transition-colors print:hidden hover:bg-hover hover:text-ink pointer-coarse:size-11"
          >
            <Ellipsis {...icon} />
          </button>
        )}
      />
      <ConfirmDialog
        open={deleting}
        onClose={() => setDeleting(false)}
        title="Delete this question?"
        confirmLabel="Delete question"
        danger
        busy={remove.isPending}
        error={remove.error === null ? undefined : failureOf(remove.error).message}
        onConfirm={() => remove.mutate()}
      >
        <p className="text-ui text-soft">
          Its answer goes with it. The data and the insights it was made from stay. This cannot be undone.
        </p>
      </ConfirmDialog>
    </>
  );
}

async function copy(text: string, said: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ title: said });
  } catch {
    showToast({ title: 'The browser did not allow copying', tone: 'danger' });
  }
}

async function savePicture(
  body: HTMLElement | null,
  { name, ...texts }: ImageTexts & { readonly name: string },
): Promise<void> {
  const drawing = body?.querySelector<SVGSVGElement>('.plot svg');
  try {
    if (!drawing) throw new Error('There is no drawing on the page.');
    const { chartImage } = await import('#src/web/ui/chart/chart-image.ts');
    saveFile(await chartImage(drawing, texts), name);
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: who sees it can do nothing but try again, who looks for the cause finds it here
    console.warn('The picture could not be made:', error);
    showToast({ title: 'The picture could not be made', tone: 'danger' });
  }
}
