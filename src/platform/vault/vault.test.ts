import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseKeyRing } from './key-ring.ts';
import { createVault, SealBroken } from './vault.ts';

const key = () => randomBytes(32).toString('base64');

describe('the vault', () => {
  const vault = createVault(parseKeyRing(`a:${key()}`));

  it('gives back what was sealed, only at its place', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (secret, place, elsewhere) => {
        const sealed = vault.seal(secret, place);
        expect(vault.open(sealed, place)).toBe(secret);
        if (elsewhere !== place) expect(() => vault.open(sealed, elsewhere)).toThrow(SealBroken);
      }),
    );
  });

  it('never seals alike twice and never shows the secret', () => {
    expect(vault.seal('1//refresh', 'x')).not.toBe(vault.seal('1//refresh', 'x'));
    expect(vault.seal('1//refresh', 'x')).not.toContain('refresh');
  });

  it('refuses a changed text', () => {
    const sealed = vault.seal('secret', 'x');
    const last = sealed.at(-3) === 'A' ? 'B' : 'A';
    expect(() => vault.open(sealed.slice(0, -3) + last + sealed.slice(-2), 'x')).toThrow(SealBroken);
  });

  it('opens old secrets while a new key seals', () => {
    const [old, fresh] = [key(), key()];
    const sealed = createVault(parseKeyRing(`old:${old}`)).seal('secret', 'x');
    const rotated = createVault(parseKeyRing(`new:${fresh},old:${old}`));
    expect(rotated.open(sealed, 'x')).toBe('secret');
    expect(rotated.seal('secret', 'x')).toMatch(/^v2\.new\./);
    expect(() => createVault(parseKeyRing(`new:${fresh}`)).open(sealed, 'x')).toThrow(SealBroken);
  });

  it('wraps a secret under the new key, after which the old one can go', () => {
    const [old, fresh] = [key(), key()];
    const sealed = createVault(parseKeyRing(`old:${old}`)).seal('secret', 'x');
    const rotating = createVault(parseKeyRing(`new:${fresh},old:${old}`));
    const moved = rotating.rewrap(sealed, 'x') ?? '';
    expect(createVault(parseKeyRing(`new:${fresh}`)).open(moved, 'x')).toBe('secret');
    expect(rotating.rewrap(moved, 'x')).toBeUndefined();
    expect(() => rotating.rewrap(sealed, 'elsewhere')).toThrow(SealBroken);
    // The envelope's two parts belong together.
    const [other, mixed] = [rotating.seal('another', 'x'), moved.split('.')];
    mixed[3] = other.split('.')[3] ?? '';
    expect(() => rotating.open(mixed.join('.'), 'x')).toThrow(SealBroken);
  });
});
