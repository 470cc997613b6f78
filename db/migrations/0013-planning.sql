-- A session of the planning agent: a source and a range of weeks, explored question by question.
CREATE TABLE planning_sessions (
  id uuid PRIMARY KEY,
  organization_id uuid NOT NULL REFERENCES organizations (id) ON DELETE CASCADE,
  source_id uuid NOT NULL,
  start_date date NOT NULL,
  end_date date NOT NULL CHECK (end_date >= start_date),
  -- its weeks, and which batch of facts each day reads, whatever is fetched meanwhile
  inputs jsonb NOT NULL,
  status text NOT NULL DEFAULT 'active' CHECK (status IN ('active', 'completed', 'replaced')),
  ended_by text CHECK (ended_by IN ('done', 'budget', 'quota')),
  ended_reason text,
  steps_budget integer NOT NULL CHECK (steps_budget BETWEEN 1 AND 500),
  ticks integer NOT NULL DEFAULT 0 CHECK (ticks >= 0),
  tests integer NOT NULL DEFAULT 0 CHECK (tests >= 0),
  queries integer NOT NULL DEFAULT 0 CHECK (queries >= 0),
  credits integer NOT NULL DEFAULT 0 CHECK (credits >= 0),
  -- each time it is asked to go on by itself; names its workflow
  auto_runs integer NOT NULL DEFAULT 0 CHECK (auto_runs >= 0),
  auto_running boolean NOT NULL DEFAULT false,
  failure text,
  created_by text,
  created_at timestamptz NOT NULL DEFAULT now(),
  ended_at timestamptz,
  UNIQUE (organization_id, id),
  CHECK ((status = 'active') = (ended_at IS NULL)),
  FOREIGN KEY (organization_id, source_id) REFERENCES sources (organization_id, id) ON DELETE CASCADE
);
CREATE INDEX planning_sessions_of_organization ON planning_sessions (organization_id, created_at DESC);
CREATE INDEX planning_sessions_of_source ON planning_sessions (organization_id, source_id);
-- The agent of an organization works on one session at a time.
CREATE UNIQUE INDEX planning_sessions_active ON planning_sessions (organization_id) WHERE status = 'active';

-- What can be asked. The frontier is what has a promise and no tick yet.
CREATE TABLE planning_nodes (
  session_id uuid NOT NULL,
  organization_id uuid NOT NULL REFERENCES organizations (id) ON DELETE CASCADE,
  id text NOT NULL,
  week date NOT NULL,
  node jsonb NOT NULL,
  promise double precision,
  tick integer,
  PRIMARY KEY (session_id, id),
  FOREIGN KEY (organization_id, session_id) REFERENCES planning_sessions (organization_id, id) ON DELETE CASCADE
);
CREATE INDEX planning_frontier ON planning_nodes (session_id, promise DESC, id) WHERE promise IS NOT NULL AND tick IS NULL;

-- What was done, one row a tick. The number is the identity of a tick: a second of the same number cannot be.
CREATE TABLE planning_ticks (
  session_id uuid NOT NULL,
  organization_id uuid NOT NULL REFERENCES organizations (id) ON DELETE CASCADE,
  number integer NOT NULL CHECK (number >= 1),
  tick jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (session_id, number),
  FOREIGN KEY (organization_id, session_id) REFERENCES planning_sessions (organization_id, id) ON DELETE CASCADE
);

-- How the search queries of a source are grouped: rules in order of precedence, and how small a cluster may be.
CREATE TABLE query_groupings (
  source_id uuid PRIMARY KEY,
  organization_id uuid NOT NULL REFERENCES organizations (id) ON DELETE CASCADE,
  options jsonb NOT NULL,
  updated_by text,
  updated_at timestamptz NOT NULL DEFAULT now(),
  FOREIGN KEY (organization_id, source_id) REFERENCES sources (organization_id, id) ON DELETE CASCADE
);
CREATE INDEX query_groupings_of_organization ON query_groupings (organization_id);

DO $$
DECLARE t text;
BEGIN
  FOREACH t IN ARRAY ARRAY['planning_sessions', 'planning_nodes', 'planning_ticks', 'query_groupings']
  LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', t);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', t);
    EXECUTE format('CREATE POLICY organization_only ON %I TO weekwise_app USING (organization_id = current_organization()) WITH CHECK (organization_id = current_organization())', t);
    EXECUTE format('CREATE POLICY login_itself ON %I TO %I USING (true) WITH CHECK (true)', t, current_user);
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO weekwise_app', t);
  END LOOP;
END
$$;
