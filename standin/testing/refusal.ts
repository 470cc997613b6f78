/** What a Google client throws, as far as tests look at it. */
export interface Refusal {
  readonly status: number;
  readonly body: unknown;
}

/** Waits for a call that must be refused and tells how. */
export async function refusalOf(call: Promise<unknown>): Promise<Refusal> {
  try {
    await call;
  } catch (error) {
    const { response } = error as { response?: { status: number; data: unknown } };
    if (response === undefined) throw error;
    return { status: response.status, body: response.data };
  }
  throw new Error('The call should have been refused, but was answered.');
}

/** The text of a refusal in the envelope of Google's APIs. */
export function messageOf({ body }: Refusal): string {
  return (body as { error: { message: string } }).error.message;
}
