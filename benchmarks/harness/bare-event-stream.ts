import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * An event stream and nothing else, as a process of its own: no database, no session, no framework. Each POST is written
 * to everyone who listens; the port comes on standard output.
 */
const listeners = new Set<ServerResponse>();
const server = createServer((request, response) => {
  if (request.method === 'POST') {
    let text = '';
    request.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
    request.on('end', () => {
      for (const listener of listeners) listener.write(`id: 1\ndata: ${text}\n\n`);
      response.writeHead(204).end();
    });
    return;
  }
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
  response.write('data: {"kind":"ready"}\n\n');
  listeners.add(response);
  response.on('close', () => listeners.delete(response));
}).listen(0, '127.0.0.1');
await once(server, 'listening');
process.stdout.write(`${(server.address() as AddressInfo).port}\n`);
