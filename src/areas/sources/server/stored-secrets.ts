import { verifierPlace } from './grant-attempts.ts';
import { tokenPlace } from './grant-store.ts';

/** Where sealed secrets lie, and how the place that each was sealed for is made from its row. */
export interface StoredSecrets {
  readonly table: string;
  /** The primary key, as text. */
  readonly id: string;
  readonly sealed: string;
  /** Columns that the place is made of. */
  readonly columns: readonly string[];
  placeOf(row: Readonly<Record<string, string>>): string;
}

export const storedSecrets: readonly StoredSecrets[] = [
  {
    table: 'google_grants',
    id: 'id::text',
    sealed: 'refresh_token_sealed',
    columns: ['organization_id', 'user_id', 'google_subject'],
    placeOf: (row) =>
      tokenPlace(row['organization_id'] ?? '', row['user_id'] ?? '', row['google_subject'] ?? ''),
  },
  {
    table: 'grant_attempts',
    id: 'state_hash',
    sealed: 'code_verifier_sealed',
    columns: ['state_hash'],
    placeOf: (row) => verifierPlace(row['state_hash'] ?? ''),
  },
];
