-- Papers name the company and its number in their own language. Those already issued keep the French name they were
-- printed with: wording 1.
alter table document add column wording smallint not null default 1;
alter table document alter column wording set default 2;
comment on column document.wording is 'which wording of the fixed parts it was issued with: 1 names the company in French, 2 in its language';
