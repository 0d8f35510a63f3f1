-- A paper that was issued keeps what it said: the values of the day are kept with the document, and it is drawn from them alone.
alter table document add column content jsonb check (jsonb_typeof(content) = 'object');
comment on column document.content is 'names, figures and dates as they were when it was issued; its kind knows the words around them';
-- Nothing but that it was seen is ever changed about a document.
create function keep_document() returns trigger language plpgsql as $$
begin
  if (to_jsonb(new) - 'seen_at') is distinct from (to_jsonb(old) - 'seen_at') then
    raise exception 'a document that was issued is not changed' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger keep_document before update on document for each row execute function keep_document();
