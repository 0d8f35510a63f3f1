-- The rules of 0210, checked without keeping writers away.

alter table account_change validate constraint account_change_kind_check;
alter table account_change validate constraint account_change_check;
alter table account_change validate constraint account_change_check1;
