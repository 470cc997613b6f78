-- How far the history of a source has been fetched, what is happening to it, and when it goes on. One row a source; the
-- days themselves are in fact_days.
CREATE TABLE source_histories (
  source_id uuid PRIMARY KEY,
  organization_id uuid NOT NULL,
  state text NOT NULL DEFAULT 'idle' CHECK (state IN ('idle', 'waiting', 'running', 'done', 'failed')),
  -- the workflow that works on it or did last
  fetch_id uuid,
  weeks_wanted integer NOT NULL CHECK (weeks_wanted BETWEEN 1 AND 60),
  weeks_fetched integer NOT NULL DEFAULT 0,
  from_day date,
  to_day date,
  doing text NOT NULL DEFAULT '',
  failure text,
  -- when whoever looks after sources starts a fetch again: after a used-up quota, or for the daily look at recent days
  continues_at timestamptz,
  started_at timestamptz,
  finished_at timestamptz,
  updated_at timestamptz NOT NULL DEFAULT now(),
  FOREIGN KEY (organization_id, source_id) REFERENCES sources (organization_id, id) ON DELETE CASCADE
);
CREATE INDEX source_histories_due ON source_histories (continues_at) WHERE continues_at IS NOT NULL;

CREATE FUNCTION announce_history() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM record_change(NEW.organization_id, 'source', NEW.source_id::text, NULL);
  RETURN NULL;
END
$$;
CREATE TRIGGER source_histories_announce AFTER INSERT OR UPDATE ON source_histories FOR EACH ROW EXECUTE FUNCTION announce_history();

ALTER TABLE source_histories ENABLE ROW LEVEL SECURITY;
ALTER TABLE source_histories FORCE ROW LEVEL SECURITY;
CREATE POLICY organization_only ON source_histories TO weekwise_app USING (organization_id = current_organization()) WITH CHECK (organization_id = current_organization());
DO $$
BEGIN
  EXECUTE format('CREATE POLICY login_itself ON source_histories TO %I USING (true) WITH CHECK (true)', current_user);
END
$$;
GRANT SELECT, INSERT, UPDATE, DELETE ON source_histories TO weekwise_app;
