-- Reminders of deadlines are deleted like other news.
insert into retention_rule (subject, months, least_months, legal_basis) values
  ('reminders', 24, 12, 'nDSG art. 6: a reminder that was sent or cancelled is needed for questions about it');
