import { showToast } from '#src/web/ui/toast-store.ts';

const CHANNEL = 'weekwise-session';

/** What is open in other tabs must not go on showing the account. */
const tellOtherTabs = (): void => new BroadcastChannel(CHANNEL).postMessage('signed out');

export function onSignedOutElsewhere(look: () => void): void {
  new BroadcastChannel(CHANNEL).addEventListener('message', look);
}

/** Ends the session and leaves the page whole, so that nothing of it stays in memory. */
export async function signOut(): Promise<void> {
  try {
    const answer = await fetch('/api/auth/sign-out', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    if (!answer.ok) throw new Error(`Signing out answered ${answer.status}.`);
    tellOtherTabs();
    location.assign('/sign-in');
  } catch {
    showToast({
      tone: 'danger',
      title: 'You are still signed in',
      detail: 'Weekwise could not be reached. Please try again.',
    });
  }
}
