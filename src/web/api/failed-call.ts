/** An answer of the server that says no, with what it says of the reason. */
export class FailedCall extends Error {
  readonly status: number;
  /** Empty where the answer was not written by our server. */
  readonly code: string;
  readonly data: unknown;
  /** What `{ success: false, error }` says: another form in which a reason comes. Empty without one. */
  readonly said: string;

  constructor(status: number, body: unknown) {
    const textOf = (field: string): string => {
      const value: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, field) : undefined;
      return typeof value === 'string' ? value : '';
    };
    super(textOf('message'));
    this.name = 'FailedCall';
    this.status = status;
    this.code = textOf('code');
    this.said = textOf('error');
    this.data = typeof body === 'object' && body !== null ? Reflect.get(body, 'data') : undefined;
  }
}
