import { demoClient } from './oauth/oauth-client.ts';

/** What the product must be configured with to talk to the stand-in at `url` instead of Google. */
export function standinEnvironment(url: string): Record<string, string> {
  return {
    GOOGLE_ISSUER_URL: url,
    GOOGLE_OAUTH_AUTHORIZE_URL: `${url}/o/oauth2/v2/auth`,
    GOOGLE_OAUTH_TOKEN_URL: `${url}/token`,
    GOOGLE_OAUTH_REVOKE_URL: `${url}/revoke`,
    GOOGLE_ANALYTICS_DATA_URL: url,
    GOOGLE_ANALYTICS_ADMIN_URL: url,
    GOOGLE_SEARCH_CONSOLE_URL: url,
    GOOGLE_CLIENT_ID: demoClient.id,
    GOOGLE_CLIENT_SECRET: demoClient.secret,
  };
}
