-- The role that every request works as. It owns nothing and is bound by row-level security, whoever logged in.
DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'weekwise_app') THEN
    CREATE ROLE weekwise_app NOLOGIN;
  END IF;
EXCEPTION WHEN duplicate_object OR unique_violation THEN
  NULL; -- another database of the same server was migrated at the same moment
END
$$;
DO $$
BEGIN
  -- The login must be able to step down to this role.
  EXECUTE format('GRANT weekwise_app TO %I', current_user);
EXCEPTION WHEN OTHERS THEN
  IF NOT pg_has_role(current_user, 'weekwise_app', 'MEMBER') THEN RAISE; END IF;
END
$$;
GRANT USAGE ON SCHEMA public TO weekwise_app;

-- Who: users and sessions, in the form that the sign-in library keeps them. Reached only by the sign-in code.
CREATE TABLE users (
  id text PRIMARY KEY,
  name text NOT NULL,
  email text NOT NULL UNIQUE,
  email_verified boolean NOT NULL DEFAULT false,
  image text,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE TABLE sessions (
  id text PRIMARY KEY,
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  token text NOT NULL UNIQUE,
  expires_at timestamptz NOT NULL,
  ip_address text,
  user_agent text,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX sessions_of_user ON sessions (user_id);
CREATE TABLE accounts (
  id text PRIMARY KEY,
  account_id text NOT NULL,
  provider_id text NOT NULL,
  issuer text,
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  password text,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (provider_id, account_id)
);
CREATE INDEX accounts_of_user ON accounts (user_id);
CREATE TABLE verifications (
  id text PRIMARY KEY,
  identifier text NOT NULL,
  value text NOT NULL,
  expires_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX verifications_by_identifier ON verifications (identifier);

-- Organizations and who belongs to them.
CREATE TABLE organizations (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  name text NOT NULL CHECK (length(name) BETWEEN 2 AND 120),
  slug text NOT NULL UNIQUE,
  url text,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE TABLE memberships (
  organization_id uuid NOT NULL REFERENCES organizations (id) ON DELETE CASCADE,
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  role text NOT NULL CHECK (role IN ('owner', 'admin', 'member')),
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (organization_id, user_id)
);
CREATE INDEX memberships_of_user ON memberships (user_id);

-- A Google account that a user connected for analytics: separate from signing in. Tokens are encrypted by the program.
CREATE TABLE google_grants (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  organization_id uuid NOT NULL REFERENCES organizations (id) ON DELETE CASCADE,
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  google_subject text NOT NULL,
  email text NOT NULL,
  scopes text[] NOT NULL,
  refresh_token_sealed text NOT NULL,
  status text NOT NULL DEFAULT 'active' CHECK (status IN ('active', 'revoked')),
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (organization_id, user_id, google_subject)
);
-- One connecting in progress: what Google must hand back, kept here so that any web process can take the answer.
CREATE TABLE grant_attempts (
  state_hash text PRIMARY KEY,
  organization_id uuid NOT NULL REFERENCES organizations (id) ON DELETE CASCADE,
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  code_verifier_sealed text NOT NULL,
  redirect_to text NOT NULL,
  expires_at timestamptz NOT NULL
);

CREATE TABLE sources (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  organization_id uuid NOT NULL REFERENCES organizations (id) ON DELETE CASCADE,
  name text NOT NULL,
  url text,
  description text,
  type text NOT NULL CHECK (type IN ('GA4', 'GSC', 'FILE')),
  priority integer NOT NULL DEFAULT 1,
  status text NOT NULL DEFAULT 'draft' CHECK (status IN ('draft', 'active', 'disconnected', 'error')),
  status_reason text,
  platform_id text,
  ga4_property_id text,
  ga4_property_name text,
  time_zone text,
  currency text,
  grant_id uuid REFERENCES google_grants (id) ON DELETE SET NULL,
  mapping jsonb NOT NULL DEFAULT '{}',
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (organization_id, id)
);
CREATE INDEX sources_of_organization ON sources (organization_id);

-- Credits: what is left, and the ledger that explains it. Money depends on these constraints, not on code being careful.
CREATE TABLE credit_accounts (
  organization_id uuid PRIMARY KEY REFERENCES organizations (id) ON DELETE CASCADE,
  remaining integer NOT NULL CHECK (remaining >= 0),
  -- null: unlimited
  monthly integer CHECK (monthly >= 0),
  period text NOT NULL
);
CREATE TABLE credit_entries (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  organization_id uuid NOT NULL REFERENCES organizations (id) ON DELETE CASCADE,
  run_id uuid,
  kind text NOT NULL CHECK (kind IN ('allowance', 'reserve', 'refund')),
  credits integer NOT NULL,
  -- one allowance a month; one reserve and one refund a run
  key text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (organization_id, kind, key),
  CHECK ((kind = 'reserve') = (credits < 0) OR credits = 0)
);

-- Runs: one request to analyse a week of a source.
CREATE TABLE runs (
  id uuid PRIMARY KEY,
  organization_id uuid NOT NULL REFERENCES organizations (id) ON DELETE CASCADE,
  source_id uuid NOT NULL,
  week date NOT NULL CHECK (extract(isodow FROM week) = 1),
  steps_budget integer NOT NULL CHECK (steps_budget BETWEEN 20 AND 100),
  steps_used integer,
  status text NOT NULL DEFAULT 'queued' CHECK (status IN ('queued', 'in_progress', 'completed', 'failed')),
  partial boolean NOT NULL DEFAULT false,
  progress integer NOT NULL DEFAULT 0 CHECK (progress BETWEEN 0 AND 100),
  current_step text NOT NULL DEFAULT '',
  failure text,
  requested_by text REFERENCES users (id) ON DELETE SET NULL,
  -- everything a replay needs: batches of facts, parameters, seed, version of the engine
  inputs jsonb,
  tested integer,
  kept integer,
  created_at timestamptz NOT NULL DEFAULT now(),
  started_at timestamptz,
  finished_at timestamptz,
  FOREIGN KEY (organization_id, source_id) REFERENCES sources (organization_id, id) ON DELETE CASCADE
);
CREATE INDEX runs_of_organization ON runs (organization_id, week DESC, created_at DESC);

-- What the engine found and what it tested: the exploration tree.
CREATE TABLE analyses (
  run_id uuid PRIMARY KEY REFERENCES runs (id) ON DELETE CASCADE,
  organization_id uuid NOT NULL REFERENCES organizations (id) ON DELETE CASCADE,
  source_id uuid NOT NULL,
  week date NOT NULL,
  analysis jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX analyses_of_week ON analyses (organization_id, source_id, week);

CREATE TABLE cards (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  organization_id uuid NOT NULL REFERENCES organizations (id) ON DELETE CASCADE,
  source_id uuid NOT NULL,
  run_id uuid NOT NULL REFERENCES runs (id) ON DELETE CASCADE,
  week date NOT NULL,
  -- the finding's id, `overview`, or the run's id for its progress card
  key text NOT NULL,
  card_type text NOT NULL CHECK (card_type IN ('insight', 'site_overview', 'workflow_progress')),
  title text NOT NULL,
  summary text NOT NULL,
  description text NOT NULL,
  tags text[] NOT NULL DEFAULT '{}',
  metric text,
  context text,
  rank integer NOT NULL DEFAULT 0,
  payload jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (organization_id, source_id, week, card_type, key),
  FOREIGN KEY (organization_id, source_id) REFERENCES sources (organization_id, id) ON DELETE CASCADE
);
CREATE INDEX cards_of_week ON cards (organization_id, week DESC, rank);

-- What changed, numbered without gaps per organization in the order of commit, so that a browser that was away can
-- ask for what it missed. The counter row is locked until commit: a smaller number can never appear after a larger one.
CREATE TABLE change_counters (
  organization_id uuid PRIMARY KEY REFERENCES organizations (id) ON DELETE CASCADE,
  last bigint NOT NULL
);
CREATE TABLE changes (
  organization_id uuid NOT NULL REFERENCES organizations (id) ON DELETE CASCADE,
  number bigint NOT NULL,
  kind text NOT NULL,
  entity_id text,
  week date,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (organization_id, number)
);
CREATE FUNCTION record_change(organization uuid, kind text, entity text, week date) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE next bigint;
BEGIN
  -- While the organization itself is being deleted there is nobody left to tell.
  IF NOT EXISTS (SELECT FROM organizations WHERE id = organization) THEN RETURN; END IF;
  INSERT INTO change_counters AS c (organization_id, last) VALUES (organization, 1)
    ON CONFLICT (organization_id) DO UPDATE SET last = c.last + 1 RETURNING last INTO next;
  INSERT INTO changes (organization_id, number, kind, entity_id, week) VALUES (organization, next, kind, entity, week);
  PERFORM pg_notify('changes', organization::text);
END
$$;
CREATE FUNCTION announce_card() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM record_change(coalesce(NEW.organization_id, OLD.organization_id), 'card', coalesce(NEW.id, OLD.id)::text, coalesce(NEW.week, OLD.week));
  RETURN NULL;
END
$$;
CREATE TRIGGER cards_announce AFTER INSERT OR UPDATE OR DELETE ON cards FOR EACH ROW EXECUTE FUNCTION announce_card();
CREATE FUNCTION announce_source() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM record_change(coalesce(NEW.organization_id, OLD.organization_id), 'source', coalesce(NEW.id, OLD.id)::text, NULL);
  RETURN NULL;
END
$$;
CREATE TRIGGER sources_announce AFTER INSERT OR UPDATE OR DELETE ON sources FOR EACH ROW EXECUTE FUNCTION announce_source();

-- The second wall. A request steps down to weekwise_app and names its organization (or user); without that, no rows.
CREATE FUNCTION current_organization() RETURNS uuid LANGUAGE sql STABLE AS
$$ SELECT nullif(current_setting('app.organization_id', true), '')::uuid $$;
CREATE FUNCTION acting_user() RETURNS text LANGUAGE sql STABLE AS
$$ SELECT nullif(current_setting('app.user_id', true), '') $$;

DO $$
DECLARE t text;
BEGIN
  FOREACH t IN ARRAY ARRAY['google_grants', 'grant_attempts', 'sources', 'credit_accounts', 'credit_entries', 'runs', 'analyses', 'cards', 'change_counters', 'changes']
  LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', t);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', t);
    EXECUTE format('CREATE POLICY organization_only ON %I TO weekwise_app USING (organization_id = current_organization()) WITH CHECK (organization_id = current_organization())', t);
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO weekwise_app', t);
  END LOOP;
END
$$;
-- The login itself (migrations, sign-in, finding the organization behind an id) is not bound by the policies.
DO $$
DECLARE t text;
BEGIN
  FOREACH t IN ARRAY ARRAY['google_grants', 'grant_attempts', 'sources', 'credit_accounts', 'credit_entries', 'runs', 'analyses', 'cards', 'change_counters', 'changes', 'organizations', 'memberships']
  LOOP
    EXECUTE format('CREATE POLICY login_itself ON %I TO %I USING (true) WITH CHECK (true)', t, current_user);
  END LOOP;
END
$$;
ALTER TABLE organizations ENABLE ROW LEVEL SECURITY;
ALTER TABLE organizations FORCE ROW LEVEL SECURITY;
CREATE POLICY own_organization ON organizations TO weekwise_app USING (id = current_organization()) WITH CHECK (id = current_organization());
GRANT SELECT, UPDATE, DELETE ON organizations TO weekwise_app;
ALTER TABLE memberships ENABLE ROW LEVEL SECURITY;
ALTER TABLE memberships FORCE ROW LEVEL SECURITY;
CREATE POLICY organization_only ON memberships TO weekwise_app USING (organization_id = current_organization()) WITH CHECK (organization_id = current_organization());
GRANT SELECT, INSERT, UPDATE, DELETE ON memberships TO weekwise_app;
GRANT SELECT (id, name, email, image) ON users TO weekwise_app;
