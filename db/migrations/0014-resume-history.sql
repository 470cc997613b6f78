-- A source that works again has its history gone on with: whoever looks after sources finds it due. Whichever way it was
-- mended, it ends here.
CREATE FUNCTION resume_history() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE source_histories SET continues_at = 'epoch' WHERE source_id = NEW.id AND state = 'failed';
  RETURN NULL;
END
$$;
CREATE TRIGGER sources_resume_history AFTER UPDATE OF status ON sources FOR EACH ROW
  WHEN (NEW.status = 'active' AND OLD.status IN ('disconnected', 'error')) EXECUTE FUNCTION resume_history();
