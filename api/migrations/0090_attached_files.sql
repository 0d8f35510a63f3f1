-- A claim is a bill on its way through the house; a file is attached to what refers to it.
alter table uploaded_file rename column claimed_by to attached_to;
alter table uploaded_file rename column claimed_at to attached_at;
