-- How often a grant was connected: an answer that belongs to an earlier token says nothing about the present one.
ALTER TABLE google_grants ADD COLUMN connection integer NOT NULL DEFAULT 1;
CREATE INDEX google_grants_of_account ON google_grants (google_subject);
CREATE INDEX sources_on_grant ON sources (grant_id);

-- What a connecting is for: the services asked, the source that it is to mend, and whether Google was asked a second
-- time because it had sent no lasting token.
ALTER TABLE grant_attempts
  ADD COLUMN services text[] NOT NULL DEFAULT '{analytics}',
  ADD COLUMN source_id uuid,
  ADD COLUMN asked_again boolean NOT NULL DEFAULT false;

-- A grant goes with the person who gave it: with the account, and with the membership. Its sources go on with a
-- colleague's grant of the same Google account, or say why they stopped, whichever way the grant went.
CREATE FUNCTION leave_sources_of_grant() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  heir uuid;
  still_here boolean;
BEGIN
  SELECT id INTO heir FROM google_grants g
    WHERE g.organization_id = OLD.organization_id AND g.google_subject = OLD.google_subject AND g.id <> OLD.id
      AND g.status = 'active' AND g.scopes @> OLD.scopes
    ORDER BY g.updated_at DESC LIMIT 1;
  IF heir IS NOT NULL THEN
    UPDATE sources SET grant_id = heir WHERE grant_id = OLD.id;
    RETURN OLD;
  END IF;
  still_here := EXISTS (
    SELECT FROM memberships m JOIN users u ON u.id = m.user_id
    WHERE m.organization_id = OLD.organization_id AND m.user_id = OLD.user_id
  );
  UPDATE sources SET status = 'disconnected', status_reason = 'The Google account ' || OLD.email || CASE
      WHEN still_here THEN ' was disconnected. Connect it again, or another one that may read this source.'
      ELSE ' belongs to somebody who has left the organization. Connect another one that may read this source.'
    END
    WHERE grant_id = OLD.id AND status <> 'draft';
  RETURN OLD;
END
$$;
CREATE TRIGGER grants_leave_sources BEFORE DELETE ON google_grants
  FOR EACH ROW EXECUTE FUNCTION leave_sources_of_grant();

CREATE FUNCTION end_grants_of_member() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM google_grants WHERE organization_id = OLD.organization_id AND user_id = OLD.user_id;
  RETURN NULL;
END
$$;
CREATE TRIGGER members_end_grants AFTER DELETE ON memberships
  FOR EACH ROW EXECUTE FUNCTION end_grants_of_member();
