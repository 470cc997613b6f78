-- Questions in plain language. They belong to the person who asked, within an organization.
CREATE TABLE questions (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  organization_id uuid NOT NULL REFERENCES organizations (id) ON DELETE CASCADE,
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  question_text text NOT NULL CHECK (length(question_text) BETWEEN 1 AND 5000),
  status text NOT NULL DEFAULT 'pending'
    CHECK (status IN ('pending', 'running', 'answered', 'failed', 'clarification_needed')),
  pinned boolean NOT NULL DEFAULT false,
  -- the question that this one goes on from; "only mobile" means nothing alone
  previous_id uuid,
  -- asked back: what could have been meant, and what was chosen
  clarification jsonb,
  chosen integer CHECK (chosen >= 0),
  -- each time the question goes (back) to pending; names its workflow
  attempt integer NOT NULL DEFAULT 1 CHECK (attempt >= 1),
  failure jsonb,
  created_at timestamptz NOT NULL DEFAULT now(),
  started_at timestamptz,
  finished_at timestamptz,
  UNIQUE (organization_id, id),
  FOREIGN KEY (organization_id, previous_id) REFERENCES questions (organization_id, id)
    ON DELETE SET NULL (previous_id),
  CHECK ((status = 'clarification_needed') <= (clarification IS NOT NULL))
);
CREATE INDEX questions_of_user ON questions (organization_id, user_id, created_at DESC);

-- What was answered, as it is shown, and the plans, data and bindings that prove it.
CREATE TABLE answers (
  question_id uuid PRIMARY KEY,
  organization_id uuid NOT NULL REFERENCES organizations (id) ON DELETE CASCADE,
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  answer jsonb NOT NULL,
  proof jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  FOREIGN KEY (organization_id, question_id) REFERENCES questions (organization_id, id) ON DELETE CASCADE
);

-- What a language model cost, by organization and day (UTC). Limits are read from here.
CREATE TABLE model_usage (
  organization_id uuid NOT NULL REFERENCES organizations (id) ON DELETE CASCADE,
  day date NOT NULL,
  calls integer NOT NULL DEFAULT 0 CHECK (calls >= 0),
  input_tokens bigint NOT NULL DEFAULT 0 CHECK (input_tokens >= 0),
  output_tokens bigint NOT NULL DEFAULT 0 CHECK (output_tokens >= 0),
  PRIMARY KEY (organization_id, day)
);

CREATE FUNCTION announce_question() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM record_change(coalesce(NEW.organization_id, OLD.organization_id), 'question', coalesce(NEW.id, OLD.id)::text, NULL);
  RETURN NULL;
END
$$;
CREATE TRIGGER questions_announce AFTER INSERT OR UPDATE OR DELETE ON questions FOR EACH ROW EXECUTE FUNCTION announce_question();

DO $$
DECLARE t text;
BEGIN
  FOREACH t IN ARRAY ARRAY['questions', 'answers', 'model_usage']
  LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', t);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', t);
    EXECUTE format('CREATE POLICY organization_only ON %I TO weekwise_app USING (organization_id = current_organization()) WITH CHECK (organization_id = current_organization())', t);
    EXECUTE format('CREATE POLICY login_itself ON %I TO %I USING (true) WITH CHECK (true)', t, current_user);
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO weekwise_app', t);
  END LOOP;
END
$$;
