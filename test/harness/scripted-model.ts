import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** What a model does in one round. */
export type Move =
  | { readonly calls: readonly { readonly name: string; readonly input: unknown }[] }
  /** Arguments as they stand on the wire, valid or not. */
  | { readonly rawCall: { readonly name: string; readonly input: string } }
  | { readonly says: string }
  | { readonly fails: { readonly status: number; readonly body: string } }
  | { readonly hangs: true }
  /** An answer that begins and never ends. */
  | { readonly endless: true };

export interface Round {
  /** The question as it stands in the prompt. */
  readonly question: string;
  /** How many rounds came before. */
  readonly number: number;
  /** Everything that was sent, as text. */
  readonly sent: string;
  /** Bytes of an endless answer, as far as they were taken. */
  written: number;
}

export interface ScriptedModel {
  readonly url: string;
  readonly rounds: readonly Round[];
  close(): Promise<void>;
}

/**
 * A language model that does what a script says, over the wire forms of OpenAI (chat completions and responses), of
 * Anthropic (messages) and of Google (generateContent).
 */
export async function startScriptedModel(script: (round: Round) => Move): Promise<ScriptedModel> {
  const rounds: Round[] = [];
  const server = createServer((request, response) => {
    void answer(request, response, script, rounds);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port.');
  return {
    url: `http://127.0.0.1:${address.port}/v1`,
    rounds,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

interface Turn {
  readonly role?: string;
  readonly type?: string;
}

/** Chat completions and messages, responses, and Google's contents. */
interface Sent {
  readonly messages?: readonly Turn[];
  readonly input?: readonly Turn[];
  readonly contents?: readonly Turn[];
}

type Spoken = Exclude<Move, { fails: unknown } | { hangs: true } | { endless: true }>;

/** Which form an answer has is told by where the request goes. */
const forms: readonly (readonly [RegExp, (move: Spoken) => object])[] = [
  [/\/messages$/, asAnthropic],
  [/\/responses$/, asResponse],
  [/:generateContent/, asGoogle],
  [/\/chat\/completions$/, asOpenAi],
];

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  script: (round: Round) => Move,
  rounds: Round[],
): Promise<void> {
  let sent = '';
  for await (const chunk of request) sent += String(chunk);
  const { messages, input, contents } = JSON.parse(sent) as Sent;
  const turns = messages ?? input ?? contents ?? [];
  const question = /<question>(.*?)<\/question>/s.exec(JSON.stringify(turns))?.[1] ?? '';
  const isOfModel = ({ role, type }: Turn) =>
    role === 'assistant' || role === 'model' || type === 'function_call';
  const round: Round = { question, number: turns.filter(isOfModel).length, sent, written: 0 };
  rounds.push(round);
  const move = script(round);
  if ('hangs' in move) return;
  if ('endless' in move) return writeWithoutEnd(response, (bytes) => (round.written = bytes));
  if ('fails' in move) {
    response.writeHead(move.fails.status, { 'content-type': 'text/html' }).end(move.fails.body);
    return;
  }
  const form = forms.find(([where]) => where.test(request.url ?? ''))?.[1];
  if (form === undefined) throw new Error(`No model listens at ${request.url}.`);
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(form(move)));
}

/** A word that goes on for as long as somebody reads it. */
function writeWithoutEnd(response: ServerResponse, tell: (bytes: number) => void): void {
  const part = '9'.repeat(65_536);
  let bytes = 0;
  response.writeHead(200, { 'content-type': 'application/json' }).write('{"id":"');
  const goOn = () => {
    while (!response.destroyed) {
      bytes += part.length;
      tell(bytes);
      if (!response.write(part)) break;
    }
  };
  response.on('drain', goOn);
  goOn();
}

function callsOf(move: Spoken): { id: string; name: string; raw: string }[] {
  if ('says' in move) return [];
  if ('rawCall' in move) return [{ id: 'call_1', name: move.rawCall.name, raw: move.rawCall.input }];
  return move.calls.map(({ name, input }, index) => ({
    id: `call_${index + 1}`,
    name,
    raw: JSON.stringify(input),
  }));
}

function asOpenAi(move: Spoken) {
  const calls = callsOf(move);
  return {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1_780_000_000,
    model: 'scripted',
    choices: [
      {
        index: 0,
        message: {
          role: 'assistant',
          content: 'says' in move ? move.says : null,
          ...(calls.length > 0 && {
            tool_calls: calls.map(({ id, name, raw }) => ({
              id,
              type: 'function',
              function: { name, arguments: raw },
            })),
          }),
        },
        finish_reason: calls.length > 0 ? 'tool_calls' : 'stop',
      },
    ],
    usage: { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 },
  };
}

function asAnthropic(move: Spoken) {
  const calls = callsOf(move);
  return {
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model: 'scripted',
    content:
      'says' in move
        ? [{ type: 'text', text: move.says }]
        : calls.map(({ id, name, raw }) => ({ type: 'tool_use', id, name, input: parsed(raw) })),
    stop_reason: calls.length > 0 ? 'tool_use' : 'end_turn',
    stop_sequence: null,
    usage: { input_tokens: 100, output_tokens: 20 },
  };
}

function asResponse(move: Spoken) {
  const said = 'says' in move ? [{ type: 'output_text', text: move.says, annotations: [] }] : [];
  return {
    id: 'resp_1',
    object: 'response',
    created_at: 1_780_000_000,
    model: 'scripted',
    output: [
      ...(said.length > 0 ? [{ type: 'message', id: 'msg_1', role: 'assistant', content: said }] : []),
      ...callsOf(move).map(({ id, name, raw }) => ({
        type: 'function_call',
        id: `fc_${id}`,
        call_id: id,
        name,
        arguments: raw,
        status: 'completed',
      })),
    ],
    usage: { input_tokens: 100, output_tokens: 20 },
  };
}

function asGoogle(move: Spoken) {
  const parts =
    'says' in move
      ? [{ text: move.says }]
      : callsOf(move).map(({ name, raw }) => ({ functionCall: { name, args: parsed(raw) } }));
  return {
    candidates: [{ content: { role: 'model', parts }, finishReason: 'STOP', index: 0 }],
    usageMetadata: { promptTokenCount: 100, candidatesTokenCount: 20, totalTokenCount: 120 },
  };
}

function parsed(raw: string): unknown {
  try {
    return JSON.parse(raw);
  } catch {
    return raw;
  }
}
