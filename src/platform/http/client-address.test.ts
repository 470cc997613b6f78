import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clientAddress } from './client-address.ts';

const HTTPS = 'https://weekwise.example';
const anyText = fc.oneof(fc.string(), fc.ipV4(), fc.ipV6());

describe('the address that a request is counted for', () => {
  it('is what the proxy saw, where a proxy stands before the program', () => {
    for (const proxy of [
      '127.0.0.1',
      '::1',
      '::ffff:127.0.0.1',
      '10.0.0.2',
      '172.18.0.3',
      '192.168.1.1',
      'fd00::2',
    ])
      expect(clientAddress(proxy, '203.0.113.5, 198.51.100.7', HTTPS), proxy).toBe('198.51.100.7');
  });

  it('is the socket’s own without a proxy, whatever anybody writes into the header', () => {
    fc.assert(
      fc.property(anyText, (written) => {
        expect(clientAddress('127.0.0.1', written, 'http://localhost:3000')).toBe('127.0.0.1');
        expect(clientAddress('8.8.8.8', written, HTTPS)).toBe('8.8.8.8');
        expect(clientAddress('::ffff:8.8.8.8', written, HTTPS)).toBe('8.8.8.8');
      }),
    );
  });

  it('cannot be chosen by writing before what the proxy appends', () => {
    fc.assert(
      fc.property(anyText, (written) => {
        expect(clientAddress('127.0.0.1', `${written}, 9.9.9.9`, HTTPS)).toBe('9.9.9.9');
      }),
    );
  });

  it('is the proxy’s where it appended nothing that is an address', () => {
    for (const nonsense of ['', 'unknown', '_hidden', '9.9.9.9:1234', '1.2.3', '2130706433', '0x7f.1'])
      expect(clientAddress('127.0.0.1', nonsense, HTTPS), nonsense).toBe('127.0.0.1');
    expect(clientAddress('127.0.0.1', undefined, HTTPS)).toBe('127.0.0.1');
    expect(clientAddress(undefined, '9.9.9.9', HTTPS)).toBe('unknown');
  });

  it('is the same for all addresses of one IPv6 site', () => {
    const [one, two] = ['2a00:1450:4001:81b::200e', '2A00:1450:4001:081b:ffff::1'].map((address) =>
      clientAddress('::1', address, HTTPS),
    );
    expect(one).toBe(two);
    expect(one).not.toBe(clientAddress('::1', '2a00:1450:4001:81c::200e', HTTPS));
  });
});
