import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useUser } from '#src/web/api/session.ts';
import type { Command } from '#src/web/ui/command/match-commands.ts';
import { showToast } from '#src/web/ui/toast-store.ts';
import type { Question } from '../contract.ts';
import { questionLength, questionLimits } from '../question-limits.ts';
import { historySize, questionsQuery } from './queries.ts';
import { askFailure, sendQuestion } from './use-ask.ts';

/** Shorter texts are the beginnings of a command's name. */
const LEAST_LETTERS = 3;
const MOST_FOUND = 5;
const FEW_WORDS = 2;

/** Questions that were asked with the typed words in them, and asking what was typed. None outside of an organization. */
export function useQuestionCommands(
  query: string,
  organization: { readonly id: string; readonly slug: string } | undefined,
): readonly Command[] {
  const router = useRouter();
  const queries = useQueryClient();
  const { id: userId } = useUser();
  const text = query.trim();
  const isLong = text.length >= LEAST_LETTERS;
  const orgId = organization?.id ?? '';
  const asked = useQuery({
    ...questionsQuery(orgId, userId, historySize),
    enabled: organization !== undefined && isLong,
  }).data?.questions;
  const { mutate: ask } = useMutation({
    mutationFn: (questionText: string) => sendQuestion(queries, { orgId, userId }, { questionText }),
    onSuccess: () => router.history.push(`/${organization?.slug}/questions`),
    onError: (error) =>
      showToast({ tone: 'danger', title: 'The question was not asked', detail: askFailure(error).sentence }),
  });
  return useMemo(() => {
    if (organization === undefined || !isLong) return [];
    const earlier = withText(asked ?? [], text).map(
      ({ id, questionText }): Command => ({
        id: `question-${id}`,
        label: questionText,
        group: 'Your questions',
        run: () => router.history.push(`/${organization.slug}/questions?questionId=${id}`),
      }),
    );
    if (questionLength(text) > questionLimits.most) return earlier;
    const asking: Command = { id: 'ask-this', label: `Ask “${text}”`, group: 'Ask', run: () => ask(text) };
    // A few words look for something; a sentence is to be asked.
    return text.split(/\s+/).length > FEW_WORDS ? [asking, ...earlier] : [...earlier, asking];
  }, [organization, isLong, asked, text, router, ask]);
}

/** The newest of each wording that has every typed word in it. */
function withText(asked: readonly Question[], text: string): readonly Question[] {
  const wanted = text.toLowerCase().split(/\s+/);
  const seen = new Set<string>();
  return asked
    .filter(({ questionText }) => {
      const words = questionText.toLowerCase();
      if (seen.has(words) || !wanted.every((word) => words.includes(word))) return false;
      seen.add(words);
      return true;
    })
    .slice(0, MOST_FOUND);
}
