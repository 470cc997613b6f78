import type { GoogleApp } from '#src/connectors/google/google-client.ts';
import type { PropertyGates } from '#src/connectors/google/property-gates.ts';
import type { Clock } from '#src/platform/clock.ts';
import type { Database } from '#src/platform/database/database.ts';
import type { Vault } from '#src/platform/vault/vault.ts';

/** What reaching Google takes. */
export interface GoogleAccessParts {
  readonly database: Database;
  readonly vault: Vault;
  readonly app: GoogleApp;
  readonly gates: PropertyGates;
  readonly clock: Clock;
}
