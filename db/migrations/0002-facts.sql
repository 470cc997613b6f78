-- Which batch of facts counts, by source, report and day. The rows themselves are in the store of facts, where a batch
-- is written first and stays unseen: this table makes it visible, all its days in one transaction.
CREATE TABLE fact_days (
  organization_id uuid NOT NULL,
  source_id uuid NOT NULL,
  report_id text NOT NULL,
  day date NOT NULL,
  batch uuid NOT NULL,
  row_count integer NOT NULL CHECK (row_count >= 0),
  -- of the day's rows, in no order: equal when a second fetch brought the same
  content_hash text NOT NULL,
  marks jsonb NOT NULL DEFAULT '[]',
  fetched_at timestamptz NOT NULL DEFAULT now(),
  -- when a fetch last brought the same again
  confirmed_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (organization_id, source_id, report_id, day),
  FOREIGN KEY (organization_id, source_id) REFERENCES sources (organization_id, id) ON DELETE CASCADE
);

-- A past that changed: what the day was before. The rows of the old batch stay, so that a finished week can be read
-- again exactly as it was.
CREATE TABLE fact_restatements (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  organization_id uuid NOT NULL,
  source_id uuid NOT NULL,
  report_id text NOT NULL,
  day date NOT NULL,
  old_batch uuid NOT NULL,
  new_batch uuid NOT NULL,
  old_row_count integer NOT NULL,
  old_content_hash text NOT NULL,
  old_marks jsonb NOT NULL,
  old_fetched_at timestamptz NOT NULL,
  noticed_at timestamptz NOT NULL DEFAULT now(),
  FOREIGN KEY (organization_id, source_id) REFERENCES sources (organization_id, id) ON DELETE CASCADE
);
CREATE INDEX fact_restatements_of_day ON fact_restatements (organization_id, source_id, report_id, day);

DO $$
DECLARE t text;
BEGIN
  FOREACH t IN ARRAY ARRAY['fact_days', 'fact_restatements']
  LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', t);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', t);
    EXECUTE format('CREATE POLICY organization_only ON %I TO weekwise_app USING (organization_id = current_organization()) WITH CHECK (organization_id = current_organization())', t);
    EXECUTE format('CREATE POLICY login_itself ON %I TO %I USING (true) WITH CHECK (true)', t, current_user);
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO weekwise_app', t);
  END LOOP;
END
$$;
