-- Ten letters of a word instead of six: six are shared by hundreds of German street names, which made a misspelt one
-- slow to find and often lost it among them. Ordered by bytes, so that what is still being typed is found by its
-- beginning. Words of two letters are known as well: `ddu` is `du`.

drop index place_slip_slip;
alter table place_slip alter column slip type text collate "C";
delete from place_slip;
insert into place_slip (slip, word, in_locality)
with words as (
  select word, bool_or(in_locality) as in_locality, left(word, 10) as beginning from (
    select distinct unnest(tsvector_to_array(search)) as word, true as in_locality from swiss_locality
    union all
    select distinct unnest(tsvector_to_array(search)), false from swiss_street
  ) found
  where word ~ '^[a-z]{2}' group by word
)
select distinct left(beginning, at - 1) || substr(beginning, at + 1), word, in_locality
from words cross join lateral generate_series(1, length(beginning) + 1) at;
create index place_slip_slip on place_slip (slip);

-- What the directories are made of is told to everybody, as their licences ask.
grant select on place_source to portal_api;
