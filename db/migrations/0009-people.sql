-- Who is in an organization, how people get in, and what administrators did.
ALTER TABLE memberships ADD COLUMN last_seen_at timestamptz;

-- A link that lets one person in. Only a hash of its secret is kept: who reads the table cannot use it.
CREATE TABLE invitations (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  organization_id uuid NOT NULL REFERENCES organizations (id) ON DELETE CASCADE,
  role text NOT NULL CHECK (role IN ('admin', 'member')),
  secret_hash text NOT NULL UNIQUE,
  -- for whom, as the inviter remembers it; the link itself opens for whoever has it
  note text NOT NULL DEFAULT '' CHECK (length(note) <= 120),
  invited_by text REFERENCES users (id) ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  accepted_at timestamptz
);
CREATE INDEX invitations_of_organization ON invitations (organization_id);

-- What administrators did, in the words of then. The name stays readable when the person is gone, until they delete their account.
CREATE TABLE audit_entries (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  organization_id uuid NOT NULL REFERENCES organizations (id) ON DELETE CASCADE,
  user_id text REFERENCES users (id) ON DELETE SET NULL,
  user_name text NOT NULL,
  action text NOT NULL,
  details jsonb NOT NULL DEFAULT '{}',
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX audit_entries_of_organization ON audit_entries (organization_id, created_at DESC);

DO $$
DECLARE t text;
BEGIN
  FOREACH t IN ARRAY ARRAY['invitations', 'audit_entries']
  LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', t);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', t);
    EXECUTE format('CREATE POLICY organization_only ON %I TO weekwise_app USING (organization_id = current_organization()) WITH CHECK (organization_id = current_organization())', t);
    EXECUTE format('CREATE POLICY login_itself ON %I TO %I USING (true) WITH CHECK (true)', t, current_user);
  END LOOP;
END
$$;
GRANT SELECT, INSERT, UPDATE, DELETE ON invitations TO weekwise_app;
-- Written once, read by administrators, never changed.
GRANT SELECT, INSERT ON audit_entries TO weekwise_app;

-- Whoever joins, leaves or gets another role: their open pages look again at once.
CREATE FUNCTION announce_membership() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.role = OLD.role THEN RETURN NULL; END IF;
  PERFORM record_change(coalesce(NEW.organization_id, OLD.organization_id), 'membership', NULL, NULL);
  RETURN NULL;
END
$$;
CREATE TRIGGER memberships_announce AFTER INSERT OR UPDATE OR DELETE ON memberships FOR EACH ROW EXECUTE FUNCTION announce_membership();
