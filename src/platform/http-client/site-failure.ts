export type SiteFailureKind =
  | 'malformed_address'
  | 'unsupported_scheme'
  | 'unsupported_port'
  /** The address, or one that the name leads to, is not on the public internet. */
  | 'blocked_address'
  | 'not_found_name'
  | 'unreachable'
  | 'tls'
  | 'timeout'
  | 'too_large'
  | 'too_many_redirects'
  | 'unexpected_type'
  | 'http_status'
  | 'malformed_answer';

/** What is told to people: what happened, and what they can do about it. */
const sentences: Record<SiteFailureKind, (host: string, status?: number) => string> = {
  malformed_address: () => 'This is not the address of a site. Enter a host name such as www.example.com.',
  unsupported_scheme: () => 'Only http and https addresses can be read.',
  unsupported_port: () => 'Only sites on the usual ports, 80 and 443, can be read. Leave out the port.',
  // One sentence for both: whether an inner name exists is not told to whoever asks for it.
  blocked_address: (host) => noPublicSite(host),
  not_found_name: (host) => noPublicSite(host),
  unreachable: (host) => `${host} cannot be reached. Check that the site is online, then try again.`,
  tls: (host) =>
    `${host} has no valid certificate, so what it says cannot be trusted. Renew its certificate.`,
  timeout: (host) => `${host} took too long to answer. Try again when the site is faster.`,
  too_large: (host) => `A page of ${host} is larger than 2 MB and was not read to its end.`,
  too_many_redirects: (host) =>
    `${host} leads from redirect to redirect. Enter the address it should end at.`,
  unexpected_type: (host) => `${host} did not answer with a web page.`,
  http_status: (host, status) =>
    status === 401 || status === 403 || status === 429
      ? `${host} refuses programs that read it (status ${status}). Let the user agent WeekwiseBot in, then try again.`
      : `${host} answered with an error (status ${status}). Check the site, then try again.`,
  malformed_answer: (host) => `${host} answered in a form that cannot be read. Try again later.`,
};

const noPublicSite = (host: string) => `There is no public site at ${host}. Check the name.`;

/** Why a site could not be read. The message is for people. */
export class SiteFailure extends Error {
  override readonly name = 'SiteFailure';
  readonly kind: SiteFailureKind;
  readonly status: number | undefined;

  constructor(kind: SiteFailureKind, host: string, options?: { status?: number; cause?: unknown }) {
    super(sentences[kind](host, options?.status), { cause: options?.cause });
    this.kind = kind;
    this.status = options?.status;
  }
}
