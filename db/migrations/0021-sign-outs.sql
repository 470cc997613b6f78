-- Whoever signs out, or loses a key, stops hearing at once: streams of changes wait for this and need not ask.
CREATE FUNCTION announce_sign_out() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('sign_outs', OLD.user_id);
  RETURN NULL;
END
$$;
CREATE TRIGGER sessions_end AFTER DELETE ON sessions FOR EACH ROW EXECUTE FUNCTION announce_sign_out();
CREATE TRIGGER api_tokens_end AFTER DELETE OR UPDATE OF expires_at ON api_tokens FOR EACH ROW EXECUTE FUNCTION announce_sign_out();
