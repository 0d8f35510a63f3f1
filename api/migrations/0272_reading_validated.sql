-- The constraints of 0270 and 0271 hold for all rows.
alter table account validate constraint account_wording_check;
alter table account validate constraint account_text_size_check;
alter table faq_answer validate constraint faq_answer_easy_answer_check;
