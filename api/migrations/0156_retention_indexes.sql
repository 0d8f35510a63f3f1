-- concurrently
-- What apply_retention searches by, built without locking the tables.
create index concurrently if not exists conversation_last_at on conversation (last_at);
create index concurrently if not exists notification_sent on notification (sent);
create index concurrently if not exists document_date on document (date);
create index concurrently if not exists interaction_decided_at on interaction (decided_at) where decided_at is not null;
create index concurrently if not exists uploaded_file_attached_to on uploaded_file (attached_to)
  where attached_to is not null;
create index concurrently if not exists notification_id_dms on notification (id_dms) where id_dms is not null;
create index concurrently if not exists invoice_iddms on invoice (iddms) where iddms is not null;
create index concurrently if not exists invoice_reminder_iddms on invoice_reminder (iddms) where iddms is not null;
