export interface OAuthClient {
  readonly id: string;
  readonly secret: string;
  readonly name: string;
  readonly projectNumber: string;
  allowsRedirect(uri: string): boolean;
}

/**
 * The one registered application. Its port is free, because the product may run on any; everything else of a
 * redirect must be what Google allows for local development: plain http to this machine, no fragment.
 */
export const demoClient: OAuthClient = {
  id: '100000000001-weekwise-demo.apps.googleusercontent.test',
  secret: 'weekwise-demo-secret',
  name: 'Weekwise',
  projectNumber: '100000000001',
  allowsRedirect(uri) {
    if (!URL.canParse(uri)) return false;
    const { protocol, hostname, hash, username } = new URL(uri);
    const onThisMachine = hostname === 'localhost' || hostname === '127.0.0.1';
    return protocol === 'http:' && onThisMachine && hash === '' && username === '';
  },
};

export function findClient(id: string | undefined): OAuthClient | undefined {
  return id === demoClient.id ? demoClient : undefined;
}
