-- A damage to belongings is declared as an accident is: whoever declares it gets a copy at once.
alter policy own_declaration on document
  with check (account_id = app_account() and code in ('ACCIDENT_DECLARATION', 'DAMAGE_DECLARATION'));
