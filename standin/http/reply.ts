/** What a handler answers. */
export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export function json(value: unknown, status = 200, headers: Record<string, string> = {}): Reply {
  return jsonText(JSON.stringify(value), status, headers);
}

/** For an answer that was written as JSON text already. */
export function jsonText(body: string, status = 200, headers: Record<string, string> = {}): Reply {
  return {
    status,
    headers: { 'content-type': 'application/json; charset=UTF-8', 'cache-control': 'private', ...headers },
    body,
  };
}

export function html(body: string, status = 200): Reply {
  return {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    },
    body,
  };
}

/** 303, so that the browser follows a form post with a GET. */
export function redirect(location: string): Reply {
  return { status: 303, headers: { location, 'cache-control': 'no-store' }, body: '' };
}
