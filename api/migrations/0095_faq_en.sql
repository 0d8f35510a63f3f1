-- The first questions and answers in English; operators change them with `npm run operator -- faq change`.
insert into faq_answer (question_id, language, slug, question, answer, keywords)
select id, 'en', slug, question, (select string_agg(line, E'\n' order by place) from jsonb_array_elements_text(answer) with ordinality as lines(line, place)), keywords
from jsonb_to_recordset($content$[
  {
    "id": "deductible",
    "slug": "what-is-the-deductible",
    "question": "What is the deductible?",
    "answer": [
      "The deductible is the part of your medical costs that you pay yourself each year before basic insurance pays. For adults it ranges from {{ordinaryDeductible}} to {{highestDeductible}}. Children have none, unless you choose one.",
      "The higher the deductible, the lower the premium. A low one suits people who often see a doctor; a high one suits people who are healthy and could pay a large bill.",
      "What counts is the day of the treatment, not the date of the bill. You can see what you have paid so far this year on the [homepage](/)."
    ],
    "keywords": "deductible franchise excess annual own share 300 2500"
  },
  {
    "id": "coinsurance",
    "slug": "what-is-the-retention-fee",
    "question": "What is the retention fee?",
    "answer": [
      "Once the deductible is used up, you still pay {{coinsuranceRate}}% of the costs: this is the retention fee. It stops at {{coinsuranceAdult}} a year for adults and {{coinsuranceChild}} for children. After that, basic insurance pays everything it covers.",
      "For a brand-name medicine with a cheaper generic, the retention fee is {{brandRate}}%, unless your doctor prescribes it for medical reasons.",
      "Children of one family who are insured with us without a deductible pay at most {{familyMaximum}} a year together."
    ],
    "keywords": "retention fee 10 percent co-payment cost sharing maximum 700 generic"
  },
  {
    "id": "change-deductible",
    "slug": "change-my-deductible",
    "question": "How do I change my deductible?",
    "answer": [
      "A deductible changes on 1 January, under [Change my contracts](/contract/mutation). You can compare premiums there before you send your request.",
      "- To lower it, your request must reach us by the last working day of November.",
      "- To raise it, you have until the end of December.",
      "You will receive a new policy as soon as the change is confirmed."
    ],
    "keywords": "change modify raise lower deductible deadline november"
  },
  {
    "id": "models",
    "slug": "insurance-models",
    "question": "Which basic insurance models are there?",
    "answer": [
      "Benefits are the same in all models. What differs is your first point of contact when you are ill, and so the premium:",
      "- Free choice: you go to any doctor.",
      "- Family doctor: you go to the chosen practice first, which refers you on.",
      "- Doctor network: a group of doctors coordinates your care.",
      "- Telemedicine: you call a medical advice line first.",
      "In an emergency, to a gynaecologist or for eye examinations you can go directly. A model changes on 1 January, under [Change my contracts](/contract/mutation)."
    ],
    "keywords": "model family doctor network telemedicine hmo free choice change doctor gp"
  },
  {
    "id": "accident-cover",
    "slug": "accident-cover",
    "question": "Do I need accident cover in basic insurance?",
    "answer": [
      "If you work at least {{employedHours}} hours a week for the same employer, they also insure you against accidents in your free time. You can then suspend this cover with us, and your premium goes down.",
      "In all other cases, keep it: for children, students, retired people, the self-employed and anyone who runs the household.",
      "Has your situation changed, for example because a job ends? Tell us under [Employment details](/professional) and include accidents under [Change my contracts](/contract/mutation)."
    ],
    "keywords": "accident include exclude suspend employer uvg 8 hours job unemployed"
  },
  {
    "id": "hospital-contribution",
    "slug": "hospital-costs",
    "question": "What do I pay for a stay in hospital?",
    "answer": [
      "On top of the deductible and the retention fee, you pay {{hospitalDay}} per day in hospital: the hospital contribution. The day of discharge does not count.",
      "Children, young adults in training and maternity patients do not pay it. It does not count towards the yearly maximum of the retention fee.",
      "Basic insurance pays for the general ward. A semi-private or private room is covered by supplementary insurance: check [your contracts](/contract) before you are admitted."
    ],
    "keywords": "hospital stay contribution 15 francs private ward room semi-private"
  },
  {
    "id": "supplementary",
    "slug": "basic-and-supplementary-insurance",
    "question": "What is the difference between basic and supplementary insurance?",
    "answer": [
      "Basic insurance is compulsory and the same with every insurer: the law (KVG/LAMal) sets its benefits. We must accept everyone, without health questions.",
      "Supplementary insurance is voluntary and follows another law (VVG/LCA). It covers what basic insurance does not pay, such as glasses, complementary medicine or a private room. The insurer may ask health questions.",
      "You can see what you have under [Contracts](/contract)."
    ],
    "keywords": "kvg vvg supplementary benefits glasses complementary medicine dentist difference"
  },
  {
    "id": "change-insurer",
    "slug": "change-insurer",
    "question": "How do I cancel or change insurer?",
    "answer": [
      "Basic insurance can be cancelled for the end of the year. Your letter must reach us by the last working day of November: receipt counts. We may only let you go once the new insurer confirms your membership and nothing is overdue.",
      "With the ordinary deductible and free choice of doctor, you can also cancel for the end of June, by the end of March.",
      "Supplementary and property insurance follow their own notice periods, stated in the policy. If in doubt, call us on {{phone}}."
    ],
    "keywords": "cancel cancellation leave switch insurer health fund notice letter"
  },
  {
    "id": "pay-invoice",
    "slug": "pay-an-invoice",
    "question": "How do I pay an invoice?",
    "answer": [
      "Open the invoice under [Invoices](/invoices): there is a QR code to scan with your banking app, and the details to copy into your e-banking.",
      "With eBill, you approve the invoice in your e-banking. With direct debit, you need not do anything: the amount is debited on the day shown.",
      "Your payment appears here once your bank has passed it on to us, usually within a few days."
    ],
    "keywords": "pay payment invoice premium qr code slip e-banking ebill"
  },
  {
    "id": "extend-deadline",
    "slug": "extend-a-payment-deadline",
    "question": "Can I pay an invoice later?",
    "answer": [
      "Yes. Open the invoice under [Invoices](/invoices) and extend the deadline: you get {{jokerDays}} more days, free of charge.",
      "You can do this once per invoice and {{jokers}} times a year. After a formal notice, with direct debit or when the invoice is already split into instalments, the deadline can no longer be extended."
    ],
    "keywords": "deadline extend postpone later joker pay invoice grace"
  },
  {
    "id": "instalments",
    "slug": "pay-in-instalments",
    "question": "Can I pay in instalments?",
    "answer": [
      "Yes, from {{smallestDebt}}. Open the invoice under [Invoices](/invoices), choose the date of the first instalment and how many there are: you see the plan before you ask for it. It is free of interest.",
      "We confirm the plan in writing. If an instalment does not arrive, the plan ends and the rest is due. An invoice in debt collection can no longer be split."
    ],
    "keywords": "instalments payment plan arrangement several payments difficulties"
  },
  {
    "id": "late-payment",
    "slug": "late-payment",
    "question": "What happens if I pay late?",
    "answer": [
      "After the due date we first send a reminder, then a formal notice with a final deadline, and finally start debt collection. Fees are added from the formal notice on; the invoice states them.",
      "As long as premiums or cost shares of basic insurance are overdue, you cannot change insurer. With supplementary and property insurance, cover may be suspended.",
      "Contact us early: a [longer deadline or a payment plan](/invoices) avoids fees."
    ],
    "keywords": "late overdue reminder formal notice debt collection fees unpaid due date"
  },
  {
    "id": "payment-mode",
    "slug": "change-payment-method",
    "question": "How do I change the payment method?",
    "answer": [
      "You can choose between an invoice with a QR code, eBill and direct debit. eBill is activated in your e-banking: search for our name there and add us.",
      "How often you pay, for example monthly or yearly, changes under [Change my contracts](/contract/mutation). Paying several months in advance earns a discount.",
      "The bank account for direct debit is under [Personal data](/profile?activeTab=financials)."
    ],
    "keywords": "payment method ebill direct debit lsv invoice monthly yearly frequency"
  },
  {
    "id": "understand-invoice",
    "slug": "understand-an-invoice",
    "question": "How do I read my invoice?",
    "answer": [
      "There are two kinds of invoice: premiums, payable in advance, and cost shares, which follow a benefit statement.",
      "A premium invoice shows for each person the premium of each contract, discounts, the canton’s reduction and the redistribution of environmental levies. A cost share invoice shows the deductible, the retention fee and, for hospital, the hospital contribution.",
      "Basic insurance and the other insurances have separate invoices, because different laws apply. Open a row under [Invoices](/invoices) to see the details."
    ],
    "keywords": "understand read invoice details premium cost share two invoices why"
  },
  {
    "id": "premium-reduction",
    "slug": "premium-reduction",
    "question": "Am I entitled to a premium reduction?",
    "answer": [
      "Cantons reduce the premiums of people on modest incomes, by their own rules. You apply to the canton where you live, not to us; some cantons write to you of their own accord.",
      "As soon as the canton tells us its decision, we deduct the reduction from your invoice, retroactively if need be. You can see it in the invoice details and under [Contracts](/contract)."
    ],
    "keywords": "premium reduction subsidy help canton income too expensive"
  },
  {
    "id": "premium-rises",
    "slug": "why-does-my-premium-change",
    "question": "Why does my premium change?",
    "answer": [
      "Basic insurance premiums are calculated every year from the costs expected in your canton. The Confederation approves them at the end of September, and we write to you in October.",
      "They also change when you move to another region, on 1 January after your 18th and 25th birthdays, or if you change deductible, model or accident cover.",
      "To pay less, compare deductibles and models under [Change my contracts](/contract/mutation)."
    ],
    "keywords": "premium increase rise more expensive why save lower"
  },
  {
    "id": "send-bill",
    "slug": "get-reimbursed",
    "question": "How do I get reimbursed for a medical bill?",
    "answer": [
      "If your doctor or therapist sent you the bill, send it on under [Send documents](/documents/send): up to {{mostFiles}} PDFs at a time, or photos, which we turn into a PDF. Include all pages and, where needed, the prescription.",
      "Hospitals and most pharmacies bill us directly: you need not send anything.",
      "As a rule we process a bill within {{billDays}} working days and pay out {{payDays}} working days later. You can follow it under [Reimbursements](/reimbursements)."
    ],
    "keywords": "reimbursement refund money back send medical bill doctor photo prescription how long"
  },
  {
    "id": "bank-account",
    "slug": "change-bank-account",
    "question": "How do I change the IBAN for reimbursements?",
    "answer": [
      "Under [Personal data, bank accounts](/profile?activeTab=financials), enter the new IBAN and the date from which it is valid. For your security you confirm with a code that we send you.",
      "A QR-IBAN from a payment slip cannot receive reimbursements.",
      "Payments already under way still go to the old bank account: keep it open for a few days."
    ],
    "keywords": "iban bank account change payout reimbursement bank details"
  },
  {
    "id": "statement",
    "slug": "read-a-benefit-statement",
    "question": "How do I read my benefit statement?",
    "answer": [
      "For each bill, the benefit statement shows what it cost, what the insurance pays and what you pay yourself: deductible, retention fee and what is not covered.",
      "If you paid the bill, we pay you our share. If we paid the provider, you receive an invoice for yours.",
      "You will find each benefit statement in detail and as a PDF under [Reimbursements](/reimbursements). You do not agree? Write to us with its number."
    ],
    "keywords": "benefit statement understand read refused not covered object"
  },
  {
    "id": "abroad",
    "slug": "care-abroad",
    "question": "Am I covered abroad?",
    "answer": [
      "In an emergency in an EU or EFTA country, show your insurance card: its back is the European card. You receive care like people insured in that country.",
      "In other countries, basic insurance pays at most twice what the same care would cost in Switzerland. For a trip to the USA, Canada or Australia we strongly recommend supplementary insurance.",
      "Planned treatment is not covered as a rule: call us before you leave, {{phone}}. Send your bills as a [bill from abroad](/documents/send), with proof of payment."
    ],
    "keywords": "abroad travel holiday emergency european card europe usa care"
  },
  {
    "id": "pregnancy",
    "slug": "pregnancy-and-birth",
    "question": "Who pays for care during pregnancy?",
    "answer": [
      "Pregnancy check-ups, the birth and the midwife cost you nothing: no deductible and no retention fee. From the 13th week of pregnancy until eight weeks after the birth, the same goes for all other care under basic insurance.",
      "So that we know, [report your pregnancy](/maternity).",
      "Your baby must be insured within three months of the birth. Cover then counts from the first day; you can register the baby beforehand."
    ],
    "keywords": "pregnancy pregnant birth maternity baby midwife report child insure newborn"
  },
  {
    "id": "delegation",
    "slug": "referral-form",
    "question": "What is a referral form for?",
    "answer": [
      "In the family doctor and doctor network models, your practice sends you to a specialist or a hospital with a referral form. Without one, basic insurance may refuse to pay, except in an emergency.",
      "You will find your forms and how long they are valid under [Referral forms](/delegations). If one is missing, send it under [Send documents](/documents/send)."
    ],
    "keywords": "referral form specialist family doctor network delegation"
  },
  {
    "id": "accident",
    "slug": "report-an-accident",
    "question": "What should I do after an accident?",
    "answer": [
      "If you work at least {{employedHours}} hours a week for the same employer, report the accident to them: their insurance pays.",
      "Otherwise, and for your children, [report the accident to us](/help-accident) as soon as possible: when, where, how, which injuries. Bills can follow later.",
      "The deductible and retention fee apply as for an illness. If someone else is responsible, tell us: we will contact their insurance."
    ],
    "keywords": "accident report injury fall traffic ski third party"
  },
  {
    "id": "move",
    "slug": "change-address",
    "question": "I am moving: what do I need to do?",
    "answer": [
      "Enter your new address and the date under [Personal data, addresses](/profile?activeTab=postals). People in your household can move with you.",
      "The basic insurance premium depends on the municipality: if it changes, you will receive a new policy. Your household insurance moves with you; check that the sum insured is still right.",
      "Moving abroad? Call us on {{phone}}: depending on the country, your insurance ends or continues."
    ],
    "keywords": "move moving address change new address street municipality"
  },
  {
    "id": "tax-certificate",
    "slug": "tax-certificate",
    "question": "Where do I find the certificate for my tax return?",
    "answer": [
      "Under [Reimbursements](/reimbursements), download the certificate of the year: it shows the premiums you paid and the medical costs you bore yourself. The certificate for a full year is available from January.",
      "Every adult will find their own in their customer account."
    ],
    "keywords": "tax certificate tax return medical costs premiums paid"
  },
  {
    "id": "card",
    "slug": "lost-insurance-card",
    "question": "I have lost my insurance card: what now?",
    "answer": [
      "[Order a new card](/order-card): lost, stolen or damaged, it is replaced and the old one is blocked. It arrives by post.",
      "Until then, your name, date of birth and AHV number are enough at the pharmacy or practice: your cover can be checked online.",
      "If you are abroad, call us on {{phone}}: we will send you a provisional certificate."
    ],
    "keywords": "card lost stolen damaged broken new insurance card order pharmacy"
  },
  {
    "id": "contacts",
    "slug": "change-phone-or-e-mail",
    "question": "How do I change my phone number or e-mail?",
    "answer": [
      "Contact numbers and e-mail addresses change under [Personal data, phones and e-mails](/profile?activeTab=phonesEmails).",
      "The mobile that receives your security codes changes under [Customer account](/account). Only we can change the e-mail address you sign in with: call us on {{phone}}."
    ],
    "keywords": "phone number mobile e-mail address change contact"
  },
  {
    "id": "paper",
    "slug": "documents-on-paper-or-online",
    "question": "Can I get documents online or on paper?",
    "answer": [
      "As you prefer. Under [Settings](/settings), choose whether invoices and benefit statements also come by post. Online they stay under [Documents](/documents), where you can download several at once.",
      "There you also choose how we tell you about a new document: by e-mail, by SMS or with a notification on your device."
    ],
    "keywords": "paper post letter electronic documents online notification"
  },
  {
    "id": "privacy-in-family",
    "slug": "who-sees-my-data",
    "question": "Who sees my data in the family?",
    "answer": [
      "The person who receives the household’s post sees everyone’s contracts and invoices. What concerns an adult’s health, such as their benefit statements, is visible to that person alone from the age of {{adultAge}}.",
      "Under [Customer account](/account) you can see who looked at your data and when, and download a copy."
    ],
    "keywords": "family partner child adult data protection who sees privacy"
  },
  {
    "id": "password",
    "slug": "forgotten-password",
    "question": "I have forgotten my password",
    "answer": [
      "Call us on {{phone}}: after a few questions we restore your access. After several failed attempts, signing in is blocked for a few minutes, for your security.",
      "You know your password and want to change it? You can do so under [Customer account](/account)."
    ],
    "keywords": "password forgotten lost change sign in login access blocked"
  },
  {
    "id": "code",
    "slug": "security-code",
    "question": "I do not receive the security code",
    "answer": [
      "We send the code to the mobile shown under [Customer account](/account). Check that the device has a signal, wait a minute and ask for a new code: only the latest is valid.",
      "Your number has changed and you no longer have the old one? Call us on {{phone}}.",
      "Never give a code to anyone, not even on the phone: we never ask for it."
    ],
    "keywords": "code sms security not received confirmation mobile two steps"
  },
  {
    "id": "first-access",
    "slug": "get-access",
    "question": "How do I get access to the customer portal?",
    "answer": [
      "Every insured person aged {{adultAge}} or over can have their own access. Call us on {{phone}} with your insurance number, which is on your policy and your card.",
      "Before we open it, we check your identity: your health data must reach you alone."
    ],
    "keywords": "access register sign up create first time customer account"
  },
  {
    "id": "property-damage",
    "slug": "report-damage",
    "question": "How do I report damage?",
    "answer": [
      "First limit the damage: turn off the water, cover, secure. Take photos and keep damaged items until you hear from us. If something was stolen, report it to the police.",
      "[Then report the damage to us](/help-damage), with the photos, a list of the items and their value. If it is urgent, call us on {{phone}}.",
      "We replace what your contract covers at its value as new, less the deductible of the policy."
    ],
    "keywords": "damage claim theft burglary water fire breakage household report"
  },
  {
    "id": "stamp-duty",
    "slug": "stamp-duty",
    "question": "Why do I pay stamp duty on property insurance?",
    "answer": [
      "The Confederation charges stamp duty of {{stampDuty}}% on premiums for property, liability and legal protection insurance. We pass all of it on.",
      "Health and accident insurance are exempt."
    ],
    "keywords": "stamp duty federal tax 5 percent household liability premium"
  },
  {
    "id": "sum-insured",
    "slug": "household-sum-insured",
    "question": "How much should I insure my household contents for?",
    "answer": [
      "Insure what it would cost to buy everything new: furniture, clothes, appliances, sports gear, cellar and attic. If the sum is too low, we may only pay part of a loss.",
      "Check it after a move, a wedding or a large purchase. You will find it under [Contracts, property](/contract?tab=estate); to change it, call us on {{phone}}."
    ],
    "keywords": "sum insured household underinsurance value as new inventory furniture"
  },
  {
    "id": "liability",
    "slug": "liability-insurance",
    "question": "What does my liability insurance cover?",
    "answer": [
      "It pays for damage that you, or the people insured with you, cause to others without meaning to: a ball through a window, a collision on the ski slope, a stain on the floor of a rented flat.",
      "It does not cover your own belongings or what you cause with your car. Do not admit fault on the spot: [report the damage to us](/help-damage), we examine the claims and reject unjustified ones."
    ],
    "keywords": "liability damage to others third party tenant child"
  }
]$content$) as content(id text, slug text, question text, answer jsonb, keywords text);
