-- Historical exploration: one run that scans many weeks, with a run of its own for each week that it scanned.
ALTER TABLE runs ADD COLUMN kind text NOT NULL DEFAULT 'week' CHECK (kind IN ('week', 'exploration', 'explored_week'));
ALTER TABLE runs ADD COLUMN exploration_id uuid REFERENCES runs (id) ON DELETE CASCADE;
ALTER TABLE runs ADD CHECK ((kind = 'explored_week') = (exploration_id IS NOT NULL));
-- The slider's bounds are those of a single week.
ALTER TABLE runs DROP CONSTRAINT runs_steps_budget_check;
ALTER TABLE runs ADD CONSTRAINT runs_steps_budget_check
  CHECK (CASE kind WHEN 'week' THEN steps_budget BETWEEN 20 AND 100 ELSE steps_budget >= 0 END);
-- A step that is repeated after a crash meets the week it had written.
CREATE UNIQUE INDEX runs_of_exploration ON runs (exploration_id, week) WHERE exploration_id IS NOT NULL;

CREATE TABLE explorations (
  run_id uuid PRIMARY KEY REFERENCES runs (id) ON DELETE CASCADE,
  organization_id uuid NOT NULL REFERENCES organizations (id) ON DELETE CASCADE,
  start_date date NOT NULL,
  end_date date NOT NULL CHECK (end_date >= start_date),
  include_top_n boolean NOT NULL,
  top_n_landing_page integer NOT NULL CHECK (top_n_landing_page BETWEEN 5 AND 15),
  top_n_high_card integer NOT NULL CHECK (top_n_high_card BETWEEN 3 AND 10),
  credits_reserved integer NOT NULL CHECK (credits_reserved >= 0),
  -- cards, weeks covered, weeks skipped with the reason; null until it is completed
  result jsonb,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX explorations_of_organization ON explorations (organization_id, created_at DESC);

ALTER TABLE explorations ENABLE ROW LEVEL SECURITY;
ALTER TABLE explorations FORCE ROW LEVEL SECURITY;
CREATE POLICY organization_only ON explorations TO weekwise_app
  USING (organization_id = current_organization()) WITH CHECK (organization_id = current_organization());
GRANT SELECT, INSERT, UPDATE, DELETE ON explorations TO weekwise_app;
DO $$
BEGIN
  EXECUTE format('CREATE POLICY login_itself ON explorations TO %I USING (true) WITH CHECK (true)', current_user);
END
$$;

-- The week's numbers by page, source and category, made beside its analysis: the snapshot reads them in one request.
ALTER TABLE analyses ADD COLUMN breakdown jsonb;
