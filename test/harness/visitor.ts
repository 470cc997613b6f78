import type { WeekwiseProcess } from './start-weekwise.ts';

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  // Tests look into answers of every shape.
  readonly json: unknown;
}

/** A person with a cookie jar and no browser: signs in through the real redirects and calls the API. */
export class Visitor {
  private readonly cookies = new Map<string, Map<string, string>>();
  private readonly server: Pick<WeekwiseProcess, 'url' | 'standinUrl'>;

  constructor(server: Pick<WeekwiseProcess, 'url' | 'standinUrl'>) {
    this.server = server;
  }

  async call(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const response = await this.send(new URL(path, this.server.url), {
      method,
      headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, json: parsed(text) };
  }

  /** The answer's body, once it is sure that the call succeeded. */
  async ask<Body>(method: string, path: string, body?: unknown): Promise<Body> {
    const answer = await this.call(method, path, body);
    if (answer.status >= 300) throw new Error(`${method} ${path} answered ${answer.status}: ${answer.text}`);
    return answer.json as Body;
  }

  /** Sends a file as a browser's form does. */
  async upload(path: string, name: string, content: string | Uint8Array<ArrayBuffer>): Promise<Answer> {
    const body = new FormData();
    body.append('file', new File([content], name));
    const response = await this.send(new URL(path, this.server.url), { method: 'POST', body });
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, json: parsed(text) };
  }

  async signIn(email: string): Promise<void> {
    const { url } = await this.ask<{ url: string }>('POST', '/api/auth/sign-in/social', {
      provider: 'google',
      callbackURL: '/auth/callback',
    });
    await this.chooseAccount(url, email);
  }

  /** Connects Google Analytics; answers where Google's page sent the person in the end. */
  async connectGoogle(
    organizationId: string,
    email: string,
    scopes?: readonly string[],
    service: 'analytics' | 'search-console' | 'both' = 'analytics',
  ): Promise<URL> {
    const start = new URL(
      `/api/auth/google-analytics?organizationId=${organizationId}&service=${service}&redirect=/back`,
      this.server.url,
    );
    const answer = await this.send(start, {});
    const page = await this.chooseAccount(new URL(answer.headers.get('location') ?? '', start).href, email);
    const asked = [...page.text.matchAll(/name="scope" value="([^"]+)"/g)].map((match) => match[1] ?? '');
    const form = new URLSearchParams({ account: email, decision: 'continue' });
    for (const scope of asked) if (!scopes || scopes.includes(scope)) form.append('scope', scope);
    const consent = formAction(page.text, 'consent') ?? '';
    return await this.follow(
      await this.send(new URL(consent, this.server.standinUrl), { method: 'POST', body: form }),
      this.server.standinUrl,
    );
  }

  cookieHeader(): string {
    return [...(this.cookies.get(new URL(this.server.url).host) ?? [])]
      .map(([name, value]) => `${name}=${value}`)
      .join('; ');
  }

  private async chooseAccount(authorizeUrl: string, email: string): Promise<{ text: string }> {
    const page = await (await this.send(new URL(authorizeUrl), {})).text();
    const action = formAction(page, 'account');
    if (action === undefined) throw new Error(`No sign-in page: ${page.slice(0, 300)}`);
    const answer = await this.send(new URL(action, this.server.standinUrl), {
      method: 'POST',
      body: new URLSearchParams({ account: email }),
    });
    if (answer.status === 200) return { text: await answer.text() };
    await this.follow(answer, this.server.standinUrl);
    return { text: '' };
  }

  private async follow(response: Response, base: string): Promise<URL> {
    let at = new URL(base);
    for (let answer = response; ; answer = await this.send(at, {})) {
      const location = answer.headers.get('location');
      await answer.body?.cancel();
      if (location === null) return at;
      at = new URL(location, at);
    }
  }

  private async send(url: URL, init: RequestInit): Promise<Response> {
    const jar = this.cookies.get(url.host) ?? new Map<string, string>();
    this.cookies.set(url.host, jar);
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(url, {
      ...init,
      redirect: 'manual',
      headers: { ...(init.headers as Record<string, string> | undefined), ...(cookie ? { cookie } : {}) },
    });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      if (/max-age=0/i.test(line)) jar.delete(pair.slice(0, at));
      else jar.set(pair.slice(0, at), pair.slice(at + 1));
    }
    return response;
  }
}

function formAction(page: string, step: 'account' | 'consent'): string | undefined {
  const action = new RegExp(`action="(/signin/${step}[^"]*)"`).exec(page)?.[1];
  return action?.replace(/&(amp|#38);/g, '&');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
