-- concurrently
-- By which a payment finds its invoice, built without locking the table.
create index concurrently if not exists invoice_bvr_number on invoice (bvr_number);
