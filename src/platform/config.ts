import { z } from 'zod';
import { logLevels } from './log.ts';

const port = z
  .string()
  .regex(/^\d{1,5}$/, 'a number from 0 to 65535 is needed')
  .transform(Number)
  .pipe(z.number().max(65_535));
const webAddress = z
  .url({ protocol: /^https?$/, error: 'an address that begins with https:// or http:// is needed' })
  .transform((text) => text.replace(/\/+$/, ''));

/** Scheme, name and port. Weekwise answers at the root of its address: below a path no link of it would lead anywhere. */
const origin = z
  .url({ protocol: /^https?$/, error: 'an address like https://weekwise.example.com is needed' })
  .refine((text) => /^https?:\/\/[^/?#@]+\/*$/i.test(text), 'an address without a path is needed')
  .transform((text) => new URL(text).origin);

/** Every variable the program reads. The README lists them; an unknown or malformed value stops the start. */
const Environment = z.object({
  PORT: port.default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  STANDIN_PORT: port.optional(),
  DATA_DIR: z.string().min(1).default('./data'),
  APP_URL: origin.optional(),
  ROLE: z.enum(['all', 'web', 'worker']).default('all'),
  DATABASE_URL: z
    .url({
      protocol: /^postgres(ql)?$/,
      error: 'an address like postgres://user:password@host:5432/weekwise is needed',
    })
    .optional(),
  CLICKHOUSE_URL: z
    .url({
      protocol: /^https?$/,
      error: 'an address of its HTTP interface like http://user:password@host:8123/weekwise is needed',
    })
    .optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ISSUER_URL: webAddress.default('https://accounts.google.com'),
  GOOGLE_OAUTH_AUTHORIZE_URL: webAddress.default('https://accounts.google.com/o/oauth2/v2/auth'),
  GOOGLE_OAUTH_TOKEN_URL: webAddress.default('https://oauth2.googleapis.com/token'),
  GOOGLE_OAUTH_REVOKE_URL: webAddress.default('https://oauth2.googleapis.com/revoke'),
  GOOGLE_ANALYTICS_DATA_URL: webAddress.default('https://analyticsdata.googleapis.com'),
  GOOGLE_ANALYTICS_ADMIN_URL: webAddress.default('https://analyticsadmin.googleapis.com'),
  GOOGLE_SEARCH_CONSOLE_URL: webAddress.default('https://searchconsole.googleapis.com'),
  /** Key ring: `id:base64 of 32 bytes`, comma-separated, the newest first. Made and kept in DATA_DIR when absent. */
  ENCRYPTION_KEYS: z
    .string()
    .regex(
      /^[\w-]+:[A-Za-z0-9+/=_-]+(,[\w-]+:[A-Za-z0-9+/=_-]+)*$/,
      'keys like k1:… are needed, each a name, a colon and 32 bytes in base64, the newest first, with commas between them (openssl rand -base64 32 makes the bytes)',
    )
    .optional(),
  MODEL_PROVIDER: z.enum(['openai', 'anthropic', 'google', 'openai-compatible']).optional(),
  MODEL_NAME: z.string().optional(),
  MODEL_BASE_URL: webAddress.optional(),
  MODEL_API_KEY: z.string().optional(),
  /** What a million tokens cost, read and written: `3,15`. */
  MODEL_PRICES: z
    .string()
    .regex(/^\d{1,6}(\.\d{1,6})?,\d{1,6}(\.\d{1,6})?$/, {
      error: 'two prices of a million tokens like 3,15 are needed, of those it reads and of those it writes',
    })
    .optional(),
  /** In the money of the prices: what one organization may spend in a day. */
  MODEL_DAILY_SPEND: z.coerce
    .number({ error: 'an amount like 2.50 is needed' })
    .positive('an amount like 2.50 is needed')
    .optional(),
  LOG_LEVEL: z.enum(logLevels).default('info'),
  /** Credits an organization gets each month, or `unlimited`. */
  CREDITS_MONTHLY: z
    .union([z.literal('unlimited'), z.coerce.number().int().min(0).max(1_000_000)], {
      error: 'a whole number from 0 to 1000000 or the word unlimited is needed',
    })
    .default(400),
  CLOCK: z.iso
    .datetime({ offset: true, error: 'a moment like 2017-04-03T08:00:00Z is needed' })
    .refine(
      (text) => Date.parse(text) >= Date.UTC(2005, 10, 14),
      'there is no Analytics before 14 November 2005',
    )
    .optional(),
  NODE_ENV: z.enum(['production', 'development', 'test']).optional(),
});

export type Config = Readonly<z.infer<typeof Environment>>;

/** A mistake in the environment, told as a sentence that names the variable. The value is not repeated: it may be a secret. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

const OURS = /^(GOOGLE|MODEL|CREDITS|ENCRYPTION|CLICKHOUSE|STANDIN)_/;

export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const known = Object.keys(Environment.shape);
  const stranger = Object.keys(environment).find((name) => OURS.test(name) && !known.includes(name));
  // Google's own libraries define these two; a machine may carry them for other programs.
  if (stranger && stranger !== 'GOOGLE_APPLICATION_CREDENTIALS' && stranger !== 'GOOGLE_CLOUD_PROJECT')
    throw new ConfigError(`${stranger} is not a variable that Weekwise knows. The README lists all of them.`);
  const parsed = Environment.safeParse(
    Object.fromEntries(known.map((name) => [name, environment[name]?.trim() || undefined])),
  );
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new ConfigError(`${issue?.path.join('.')} has a value that cannot be used: ${issue?.message}.`);
  }
  const config = parsed.data;
  if (config.CLOCK && config.NODE_ENV === 'production')
    throw new ConfigError('CLOCK cannot be set in production: it would date everything wrongly.');
  if (config.GOOGLE_CLIENT_ID && !config.GOOGLE_CLIENT_SECRET)
    throw new ConfigError('GOOGLE_CLIENT_SECRET is missing: it belongs to GOOGLE_CLIENT_ID.');
  if (config.GOOGLE_CLIENT_SECRET && !config.GOOGLE_CLIENT_ID)
    throw new ConfigError('GOOGLE_CLIENT_ID is missing: it belongs to GOOGLE_CLIENT_SECRET.');
  if (config.MODEL_PROVIDER && !config.MODEL_NAME)
    throw new ConfigError('MODEL_NAME is missing: it says which model of MODEL_PROVIDER to ask.');
  if (config.MODEL_PROVIDER === 'openai-compatible' && !config.MODEL_BASE_URL)
    throw new ConfigError('MODEL_BASE_URL is missing: an openai-compatible model has an address of its own.');
  if ((config.MODEL_DAILY_SPEND === undefined) !== (config.MODEL_PRICES === undefined))
    throw new ConfigError('MODEL_DAILY_SPEND and MODEL_PRICES belong together: one is missing.');
  if (!config.MODEL_PROVIDER && (config.MODEL_NAME || config.MODEL_BASE_URL || config.MODEL_API_KEY))
    throw new ConfigError('MODEL_PROVIDER is missing: without it no model is asked.');
  return config;
}
