/** What a text that comes from outside says; undefined where it is no JSON, so that its schema refuses it. */
export function asJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
