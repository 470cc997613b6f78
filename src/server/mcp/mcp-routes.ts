import type { AnyRouter } from '@orpc/server';
import { Hono } from 'hono';
import type { TokenCaller } from '#src/platform/http/request-context.ts';
import type { Log } from '#src/platform/log.ts';
import type { McpClient } from './mcp-client.ts';

export interface McpParts {
  readonly router: AnyRouter;
  readonly tokenOf: (headers: Headers) => Promise<TokenCaller | undefined>;
  readonly version: string;
  readonly log: Log;
}

const refused = () =>
  Response.json(
    {
      jsonrpc: '2.0',
      id: null,
      error: {
        code: -32001,
        message: 'An API token is needed: Authorization: Bearer weekwise_… Make one in your profile.',
      },
    },
    { status: 401, headers: { 'www-authenticate': 'Bearer realm="Weekwise"' } },
  );

/**
 * A Model Context Protocol server for other programs' models: what a person sees of one organization, through the very
 * endpoints that the screens use, so that every rule of access holds. Stateless: each request stands alone.
 */
export function mcpRoutes({ router, tokenOf, version, log }: McpParts): Hono {
  const routes = new Hono();
  routes.all('/mcp', async (context) => {
    const token = await tokenOf(context.req.raw.headers);
    if (token === undefined) return refused();
    // Loaded at the first use: nothing else needs the protocol.
    const [{ createRouterClient }, { WebStandardStreamableHTTPServerTransport }, { createMcpServer }] =
      await Promise.all([
        import('@orpc/server'),
        import('@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'),
        import('./mcp-server.ts'),
      ]);
    const client = createRouterClient(router, {
      context: { caller: undefined, token, stillSignedIn: async () => true },
    }) as unknown as McpClient;
    const server = createMcpServer({ client, token, version, log });
    const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
    await server.connect(transport);
    return await transport.handleRequest(context.req.raw);
  });
  return routes;
}
