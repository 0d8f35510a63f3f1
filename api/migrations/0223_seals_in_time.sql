-- concurrently
-- An export of the audit begins at the last seal before its first day, which this index finds.
create index concurrently if not exists audit_seal_sealed_at on audit_seal (sealed_at);
