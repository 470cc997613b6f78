-- As in 0005, but the address of somebody who has left is not kept in the reason of a source.
CREATE OR REPLACE FUNCTION leave_sources_of_grant() RETURNS trigger LANGUAGE plpgsql AS $$
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
  UPDATE sources SET status = 'disconnected', status_reason = CASE
      WHEN still_here
        THEN 'The Google account ' || OLD.email || ' was disconnected. Connect it again, or another one that may read this source.'
      ELSE 'The Google account that this source was read with belongs to somebody who has left the organization. Connect another one that may read this source.'
    END
    WHERE grant_id = OLD.id AND status <> 'draft';
  RETURN OLD;
END
$$;
