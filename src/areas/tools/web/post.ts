/** Posts to a documented path and answers what came; a refusal is told in the server's own words. */
export async function post(path: string, body: object): Promise<unknown> {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const answer: unknown = await response.json().catch(() => undefined);
  if (response.ok) return answer;
  const told =
    typeof answer === 'object' && answer !== null && 'message' in answer ? String(answer.message) : '';
  throw new Error(told || 'An error occurred');
}
