-- A contract that a system of record corrects changes the limits of the years that have statements already.
grant update (deductible_annual, coinsurance_annual) on contribution to portal_exchange;
