-- The sign-in pages say that the portal is closed before anybody types a password.
grant select on maintenance to portal_identity;
