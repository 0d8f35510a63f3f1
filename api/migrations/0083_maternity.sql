-- A declared pregnancy or birth frees care that was settled before it: statements are corrected by others.

-- A corrected bill is taken back by one line and settled anew by another, so that every sum is right without being told.
alter table statement_line
  add column correction text check (correction in ('REVERSAL', 'REPLACEMENT')),
  add column corrects_statement uuid,
  add column corrects_position smallint,
  add foreign key (corrects_statement, corrects_position) references statement_line (statement_id, position),
  add check (num_nulls(correction, corrects_statement, corrects_position) in (0, 3)),
  drop constraint statement_line_not_covered_check,
  drop constraint statement_line_supplementary_paid_check,
  drop constraint statement_line_hospital_contribution_check,
  drop constraint statement_line_deductible_check,
  drop constraint statement_line_coinsurance_check,
  drop constraint statement_line_basic_paid_check,
  add constraint statement_line_sign check (case when correction = 'REVERSAL'
    then greatest(not_covered, supplementary_paid, hospital_contribution, deductible, coinsurance, basic_paid) <= 0
    else least(not_covered, supplementary_paid, hospital_contribution, deductible, coinsurance, basic_paid) >= 0 end);
comment on column statement_line.correction is
  'REVERSAL: takes another line back, all amounts negative; REPLACEMENT: settles its bill anew; nothing: an ordinary line';
comment on column statement_line.corrects_position is 'with corrects_statement the line that is corrected';
-- A line is taken back once.
create unique index on statement_line (corrects_statement, corrects_position, correction)
  where corrects_statement is not null;

-- As before, and lines may also take back.
create or replace function count_statement_lines() returns trigger
  language plpgsql security definer
  set search_path = pg_catalog, public, pg_temp
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  years integer;
  counted integer;
begin
  select count(*) into years from (
    select from added where deductible <> 0 or coinsurance <> 0 group by insured_number, year
  ) y;
  update public.contribution c
    set deductible_paid = c.deductible_paid + a.deductible, coinsurance_paid = c.coinsurance_paid + a.coinsurance
    from (
      select insured_number, year, sum(deductible) as deductible, sum(coinsurance) as coinsurance from added
      where deductible <> 0 or coinsurance <> 0 group by insured_number, year
    ) a
    where c.insured_number = a.insured_number and c.year = a.year;
  get diagnostics counted = row_count;
  if counted <> years then raise exception 'lines of a year without a contribution'; end if;
  return null;
end $$;
