-- Consent texts and surveys are published at the desk. A version of consents is only added, never changed.
grant select, insert on consent_text to portal_desk;
grant select on survey to portal_desk;
grant update (is_open, texts, link) on survey to portal_desk;
