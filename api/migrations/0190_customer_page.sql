-- The desk shows an opened customer as the insurer has them, and what is asked at the desk says so.

do $$
declare
  opened record;
begin
  for opened in
    select * from (values
      ('basic_contract', 'insured'), ('supplementary_contract', 'insured'), ('property_contract', 'insured'),
      ('insurance_card', 'insured'), ('statement', 'insured'),
      ('invoice', 'account'), ('invoice_reminder', 'account'), ('document', 'account'),
      ('conversation', 'account'), ('conversation_message', 'account')
    ) as tables (opened_table, source)
  loop
    execute format('drop policy if exists desk_open on %I', opened.opened_table);
    execute format('call open_to_desk(%L, %L)', opened.opened_table, opened.source);
  end loop;
end $$;
grant select on product, insurer to portal_desk;

alter table interaction add column origin text not null default 'PORTAL',
  add constraint interaction_origin_check check (origin in ('PORTAL', 'DESK')) not valid;
comment on column interaction.origin is 'where it was asked: by the customer in the portal, or for them at the desk';

-- No program can forget to say that a member of staff asked.
create function name_origin() returns trigger language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  new.origin := 'DESK';
  return new;
end $$;
create trigger name_origin before insert on interaction for each row
  when (app_staff() is not null) execute function name_origin();
