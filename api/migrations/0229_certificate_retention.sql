-- How long certificates are kept, with their files and the counts of their checks.
insert into retention_rule (subject, months, least_months, legal_basis) values
  ('certificates', 120, 12, 'nDSG art. 6: a certificate is checked by its code as long as a tax or residence file may be reopened; the accounting records that it quotes have their own rule');
