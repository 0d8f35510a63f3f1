-- Who treats a person's data sees which of them the person disputes.

call open_to_desk('dispute_note', 'insured');
