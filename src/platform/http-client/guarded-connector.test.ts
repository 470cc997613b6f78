import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import tls from 'node:tls';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSocket } from './guarded-connector.ts';
import { toSiteFailure } from './to-site-failure.ts';

// For public.example, signed by nobody but itself; made for this test and good for nothing else.
const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgjp8EseBCmj2hUUzn
bOHfVEm9Uf+HSWLQqr5VrtE0YYqhRANCAAR7uCgZB5XJPx7jhjeNmu8ZEmyT1lQ8
llVIzubTDsoYBRO+P+NMfelEgf2H9aPDrbLRYrdXzGcM+fHfsnS/nWXW
-----END PRIVATE KEY-----`;
const cert = `-----BEGIN CERTIFICATE-----
MIIBbzCCARagAwIBAgIBATAKBggqhkjOPQQDAjAZMRcwFQYDVQQDDA5wdWJsaWMu
ZXhhbXBsZTAgFw0yMDAxMDEwMDAwMDBaGA8yMTIwMDEwMTAwMDAwMFowGTEXMBUG
A1UEAwwOcHVibGljLmV4YW1wbGUwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAAR7
uCgZB5XJPx7jhjeNmu8ZEmyT1lQ8llVIzubTDsoYBRO+P+NMfelEgf2H9aPDrbLR
YrdXzGcM+fHfsnS/nWXWo00wSzAZBgNVHREEEjAQgg5wdWJsaWMuZXhhbXBsZTAP
BgNVHRMBAf8EBTADAQH/MB0GA1UdDgQWBBT2/GEx081kinPLDd6AMxGsguz+vTAK
BggqhkjOPQQDAgNHADBEAiAj8yQk9D0fHEE+DJsht4YFpN9E80syCaqeFRQW7t2S
lQIgRcxI4+SmyZujmBSI6QUQqW8Wgl4ce2sDY+TclehPJ08=
-----END CERTIFICATE-----`;

const ownAuthorities = tls.getCACertificates('default');
let server: tls.Server;
let port: number;
beforeAll(async () => {
  server = tls.createServer({ key, cert }, (socket) => socket.end()).listen(0, '127.0.0.1');
  server.on('tlsClientError', () => undefined);
  await once(server, 'listening');
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  tls.setDefaultCACertificates(ownAuthorities);
  server.close();
});

const outcome = async (hostname: string): Promise<string> => {
  try {
    const socket = await openSocket(
      { address: '127.0.0.1', port, hostname, secure: true },
      AbortSignal.timeout(10_000),
    );
    socket.on('error', () => undefined).destroy();
    return 'connected';
  } catch (error) {
    return toSiteFailure(error, hostname, false).kind;
  }
};

it('goes to the address that was checked and still holds the certificate against the name', async () => {
  expect(await outcome('public.example'), 'signed by nobody that is trusted').toBe('tls');
  tls.setDefaultCACertificates([...ownAuthorities, cert]);
  expect(await outcome('public.example')).toBe('connected');
  expect(await outcome('other.example'), 'the certificate of another name').toBe('tls');
  expect(await outcome('127.0.0.1'), 'an address that the certificate does not name').toBe('tls');
});
