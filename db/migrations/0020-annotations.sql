-- What people, and programs that deploy, say has happened: the engine names it where a change set in on the same days.
CREATE TABLE annotations (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  organization_id uuid NOT NULL REFERENCES organizations (id) ON DELETE CASCADE,
  -- null: of all sources of the organization
  source_id uuid,
  type text NOT NULL CHECK (type IN ('release', 'note', 'search_update')),
  label text NOT NULL CHECK (length(label) BETWEEN 1 AND 120),
  from_day date NOT NULL,
  to_day date NOT NULL,
  -- a program's own name of it, such as a commit: the same one is never marked twice
  reference text CHECK (length(reference) BETWEEN 1 AND 200),
  created_by text REFERENCES users (id) ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  FOREIGN KEY (organization_id, source_id) REFERENCES sources (organization_id, id) ON DELETE CASCADE,
  UNIQUE (organization_id, reference),
  CHECK (from_day <= to_day)
);
CREATE INDEX annotations_of_days ON annotations (organization_id, to_day);
CREATE INDEX annotations_of_user ON annotations (created_by);
ALTER TABLE annotations ENABLE ROW LEVEL SECURITY;
ALTER TABLE annotations FORCE ROW LEVEL SECURITY;
CREATE POLICY organization_only ON annotations TO weekwise_app USING (organization_id = current_organization()) WITH CHECK (organization_id = current_organization());
DO $$ BEGIN EXECUTE format('CREATE POLICY login_itself ON annotations TO %I USING (true) WITH CHECK (true)', current_user); END $$;
GRANT SELECT, INSERT, UPDATE, DELETE ON annotations TO weekwise_app;

CREATE FUNCTION announce_annotation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM record_change(coalesce(NEW.organization_id, OLD.organization_id), 'event', coalesce(NEW.id, OLD.id)::text, NULL);
  RETURN NULL;
END
$$;
CREATE TRIGGER annotations_announce AFTER INSERT OR UPDATE OR DELETE ON annotations FOR EACH ROW EXECUTE FUNCTION announce_annotation();
