-- The rule of 0190, checked without keeping writers away.

alter table interaction validate constraint interaction_origin_check;
