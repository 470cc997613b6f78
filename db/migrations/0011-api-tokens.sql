-- A key that a program of a person uses in one organization. Only a hash is kept.
CREATE TABLE api_tokens (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  organization_id uuid NOT NULL REFERENCES organizations (id) ON DELETE CASCADE,
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 80),
  scope text NOT NULL CHECK (scope IN ('read', 'write')),
  secret_hash text NOT NULL UNIQUE,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz,
  last_used_at timestamptz,
  -- whoever leaves an organization loses the keys to it
  FOREIGN KEY (organization_id, user_id) REFERENCES memberships (organization_id, user_id) ON DELETE CASCADE
);
CREATE INDEX api_tokens_of_user ON api_tokens (user_id);
ALTER TABLE api_tokens ENABLE ROW LEVEL SECURITY;
ALTER TABLE api_tokens FORCE ROW LEVEL SECURITY;
CREATE POLICY organization_only ON api_tokens TO weekwise_app USING (organization_id = current_organization()) WITH CHECK (organization_id = current_organization());
DO $$ BEGIN EXECUTE format('CREATE POLICY login_itself ON api_tokens TO %I USING (true) WITH CHECK (true)', current_user); END $$;
GRANT SELECT, INSERT, UPDATE, DELETE ON api_tokens TO weekwise_app;
