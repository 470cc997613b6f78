import { useRouter } from '@tanstack/react-router';
import { useOrganization } from '#src/web/api/current-organization.tsx';
import { showToast } from '#src/web/ui/toast-store.ts';
import type { Question } from '../contract.ts';
import { useKeepInPlace } from './list/keep-in-place.ts';

/** Of the element that stands for a question in a list. */
export const questionElementId = (id: string): string => `question-${id}`;

/** What one goes on with when a question is gone: the next, else the one before, else the screen. */
export function besideQuestion(id: string): HTMLElement | null {
  const { nextElementSibling: next, previousElementSibling: before } =
    document.getElementById(questionElementId(id)) ?? {};
  const beside = next ?? before;
  return beside instanceof HTMLElement ? beside : document.querySelector('main');
}

/** A list is fetched anew as a question is asked, and the new one comes with it. */
const TRY_AGAIN_MS = 150;
const TRIES_HERE = 8;
const TRIES_THERE = 20;

/** Names a question in the address of a list, which shows it then; undefined names none. */
function useNameInAddress(): (id: string | undefined) => void {
  const router = useRouter();
  return (id) =>
    void router.navigate({
      to: '.',
      search: ({ questionId: _, ...others }: Record<string, unknown>) =>
        id === undefined ? others : { ...others, questionId: id },
      replace: true,
      resetScroll: false,
    });
}

/** Takes a question out of the address: this one, which is gone, or whichever, as another one is put to the top. */
export function useForgetNamed(): (id?: string) => void {
  const router = useRouter();
  const nameInAddress = useNameInAddress();
  return (id) => {
    const named = new URLSearchParams(router.latestLocation.searchStr).get('questionId');
    if (named !== null && (id === undefined || id === named)) nameInAddress(undefined);
  };
}

/**
 * Leads to a question that was asked from within a list, and says so: it stands elsewhere in the list, or in another one. Where
 * the list is filtered it stands below the one that it was asked from. @param from the id of that one
 */
export function useTellAsked(from: string): (title: string, question: Question | null) => void {
  const keepInPlace = useKeepInPlace();
  const router = useRouter();
  const { path } = useOrganization();
  const nameInAddress = useNameInAddress();
  return (title, question) => {
    const show = (id: string) => {
      // A line of the history opens as the address names it.
      nameInAddress(id);
      goTo(id, TRIES_HERE, () => {
        // A search or another page has no place for it.
        router.history.push(path('/questions'));
        goTo(id, TRIES_THERE, () => {});
      });
    };
    showToast({
      title,
      ...(question !== null && { action: { label: 'Show it', run: () => show(question.id) } }),
    });
    if (question === null) return;
    keepInPlace({ id: question.id, after: from });
    goTo(question.id, TRIES_HERE, () => {});
  };
}

/** Brings a question of the list into sight, with the focus on it. */
export const goToQuestion = (id: string): void => goTo(id, TRIES_HERE, () => {});

function goTo(id: string, tries: number, onMissing: () => void): void {
  const element = document.getElementById(questionElementId(id));
  if (element !== null) {
    element.focus({ preventScroll: true });
    element.scrollIntoView({ block: 'start' });
  } else if (tries > 0) window.setTimeout(() => goTo(id, tries - 1, onMissing), TRY_AGAIN_MS);
  else onMissing();
}
