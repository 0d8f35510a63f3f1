-- Clerks read the phone numbers and e-mail addresses of the people of an open customer.
call open_to_desk('contact', 'insured');
