/**
 * The question that was asked last on this page. It stands first in the list whatever is pinned, and is led to once: who has
 * just asked looks for nothing else.
 */
let asked: string | undefined;
let isToBeShown = false;

export function noteAsked(id: string): void {
  asked = id;
  isToBeShown = true;
}

export const justAsked = (): string | undefined => asked;

/** Somebody puts another one to the top. */
export function forgetAsked(): void {
  asked = undefined;
}

/** Whether this one was asked just now and nobody was led to it yet. */
export function takeToBeShown(id: string): boolean {
  const taken = isToBeShown && id === asked;
  if (taken) isToBeShown = false;
  return taken;
}
