-- Damages are settled at the desk too, in the role of the jobs.
grant insert on damage_payment to portal_jobs;
