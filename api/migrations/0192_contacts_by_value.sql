-- concurrently
create index concurrently if not exists contact_of_value on contact (value_hash);
