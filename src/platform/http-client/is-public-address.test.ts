import fc from 'fast-check';
import ipaddr from 'ipaddr.js';
import { expect, it } from 'vitest';
import { isPublicAddress } from './is-public-address.ts';

it.each([
  '1.1.1.1',
  '93.184.215.14',
  '172.15.255.255',
  '172.32.0.1',
  '100.128.0.1',
  '2606:4700:4700::1111',
  '2a00:1450:4001:82a::200e',
])('lets %s through', (address) => expect(isPublicAddress(address)).toBe(true));

/** First addresses of every range that has a meaning of its own (IANA's registries of special-purpose addresses). */
const special = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
  '::/96',
  '::ffff:0:0/96',
  '64:ff9b::/96',
  '64:ff9b:1::/48',
  '100::/64',
  '2001::/32',
  '2001:db8::/32',
  '2002::/16',
  '3fff::/20',
  '5f00::/16',
  'fc00::/7',
  'fe80::/10',
  'fec0::/10',
  'ff00::/8',
];
it.each(special)('refuses every address of %s', (range) => {
  const [network, bits] = ipaddr.parseCIDR(range);
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 16, maxLength: 16 }), (random) => {
      const bytes = network.toByteArray().map((byte, index) => {
        const kept = Math.min(8, Math.max(0, bits - index * 8));
        const mask = (0xff << (8 - kept)) & 0xff;
        return (byte & mask) | ((random[index] ?? 0) & ~mask & 0xff);
      });
      expect(isPublicAddress(ipaddr.fromByteArray(bytes).toString())).toBe(false);
    }),
  );
});

it('refuses what is no address', () => {
  for (const text of ['', 'example.com', '1.2.3', '1.2.3.4.5', 'fe80::1%eth0', '::g', '256.1.1.1'])
    expect(isPublicAddress(text)).toBe(false);
});
