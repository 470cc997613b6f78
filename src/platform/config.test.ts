import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const refused = (environment: Record<string, string>): string => {
  try {
    readConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return 'accepted';
};

describe('the configuration', () => {
  it('has a default for everything', () => {
    expect(readConfig({})).toMatchObject({
      PORT: 3000,
      HOST: '127.0.0.1',
      DATA_DIR: './data',
      ROLE: 'all',
      CREDITS_MONTHLY: 400,
    });
  });

  it.each([
    ['PORT', '70000'],
    ['PORT', 'eighty'],
    ['PORT', '0x10'],
    ['PORT', '1e3'],
    ['ROLE', 'wroker'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['CLICKHOUSE_URL', 'localhost:8123'],
    ['APP_URL', 'ftp://x'],
    ['APP_URL', 'https://weekwise.example/analytics'],
    ['APP_URL', 'https://someone@weekwise.example'],
    ['CREDITS_MONTHLY', '-1'],
    ['LOG_LEVEL', 'loud'],
    ['CLOCK', 'yesterday'],
    ['CLOCK', '0001-01-01T00:00:00Z'],
    ['ENCRYPTION_KEYS', 'no-colon'],
  ])('names %s when it is %s', (name, value) => {
    expect(refused({ [name]: value })).toMatch(new RegExp(`^${name} `));
  });

  it('says what is needed instead', () => {
    expect(refused({ CLICKHOUSE_URL: 'localhost:8123' })).toContain('http://user:password@host:8123');
    expect(refused({ DATABASE_URL: 'localhost' })).toContain('postgres://user:password@host:5432');
    expect(refused({ ENCRYPTION_KEYS: 'no-colon' })).toContain('openssl rand -base64 32');
    expect(refused({ CREDITS_MONTHLY: 'many' })).toContain('a whole number from 0 to 1000000');
  });

  it('names a variable of ours that it does not know', () => {
    expect(refused({ GOOGLE_CLIENT_SECERT: 'x' })).toMatch(/^GOOGLE_CLIENT_SECERT is not a variable/);
    expect(refused({ HOME: '/root', PATH: '/bin' })).toBe('accepted');
  });

  it('never repeats a value, which may be a secret', () => {
    expect(refused({ DATABASE_URL: 'hunter2' })).not.toContain('hunter2');
    expect(refused({ ENCRYPTION_KEYS: 'hunter2' })).not.toContain('hunter2');
  });

  it('refuses another clock in production, and half of a Google client', () => {
    expect(refused({ CLOCK: '2017-04-03T08:00:00Z', NODE_ENV: 'production' })).toMatch(/^CLOCK /);
    expect(refused({ CLOCK: '2017-04-03T08:00:00Z' })).toBe('accepted');
    expect(refused({ GOOGLE_CLIENT_ID: 'x' })).toMatch(/^GOOGLE_CLIENT_SECRET /);
    expect(refused({ GOOGLE_CLIENT_SECRET: 'x' })).toMatch(/^GOOGLE_CLIENT_ID /);
  });

  it('takes an empty variable as absent', () => {
    expect(readConfig({ GOOGLE_CLIENT_ID: '', DATABASE_URL: '' }).DATABASE_URL).toBeUndefined();
    expect(readConfig({ PORT: '', CREDITS_MONTHLY: ' ' })).toMatchObject({
      PORT: 3000,
      CREDITS_MONTHLY: 400,
    });
  });

  it('writes the address of the program in one way', () => {
    expect(readConfig({ APP_URL: 'HTTPS://Weekwise.example:443/' }).APP_URL).toBe('https://weekwise.example');
  });
});
