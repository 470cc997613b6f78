declare global {
  interface Window {
    /** What public/first.js asked before this program was there, by path. */
    weekwiseEarly?: Record<string, Promise<Response>>;
  }
}

/** The answer to a question that was asked early; once, because the next time it would be old. */
export function earlyAnswer(method: string, { pathname, search }: URL): Promise<Response> | undefined {
  const early = window.weekwiseEarly;
  if (method !== 'GET' || search !== '' || early === undefined) return undefined;
  const answer = early[pathname];
  delete early[pathname];
  return answer;
}
