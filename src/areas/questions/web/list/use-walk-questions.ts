import { useShortcuts } from '#src/web/ui/use-shortcuts.ts';

/** j and k walk the questions of a list, as they walk the insights of a week. */
export function useWalkQuestions(): void {
  useShortcuts(steps);
}

const steps = { j: () => walk(1), k: () => walk(-1) } as const;

/** To the next question, or to its line where that can be opened: Enter opens it then. */
function walk(step: 1 | -1): void {
  const questions = [...document.querySelectorAll<HTMLElement>('ol[data-walked=questions] > li')];
  const at = questions.findIndex((question) => question.contains(document.activeElement));
  const question = at < 0 ? questions[0] : questions[at + step];
  (question?.querySelector<HTMLElement>('h2 > button') ?? question)?.focus({ preventScroll: true });
  question?.scrollIntoView({ block: 'nearest' });
}
