import { escapeHtml, page } from '../pages/page.ts';

/** Google shows these errors to the person instead of redirecting, because the redirect cannot be trusted. */
export function authorizationErrorPage(status: number, error: string, explanation: string): string {
  return page(
    `Error ${status}: ${error}`,
    `<h1>Access blocked: this application’s request is invalid</h1>
<p>${escapeHtml(explanation)}</p>
<p>Error ${status}: <code>${escapeHtml(error)}</code></p>`,
  );
}
