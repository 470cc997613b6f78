-- Files that were uploaded and not imported yet. They are kept until they are, at most a day, so that a mapping can be
-- put right without choosing the file again, and so that web and worker may run apart.
CREATE TABLE file_uploads (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  organization_id uuid NOT NULL,
  source_id uuid NOT NULL,
  name text NOT NULL,
  content bytea NOT NULL,
  size integer NOT NULL,
  -- what was recognized in it
  inspected jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  FOREIGN KEY (organization_id, source_id) REFERENCES sources (organization_id, id) ON DELETE CASCADE
);
-- Compressed already, or about to be read once: no time is spent on compressing it here.
ALTER TABLE file_uploads ALTER COLUMN content SET STORAGE EXTERNAL;
CREATE INDEX file_uploads_of_source ON file_uploads (organization_id, source_id);
CREATE INDEX file_uploads_by_age ON file_uploads (created_at);

-- What was imported, when and by whom. The facts themselves are in fact_days and the store of facts.
CREATE TABLE file_imports (
  id uuid PRIMARY KEY,
  organization_id uuid NOT NULL,
  source_id uuid NOT NULL,
  file_names text[] NOT NULL,
  status text NOT NULL DEFAULT 'waiting' CHECK (status IN ('waiting', 'running', 'completed', 'failed')),
  progress integer NOT NULL DEFAULT 0 CHECK (progress BETWEEN 0 AND 100),
  doing text NOT NULL DEFAULT '',
  failure text,
  -- which tables of which uploads, and how they are read
  request jsonb NOT NULL,
  -- the days that it covers, and of those the ones on which it brought what was there already
  days jsonb NOT NULL DEFAULT '[]',
  unchanged_days jsonb NOT NULL DEFAULT '[]',
  dimensions text[] NOT NULL DEFAULT '{}',
  metrics text[] NOT NULL DEFAULT '{}',
  row_count integer NOT NULL DEFAULT 0,
  notes text[] NOT NULL DEFAULT '{}',
  imported_by text REFERENCES users (id) ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  finished_at timestamptz,
  FOREIGN KEY (organization_id, source_id) REFERENCES sources (organization_id, id) ON DELETE CASCADE
);
CREATE INDEX file_imports_of_source ON file_imports (organization_id, source_id, created_at DESC);

CREATE FUNCTION announce_import() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM record_change(coalesce(NEW.organization_id, OLD.organization_id), 'source', coalesce(NEW.source_id, OLD.source_id)::text, NULL);
  RETURN NULL;
END
$$;
CREATE TRIGGER file_imports_announce AFTER INSERT OR UPDATE OR DELETE ON file_imports FOR EACH ROW EXECUTE FUNCTION announce_import();

DO $$
DECLARE t text;
BEGIN
  FOREACH t IN ARRAY ARRAY['file_uploads', 'file_imports']
  LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', t);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', t);
    EXECUTE format('CREATE POLICY organization_only ON %I TO weekwise_app USING (organization_id = current_organization()) WITH CHECK (organization_id = current_organization())', t);
    EXECUTE format('CREATE POLICY login_itself ON %I TO %I USING (true) WITH CHECK (true)', t, current_user);
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO weekwise_app', t);
  END LOOP;
END
$$;
