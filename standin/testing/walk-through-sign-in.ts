/** What a person does on the sign-in and consent pages. */
export interface Walk {
  readonly account: string;
  /** Texts of scopes to untick on the consent page. */
  readonly untick?: readonly RegExp[];
  readonly press?: 'Continue' | 'Cancel';
}

export interface WalkEnd {
  /** Where the browser was sent back to. */
  readonly redirect: URL;
  /** How many pages the person saw. */
  readonly pages: number;
}

/** Goes through the pages as a browser does: reads the forms that are there, presses the buttons named. */
export async function walkThroughSignIn(authorizeUrl: string, walk: Walk): Promise<WalkEnd> {
  const origin = new URL(authorizeUrl).origin;
  let pages = 1;
  let html = await readPage(await fetch(authorizeUrl));
  let answer = await submit(origin, html, walk.account, []);
  if (answer.status === 200) {
    pages += 1;
    html = await readPage(answer);
    answer = await submit(origin, html, walk.press ?? 'Continue', walk.untick ?? []);
  }
  const location = answer.headers.get('location');
  if (answer.status !== 303 || location === null)
    throw new Error(`No redirect but ${answer.status}: ${await answer.text()}`);
  return { redirect: new URL(location), pages };
}

async function readPage(answer: Response): Promise<string> {
  const html = await answer.text();
  if (answer.status !== 200) throw new Error(`The page answered ${answer.status}: ${html}`);
  return html;
}

function submit(
  origin: string,
  html: string,
  buttonText: string,
  untick: readonly RegExp[],
): Promise<Response> {
  const action = unescapeHtml(/<form method="post" action="([^"]*)"/.exec(html)?.[1] ?? '');
  const fields = new URLSearchParams();
  for (const [, name, value] of html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g)) {
    fields.append(unescapeHtml(name ?? ''), unescapeHtml(value ?? ''));
  }
  for (const [, name, value, text] of html.matchAll(
    /<input type="checkbox" name="([^"]*)" value="([^"]*)" checked>\s*<span>([^<]*)<\/span>/g,
  )) {
    if (untick.some((pattern) => pattern.test(unescapeHtml(text ?? '')))) continue;
    fields.append(unescapeHtml(name ?? ''), unescapeHtml(value ?? ''));
  }
  const button = [
    ...html.matchAll(/<button [^>]*name="([^"]*)" value="([^"]*)"[^>]*>([^<]*)<\/button>/g),
  ].find(([, , , text]) => unescapeHtml(text ?? '') === buttonText);
  if (button === undefined) throw new Error(`There is no button "${buttonText}" on the page: ${html}`);
  fields.append(unescapeHtml(button[1] ?? ''), unescapeHtml(button[2] ?? ''));
  return fetch(new URL(action, origin), { method: 'POST', body: fields, redirect: 'manual' });
}

function unescapeHtml(text: string): string {
  return text.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));
}
