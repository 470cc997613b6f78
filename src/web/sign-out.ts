import { showToast } from '#src/web/ui/toast-store.ts';

/** Ends the session and leaves the page whole, so that nothing of it stays in memory. */
export async function signOut(): Promise<void> {
  try {
    const answer = await fetch('/api/auth/sign-out', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    if (!answer.ok) throw new Error(`Signing out answered ${answer.status}.`);
    location.assign('/sign-in');
  } catch {
    showToast({
      tone: 'danger',
      title: 'You are still signed in',
      detail: 'Weekwise could not be reached. Please try again.',
    });
  }
}
