import { escapeHtml, page } from './page.ts';

export function notFoundPage(path: string): string {
  return page(
    'Error 404 (Not Found)',
    `<h1>404. That’s an error.</h1><p>The requested URL <code>${escapeHtml(path)}</code> was not found on this stand-in.</p>`,
  );
}
