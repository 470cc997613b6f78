import type { Person } from '../identity/people.ts';
import { escapeHtml, page } from '../pages/page.ts';

/** Lists the accounts as buttons named by e-mail. `query` is the authorization request, carried along unchanged. */
export function signInPage(application: string, people: readonly Person[], query: URLSearchParams): string {
  const items = people.map(
    ({ email, about }, index) => `<li>
<button class="wide" name="account" value="${escapeHtml(email)}" aria-describedby="about-${index}">${escapeHtml(email)}</button>
<small id="about-${index}">${escapeHtml(about)}</small>
</li>`,
  );
  return page(
    'Choose an account – Google stand-in',
    `<h1>Choose an account</h1>
<p>to continue to ${escapeHtml(application)}</p>
<form method="post" action="/signin/account?${escapeHtml(query.toString())}">
<ul>
${items.join('\n')}
</ul>
</form>`,
  );
}
