import { escapeHtml, page } from '../pages/page.ts';
import { consentTexts, type Scope } from './scopes.ts';

/** Each scope with a box the person may untick (Google calls this granular consent). */
export function consentPage(
  application: string,
  email: string,
  scopes: readonly Scope[],
  query: URLSearchParams,
): string {
  const items = scopes.map(
    (scope) => `<li><label>
<input type="checkbox" name="scope" value="${escapeHtml(scope)}" checked>
<span>${escapeHtml(consentTexts[scope] ?? scope)}</span>
</label></li>`,
  );
  return page(
    `${application} wants access – Google stand-in`,
    `<h1>${escapeHtml(application)} wants access to your Google Account</h1>
<p>${escapeHtml(email)}</p>
<p>Select what ${escapeHtml(application)} can access:</p>
<form method="post" action="/signin/consent?${escapeHtml(query.toString())}">
<input type="hidden" name="account" value="${escapeHtml(email)}">
<ul>
${items.join('\n')}
</ul>
<div class="actions">
<button name="decision" value="cancel">Cancel</button>
<button class="main" name="decision" value="continue">Continue</button>
</div>
</form>`,
  );
}
