-- Events that are sent to addresses of subscribers, signed as Standard Webhooks lays down.

create table webhook (
  id uuid primary key default gen_random_uuid(),
  client_id text not null references exchange_client,
  url text not null check (url ~ '^https?://'),
  types text[] check (types <> '{}'),
  has_personal_data boolean not null default false,
  state text not null default 'ACTIVE' check (state in ('ACTIVE', 'PAUSED', 'DISABLED')),
  reason text,
  position bigint not null,
  held_until timestamptz,
  created_at timestamptz not null default now(),
  check ((state = 'DISABLED') = (reason is not null))
);
comment on column webhook.types is 'the types of events without prefix and version; null: all';
comment on column webhook.has_personal_data is 'personal data is sent as well, as long as the client has the scope';
comment on column webhook.position is 'events up to this position have their deliveries';
comment on column webhook.held_until is 'the receiver asked for a break (Retry-After)';

create table webhook_secret (
  id uuid primary key,
  webhook_id uuid not null references webhook on delete cascade,
  secret bytea not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz
);
comment on column webhook_secret.secret is 'encrypted';
comment on column webhook_secret.expires_at is 'a former secret signs beside the new one until then';
create index on webhook_secret (webhook_id);

create table webhook_delivery (
  webhook_id uuid not null references webhook on delete cascade,
  position bigint not null references event (position) on delete cascade,
  household integer not null,
  state text not null default 'WAITING' check (state in ('WAITING', 'SENT', 'DEAD')),
  tries integer not null default 0,
  queued_at timestamptz not null default now(),
  gives_up_at timestamptz not null default now() + interval '3 days',
  settled_at timestamptz,
  last_error text,
  primary key (webhook_id, position),
  check ((state = 'WAITING') = (settled_at is null))
);
create index next_of_household on webhook_delivery (webhook_id, household, position) where state = 'WAITING';
create index on webhook_delivery (position);
create index dead_letter on webhook_delivery (webhook_id, position) where state = 'DEAD';
create index on webhook_delivery (settled_at) where state = 'SENT';

-- The queue of one household at one webhook. Its row is the lease: one process at a time sends the events of a household.
create table webhook_queue (
  webhook_id uuid not null references webhook on delete cascade,
  household integer not null,
  next_try_at timestamptz not null default now(),
  lease uuid,
  primary key (webhook_id, household)
);
create index on webhook_queue (webhook_id, next_try_at);

do $$
declare
  name text;
begin
  foreach name in array array['webhook', 'webhook_secret', 'webhook_delivery', 'webhook_queue'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy owner on %I to current_user using (true) with check (true)', name);
    execute format('create policy jobs_%s on %I to portal_jobs using (true) with check (true)', name, name);
  end loop;
end $$;

-- Whether events may be sent now: it is active, its receiver asked for no break, and its client may still read the feed.
create function webhook_sends(p_webhook uuid) returns boolean
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select exists (
    select from webhook w join exchange_client c on c.id = w.client_id
    where w.id = p_webhook and w.state = 'ACTIVE' and coalesce(w.held_until <= now(), true)
      and c.revoked_at is null and 'events.read' = any (c.scopes)
  )
$$;

grant select, update (position, held_until, state, reason) on webhook to portal_jobs;
grant select, delete on webhook_secret to portal_jobs;
grant select, insert, update, delete on webhook_delivery, webhook_queue to portal_jobs;

-- Queues the next events of the active webhooks and says how many positions it looked at. The queue's row is locked while
-- an event is added: a process that ends the queue sees the event, or waits for it.
create function queue_webhooks(p_most integer default 1000) returns integer
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  hook webhook;
  upto bigint;
  looked integer := 0;
begin
  for hook in select w.* from webhook w
      where w.state = 'ACTIVE' and w.position < (select f.last_position from event_feed f)
      order by w.id for update skip locked loop
    select least(f.last_position, greatest(hook.position, f.deleted_to) + p_most) into upto from event_feed f;
    with due as (
      select e.position, e.household from event e join exchange_client c on c.id = hook.client_id
      where e.position > hook.position and e.position <= upto and c.revoked_at is null
        and 'events.read' = any (c.scopes) and (hook.types is null or e.type = any (hook.types)) and e.origin is distinct from c.source
    ), queue as (
      insert into webhook_queue as q (webhook_id, household) select distinct hook.id, due.household from due order by 2
      on conflict (webhook_id, household) do update set next_try_at = q.next_try_at
    )
    insert into webhook_delivery (webhook_id, position, household) select hook.id, due.position, due.household from due
      on conflict do nothing;
    update webhook set position = upto where id = hook.id;
    looked := looked + (upto - hook.position);
  end loop;
  return looked;
end $$;

-- The personal data behind events, as the rows hold it now: encrypted columns stay encrypted. Nothing for a client
-- without the scope.
create function personal_data_of_events(p_client text, p_positions bigint[])
  returns table (at_position bigint, held jsonb)
  language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  -- A client names itself in the first statement of its transaction; jobs speak for each.
  if app_client() is not null and app_client() <> p_client then return; end if;
  if not exists (select from exchange_client c
      where c.id = p_client and c.revoked_at is null and 'events.personal' = any (c.scopes)) then
    return;
  end if;
  return query
    select e.position, case split_part(e.type, '.', 1)
      when 'request' then (select jsonb_build_object('details', encode(i.details, 'base64'), 'reason', i.reason,
          'language', i.language) from interaction i where i.id = e.subject::uuid)
      when 'account' then (select jsonb_build_object('loginEmail', encode(a.login_email, 'base64'),
          'phoneNumber', encode(a.phone_number, 'base64'), 'displayName', a.display_name, 'language', a.language,
          'paymentMode', a.payment_mode, 'correspondence', a.correspondance) from account a where a.id = e.subject::uuid)
      when 'invoice' then (select jsonb_build_object('totalAmount', v.total_amount / 100.0, 'fees', v.fees / 100.0, 'paid', v.paid / 100.0,
          'invoiceDate', v.invoice_date, 'deadline', v.deadline, 'periodFrom', v.period_from, 'periodTo', v.period_to)
        from invoice v where v.no = e.subject)
      when 'payment' then (select jsonb_build_object('amount', p.amount / 100.0, 'paidOn', p.paid_on)
        from invoice_payment p where p.invoice_no = e.data ->> 'invoiceNo' and p.position = (e.data ->> 'position')::int)
      when 'statement' then (select jsonb_build_object('date', s.date, 'paysOn', s.pays_on)
        from statement s where s.id = e.subject::uuid)
      when 'document' then (select jsonb_build_object('date', d.date, 'language', d.language,
          'insuredNumbers', d.partenaires) from document d where d.iddms = e.subject)
      when 'conversation' then (select jsonb_build_object('content', encode(m.content, 'base64'), 'sentAt', m.sent_at)
        from conversation_message m where m.id = e.subject::uuid)
      when 'upload' then (select jsonb_build_object('filename', u.filename, 'mimeType', u.mime_type,
          'fileSize', u.file_size) from uploaded_file u where u.id = e.subject::uuid)
      else case e.type
        when 'person.contact_changed' then (select jsonb_build_object('value', encode(c.value, 'base64'),
            'nature', c.nature, 'mobile', c.mobile) from contact c where c.id = e.subject::uuid)
        when 'person.address_changed' then (select jsonb_build_object('street', a.street, 'number', a.number,
            'complement', a.complement, 'poBox', a.po_box, 'zip', a.zip, 'city', a.city, 'canton', a.canton,
            'country', a.country, 'validFrom', a.valid_from, 'validTo', a.valid_to)
          from postal_address a where a.id = e.subject::uuid)
        when 'person.bank_account_changed' then (select jsonb_build_object('iban', encode(f.iban, 'base64'),
            'ownerName', f.owner_name, 'nameComplement', f.name_complement, 'street', f.street, 'number', f.number,
            'zip', f.zip, 'city', f.city, 'country', f.country, 'validFrom', f.valid_from, 'validTo', f.valid_to)
          from financial_address f where f.id = e.subject::uuid)
        when 'person.consent_changed' then (select jsonb_build_object('category', c.category, 'channel', c.channel,
            'value', c.value, 'textVersion', c.text_version, 'at', c.at) from consent_event c where c.id = e.subject::bigint)
      end
    end
    from event e where e.position = any (p_positions);
end $$;

revoke all on function webhook_sends, queue_webhooks, personal_data_of_events from public;
grant execute on function webhook_sends, queue_webhooks to portal_jobs;
grant execute on function personal_data_of_events to portal_exchange, portal_jobs;
