-- A request that costs credits, by the key that its sender gave it: asked again, it is answered again and not done again.
CREATE TABLE idempotent_requests (
  organization_id uuid NOT NULL REFERENCES organizations (id) ON DELETE CASCADE,
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  key text NOT NULL CHECK (length(key) BETWEEN 1 AND 255),
  -- of the endpoint and the whole input
  request_hash text NOT NULL,
  -- null only within the transaction that makes it
  answer jsonb,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (organization_id, user_id, key)
);
CREATE INDEX idempotent_requests_of_user ON idempotent_requests (user_id);
ALTER TABLE idempotent_requests ENABLE ROW LEVEL SECURITY;
ALTER TABLE idempotent_requests FORCE ROW LEVEL SECURITY;
CREATE POLICY organization_only ON idempotent_requests TO weekwise_app
  USING (organization_id = current_organization()) WITH CHECK (organization_id = current_organization());
GRANT SELECT, INSERT, UPDATE, DELETE ON idempotent_requests TO weekwise_app;
DO $$
BEGIN
  EXECUTE format('CREATE POLICY login_itself ON idempotent_requests TO %I USING (true) WITH CHECK (true)', current_user);
END
$$;
