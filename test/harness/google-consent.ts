export interface ConsentChoice {
  readonly email: string;
  /** The ends of the scopes that stay ticked; all of them by default. */
  readonly tick?: readonly string[];
  readonly deny?: boolean;
}

/** Goes through the pages of Google's stand-in as a person would; the address that they lead back to, not yet visited. */
export async function answerAtGoogle(address: string, choice: ConsentChoice): Promise<string> {
  const { origin } = new URL(address);
  const send = (action: string, form: URLSearchParams) =>
    fetch(new URL(action, origin), { method: 'POST', body: form, redirect: 'manual' });
  const accounts = await (await fetch(address)).text();
  const chosen = await send(actionOf(accounts, 'account'), new URLSearchParams({ account: choice.email }));
  const consent = await chosen.text();
  const form = new URLSearchParams({
    account: choice.email,
    decision: choice.deny === true ? 'cancel' : 'continue',
  });
  for (const [, scope = ''] of consent.matchAll(/name="scope" value="([^"]+)"/g))
    if (choice.tick === undefined || choice.tick.some((end) => scope.endsWith(end)))
      form.append('scope', scope);
  const answer = await send(actionOf(consent, 'consent'), form);
  return answer.headers.get('location') ?? '';
}

function actionOf(page: string, step: 'account' | 'consent'): string {
  const action = new RegExp(`action="(/signin/${step}[^"]*)"`).exec(page)?.[1];
  if (action === undefined) throw new Error(`There is no ${step} on this page: ${page.slice(0, 300)}`);
  return action.replace(/&(amp|#38);/g, '&');
}
