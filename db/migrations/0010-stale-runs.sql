-- When a run last got further: one that stands still for too long is ended and refunded.
ALTER TABLE runs ADD COLUMN progressed_at timestamptz NOT NULL DEFAULT now();
CREATE INDEX runs_working ON runs (progressed_at) WHERE status = 'in_progress';
