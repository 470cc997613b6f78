-- What a person thinks of a card. It names what the card is about (source, metric, segment) and not the card alone, so
-- that it outlives the card and later weeks can respect it.
CREATE TABLE card_feedback (
  organization_id uuid NOT NULL REFERENCES organizations (id) ON DELETE CASCADE,
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  source_id uuid NOT NULL,
  week date NOT NULL,
  -- the finding's id, as in cards
  card_key text NOT NULL,
  metric text,
  context text,
  useful boolean NOT NULL,
  reason text CHECK (reason IN ('known', 'not_important', 'wrong', 'unclear')),
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (organization_id, user_id, source_id, week, card_key),
  FOREIGN KEY (organization_id, source_id) REFERENCES sources (organization_id, id) ON DELETE CASCADE,
  FOREIGN KEY (organization_id, user_id) REFERENCES memberships (organization_id, user_id) ON DELETE CASCADE,
  CHECK (NOT useful OR reason IS NULL)
);
CREATE INDEX card_feedback_of_place ON card_feedback (organization_id, user_id, source_id, metric, week DESC)
  WHERE NOT useful;
ALTER TABLE card_feedback ENABLE ROW LEVEL SECURITY;
ALTER TABLE card_feedback FORCE ROW LEVEL SECURITY;
CREATE POLICY organization_only ON card_feedback TO weekwise_app USING (organization_id = current_organization()) WITH CHECK (organization_id = current_organization());
DO $$ BEGIN EXECUTE format('CREATE POLICY login_itself ON card_feedback TO %I USING (true) WITH CHECK (true)', current_user); END $$;
GRANT SELECT, INSERT, UPDATE, DELETE ON card_feedback TO weekwise_app;
