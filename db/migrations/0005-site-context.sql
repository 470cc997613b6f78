-- What an analysis of a source's site learned; the last one that was completed.
CREATE TABLE site_contexts (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  organization_id uuid NOT NULL REFERENCES organizations (id) ON DELETE CASCADE,
  source_id uuid NOT NULL UNIQUE,
  primary_hostname text NOT NULL,
  findings jsonb NOT NULL,
  analyzed_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL DEFAULT now(),
  created_at timestamptz NOT NULL DEFAULT now(),
  FOREIGN KEY (organization_id, source_id) REFERENCES sources (organization_id, id) ON DELETE CASCADE
);
CREATE INDEX site_contexts_of_organization ON site_contexts (organization_id, source_id);

-- One reading of a site: asked for, under way, ended.
CREATE TABLE site_analyses (
  id uuid PRIMARY KEY,
  organization_id uuid NOT NULL REFERENCES organizations (id) ON DELETE CASCADE,
  source_id uuid NOT NULL,
  hostname text NOT NULL,
  status text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'running', 'completed', 'failed')),
  progress integer NOT NULL DEFAULT 0 CHECK (progress BETWEEN 0 AND 100),
  current_step text NOT NULL DEFAULT '',
  failure text,
  created_at timestamptz NOT NULL DEFAULT now(),
  finished_at timestamptz,
  FOREIGN KEY (organization_id, source_id) REFERENCES sources (organization_id, id) ON DELETE CASCADE
);
CREATE INDEX site_analyses_of_source ON site_analyses (organization_id, source_id, created_at DESC);
-- One at a time for a source, whoever asks at the same moment.
CREATE UNIQUE INDEX site_analyses_open ON site_analyses (source_id) WHERE status IN ('pending', 'running');

DO $$
DECLARE t text;
BEGIN
  FOREACH t IN ARRAY ARRAY['site_contexts', 'site_analyses']
  LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', t);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', t);
    EXECUTE format('CREATE POLICY organization_only ON %I TO weekwise_app USING (organization_id = current_organization()) WITH CHECK (organization_id = current_organization())', t);
    EXECUTE format('CREATE POLICY login_itself ON %I TO %I USING (true) WITH CHECK (true)', t, current_user);
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO weekwise_app', t);
  END LOOP;
END
$$;
