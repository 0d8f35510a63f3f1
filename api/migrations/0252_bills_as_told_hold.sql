alter table claim validate constraint claim_said_amount_check;
