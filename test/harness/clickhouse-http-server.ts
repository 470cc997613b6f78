import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { gunzipSync, gzipSync } from 'node:zlib';
import { drainPending, Session } from 'chdb';

export interface ClickHouseServer {
  readonly url: string;
  /** SQL of the queries so far, oldest first. */
  readonly queries: readonly string[];
  /** The next query that this matches is answered as if the server had failed, without being run. */
  failNext(matches: RegExp): void;
  close(): Promise<void>;
}

const PASSWORD = 'only for tests';

/**
 * The HTTP interface of ClickHouse (https://clickhouse.com/docs/interfaces/http), as far as its client uses it, in
 * front of the real engine: query in the body or the address, parameters in the address or as form parts, settings,
 * formats, compression, sign-in, and exceptions with their code. The engine takes one folder a process.
 */
export async function startClickHouseServer(folder: string): Promise<ClickHouseServer> {
  const session = new Session(folder);
  const queries: string[] = [];
  const failures: RegExp[] = [];
  // Settings belong to the session, so queries take turns.
  let turn: Promise<unknown> = Promise.resolve();

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const address = new URL(request.url ?? '/', 'http://localhost');
    if (address.pathname === '/ping') return void response.end('Ok.\n');
    if (!signedIn(request))
      return refuse(response, 516, 'Authentication failed', 'AUTHENTICATION_FAILED', 403);
    const call = await readCall(request, address);
    queries.push(call.statement);
    const failing = failures.findIndex((pattern) => pattern.test(call.statement));
    if (failing >= 0) {
      failures.splice(failing, 1);
      return refuse(response, 241, 'Memory limit exceeded', 'MEMORY_LIMIT_EXCEEDED', 500);
    }
    const run = turn.then(() => execute(session, call));
    turn = run.catch(() => undefined);
    const outcome = await run;
    if ('message' in outcome) {
      return refuse(response, outcome.code, outcome.message, '', 500);
    }
    const gzip =
      call.settings.get('enable_http_compression') === '1' &&
      /gzip/.test(`${request.headers['accept-encoding']}`);
    response.writeHead(200, {
      'Content-Type': 'application/octet-stream',
      'X-ClickHouse-Query-Id': address.searchParams.get('query_id') ?? '',
      'X-ClickHouse-Summary': '{}',
      ...(gzip ? { 'Content-Encoding': 'gzip' } : {}),
    });
    response.end(gzip ? gzipSync(outcome.bytes) : outcome.bytes);
  };

  const server = createServer({ maxHeaderSize: 1_000_000 }, (request, response) => {
    answer(request, response).catch((cause: unknown) => {
      refuse(response, 1002, String(cause), 'UNKNOWN_EXCEPTION', 500);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://default:${encodeURIComponent(PASSWORD)}@127.0.0.1:${port}`,
    queries,
    failNext: (matches) => failures.push(matches),
    async close() {
      server.closeAllConnections();
      server.close();
      await turn;
      session.close();
      await drainPending();
    },
  };
}

function signedIn({ headers }: IncomingMessage): boolean {
  const [kind, secret] = (headers.authorization ?? '').split(' ');
  return kind === 'Basic' && Buffer.from(secret ?? '', 'base64').toString() === `default:${PASSWORD}`;
}

interface Call {
  readonly statement: string;
  readonly format: string;
  readonly params: ReadonlyMap<string, string>;
  readonly settings: ReadonlyMap<string, string>;
}

/** Names in the address that are neither a parameter nor a setting. */
const RESERVED = new Set([
  'query',
  'query_id',
  'database',
  'default_format',
  'session_id',
  'user',
  'password',
  'role',
]);

async function readCall(request: IncomingMessage, address: URL): Promise<Call> {
  const sent = await buffer(request);
  const body = request.headers['content-encoding'] === 'gzip' ? gunzipSync(sent) : sent;
  const fields = [...address.searchParams];
  let text = body.toString('utf8');
  const type = request.headers['content-type'] ?? '';
  if (type.startsWith('multipart/form-data')) {
    const form = await new Response(body, { headers: { 'Content-Type': type } }).formData();
    fields.push(...[...form].map(([name, value]): [string, string] => [name, String(value)]));
    text = '';
  }
  const query = fields.find(([name]) => name === 'query')?.[1];
  const isParam = ([name]: [string, string]) => name.startsWith('param_');
  return {
    statement: [query, text].filter(Boolean).join('\n'),
    format: address.searchParams.get('default_format') ?? 'TabSeparated',
    params: new Map(fields.filter(isParam)),
    settings: new Map(fields.filter((field) => !isParam(field) && !RESERVED.has(field[0]))),
  };
}

/** Those that only an HTTP server has. */
const HTTP_SETTING = /^(wait_end_of_query|enable_http_compression|http_.*|send_progress_in_http_headers)$/;

async function execute(
  session: Session,
  call: Call,
): Promise<{ bytes: Uint8Array } | { message: string; code: number }> {
  const quoted = (value: string) => `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
  const settings = [...call.settings].filter(([name]) => !HTTP_SETTING.test(name));
  const set = [...call.params, ...settings]
    .map(([name, value]) => `SET ${name} = ${quoted(value)};\n`)
    .join('');
  try {
    const result = await session.queryAsync(set + call.statement, { format: call.format });
    return { bytes: result.bytes() };
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause);
    return { message, code: Number(/Code: (\d+)/.exec(message)?.[1] ?? 1002) };
  } finally {
    const reset = settings.map(([name]) => `SET ${name} = DEFAULT;\n`).join('');
    if (reset !== '') await session.queryAsync(`${reset}SELECT 1`).catch(() => undefined);
  }
}

function refuse(response: ServerResponse, code: number, message: string, name: string, status: number): void {
  response.writeHead(status, { 'X-ClickHouse-Exception-Code': String(code) });
  const told = message.startsWith('Code:') ? message : `Code: ${code}. DB::Exception: ${message}. (${name})`;
  response.end(`${told} (version 26.7.3.1 (official build))\n`);
}
