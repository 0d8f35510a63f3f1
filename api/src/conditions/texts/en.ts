import { article, type ConditionTexts } from "./shape.ts";

export const en: ConditionTexts = {
  title: "General conditions",
  edition: "Edition of {date}",
  article: "Art.",
  basic: {
    opening: [
      article(
        "What this is about",
        "These conditions govern compulsory health insurance with {insurer}. It is based on the Federal Health Insurance Act (KVG/LAMal) and its ordinances. Where they differ from these conditions, the act and its ordinances prevail.",
      ),
      article(
        "Who can be insured",
        "Anyone who lives in Switzerland can be insured with us, whatever their age and state of health, without reservation or waiting period.",
        "A child is insured from birth if you tell us within three months.",
      ),
      article(
        "Start and end",
        "The insurance begins on the day stated in the policy. You may cancel it at the end of a year; your letter must reach us by the last working day of November. With the ordinary deductible and free choice of doctor you may also cancel it at the end of June, with three months’ notice: your letter must reach us by the last working day of March.",
        "It ends only when the new insurer confirms that you are covered without a gap. As long as you are in arrears after a formal notice, you cannot change insurer. It also ends when you move abroad permanently, or on death.",
      ),
    ],
    family: {
      STANDARD: [
        article(
          "Free choice of doctor",
          "You go directly to the doctor or specialist of your choice, among those admitted to practise under compulsory insurance.",
        ),
      ],
      NETWORK: [
        article(
          "Doctor network",
          "You first turn to a practice in the doctor network you chose. It treats you or refers you to a specialist. In return your premium is lower.",
          "Emergencies, gynaecology, eye care, paediatrics and dental care are exempt. If you skip this step several times despite our warning, we may move you to the model with free choice of doctor from the following month.",
        ),
      ],
      FAMILY_DOCTOR: [
        article(
          "Family doctor",
          "You first see the family doctor named in your policy, who refers you to a specialist or a hospital where needed. In return your premium is lower.",
          "Emergencies, gynaecology, eye care, paediatrics and dental care need no referral. You may change your family doctor by telling us beforehand.",
        ),
      ],
      TELEMEDICINE: [
        article(
          "Telemedicine",
          "Before every visit you call the telemedicine service named in your policy, day or night. It advises you and tells you where to go and by when. In return your premium is lower.",
          "Emergencies, gynaecology, eye care and paediatrics need no call; tell us about an emergency within ten days.",
        ),
      ],
    },
    rest: [
      article(
        "What we pay",
        "We cover the benefits laid down by law for illness, maternity and, where included, accident: doctor, hospital in the general ward, listed medicines, laboratory tests, physiotherapy and other prescribed care.",
        "They must be effective, appropriate and economical.",
      ),
      article(
        "Accident",
        "Anyone who works at least eight hours a week for the same employer is insured there against accidents and may suspend this cover. The premium falls accordingly.",
        "When this changes, tell us within a month: cover resumes at once.",
      ),
      article(
        "Deductible",
        "The deductible is the part of the costs that you pay first in every calendar year. Adults choose between 300, 500, 1000, 1500, 2000 and 2500 francs, children between 0 and 600 francs.",
        "You can choose a higher deductible from 1 January, and a lower one too if your letter reaches us by the last working day of November.",
      ),
      article(
        "Retention fee and hospital",
        "Above the deductible you pay 10% of the costs, called the retention fee, at most 700 francs a year, 350 francs for a child. For some medicines that a generic could replace the share is higher.",
        "Children of one family who are insured with the same insurer together pay at most what one adult with the ordinary deductible pays, that is 1000 francs a year. If they have an optional deductible, they together pay at most twice the maximum of one child, deductible included; the highest deductible counts.",
        "In hospital, a hospital contribution of 15 francs a day is added, except for children, for young adults in education and for maternity benefits. From the thirteenth week of pregnancy to eight weeks after birth you pay no share of the costs at all.",
      ),
      article(
        "Premiums",
        "The premium depends on where you live, your age, the model and the deductible. It is paid in advance. New premiums are announced at least two months before they apply.",
        "If you do not pay, a reminder follows, then a formal notice with a deadline of thirty days and finally debt collection. Reminder fees are charged to you. If money is tight, call us early: a payment plan is often possible.",
      ),
      article(
        "Bills and reimbursement",
        "Send us your bills with the prescription through the customer portal or by post, within five years of the treatment. We usually reimburse within {billDays} working days, to the bank account you gave us.",
      ),
      article(
        "What we ask of you",
        "Tell us about a new address, marital status, employer or domicile within thirty days. Do what helps you recover, and give us the information we need to assess a claim.",
      ),
      article(
        "Abroad",
        "For urgent treatment during a temporary stay we pay at most twice what it would have cost in Switzerland. In the EU and EFTA, the European card on the back of your insurance card entitles you to the medically necessary care there.",
      ),
      article(
        "Do you disagree?",
        "Ask us for a formal written decision. You have thirty days to object to it, free of charge, then thirty days to appeal to the cantonal insurance court.",
      ),
    ],
  },
  supplementary: {
    opening: [
      article(
        "What this is about",
        "This insurance adds to compulsory health insurance. It is based on your policy, these conditions and the Federal Insurance Contract Act (VVG/LCA).",
      ),
      article(
        "Taking it out",
        "Before the contract is made we ask questions about your health. Answer completely and truthfully: if something important is missing, we may cancel and reclaim what we paid in connection with it.",
        "We may accept, propose a reservation or decline. You may withdraw your application within fourteen days, in writing or in another form that can be evidenced by text.",
      ),
      article(
        "Start, term and end",
        "The insurance begins on the day stated in the policy and lasts until the end of the following calendar year. It then renews from year to year.",
        "You may cancel at the end of a year with three months’ notice, and within thirty days of being told of a higher premium or less favourable conditions. We waive our right to cancel after a claim.",
      ),
    ],
    family: {
      HOSPITAL: [
        article(
          "In hospital",
          "We pay for the stay in the ward stated in the policy: general throughout Switzerland, semi-private with two beds or private with one, the latter two with free choice of doctor.",
          "Tell us about a planned admission at least ten days before: we confirm what we cover. Report an emergency as soon as possible.",
        ),
        article(
          "After hospital",
          "After a stay we contribute 60 francs a day, for thirty days a year, to household help prescribed by a doctor, and also contribute to convalescence in a recognised home.",
        ),
      ],
      OUTPATIENT: [
        article(
          "Care and prevention",
          "Depending on the level stated in the policy we contribute to complementary medicine with recognised therapists, glasses and lenses, travel vaccinations, check-ups and a gym or back-training membership.",
          "The yearly amounts and the share reimbursed are in the table in your policy.",
        ),
        article(
          "Teeth and transport",
          "Where the policy says so, we pay part of check-ups, dental hygiene and treatment, and orthodontics for children. We cover emergency transport and search operations up to the amount in the policy.",
        ),
      ],
    },
    rest: [
      article(
        "Waiting periods",
        "Maternity benefits are due after twelve months of insurance, dental treatment after six. Another period is stated in the policy where it applies. Accidents are covered from the first day.",
      ),
      article(
        "Your share of the costs",
        "The deductible and your shares are stated in the policy. They come on top of those of compulsory insurance and count per calendar year, by the date of treatment.",
      ),
      article(
        "What is not insured",
        "We do not cover treatment that has no medical need or is for cosmetic reasons, treatment not recognised as effective, the consequences of an intentional crime, of war or of reckless acts, or anything a reservation excludes.",
      ),
      article(
        "Premiums",
        "Premiums are paid in advance. They follow your age class and the tariff, which we may change at the start of a year with thirty days’ notice. If you do not pay despite a formal notice with a deadline of fourteen days, cover is suspended.",
      ),
      article(
        "To receive a benefit",
        "Send us the detailed bills and the prescription within five years. Release your doctors from medical confidentiality towards our medical adviser as far as needed. Where another insurer must also pay, our benefits supplement theirs.",
      ),
      article(
        "Do you disagree?",
        "Talk to us first. The health insurance ombudsman advises you free of charge. You may go to court where you live in Switzerland or where we are based.",
      ),
    ],
  },
  property: {
    opening: [
      article(
        "What this is about",
        "Your policy states what you chose: modules, sums insured, deductibles and place. These conditions and the Federal Insurance Contract Act (VVG/LCA) govern the rest.",
      ),
      article(
        "Who is insured",
        "As the policy states, either you alone or you and those who live with you. A child in education who lives away during the week stays insured. If you move within Switzerland, tell us within thirty days: cover moves with you.",
      ),
      article(
        "Start, term and end",
        "The insurance begins on the day stated in the policy and runs until the expiry date, then renews from year to year. You may cancel at the expiry date with three months’ notice, and in any case at the end of the third and of every following year.",
        "After a claim for which we pay compensation, you and we may cancel at the latest when it is paid; cover ends thirty days later.",
      ),
    ],
    family: {
      HOUSEHOLD: [
        article(
          "Your household",
          "We insure your belongings against fire, natural hazards, theft and water, at replacement value: what it takes to buy the same again today. Jewellery, cash and items entrusted to you are limited to the amounts in the policy.",
        ),
        article(
          "At home and away",
          "Your belongings are insured at the address in the policy and, away from it, throughout the world for at most two years. Simple theft away from home, broken glass, bicycles and cyber protection are insured where the policy lists them.",
        ),
      ],
      BUILDING: [
        article(
          "Your building",
          "We insure the building in the policy and its fixed installations against water damage, broken glass and, where no cantonal institution does so, against fire and natural hazards. Earthquake is insured where the policy lists it.",
        ),
        article(
          "Rebuilding",
          "We pay for rebuilding in the same place, for the same use, within two years. Without rebuilding we pay the market value. Clearing costs and lost rent are included up to the amounts in the policy.",
        ),
      ],
      LIABILITY: [
        article(
          "Your liability",
          "We pay for damage that you cause to others in private life and for which the law makes you liable: as a tenant, parent or animal owner, when doing sport or cycling, up to the sum insured per event.",
        ),
        article(
          "We stand up for you",
          "We examine the claim, pay what is justified and fend off what is not, in court if need be. Admit and pay nothing without our consent. Rented or borrowed vehicles are insured where the policy lists them.",
        ),
      ],
      LEGAL_PROTECTION: [
        article(
          "Your rights",
          "Our lawyers advise you and defend your rights in the areas listed in the policy: contracts, work, tenancy, insurance, neighbours, traffic. We pay for lawyers, experts and court costs up to the sum insured per case.",
        ),
        article(
          "How we proceed",
          "Tell us about the case before you instruct anyone. If a lawyer is needed, you choose freely. If we think the case is lost, you may ask for an independent arbitrator. A waiting period of three months applies to disputes about contracts.",
        ),
      ],
    },
    rest: [
      article(
        "Sums insured and deductibles",
        "The sum insured is the maximum we pay. If it is below the real value, compensation is reduced in proportion; we waive this for damage of up to 10% of the sum insured. The deductible in the policy applies once per claim.",
      ),
      article(
        "Premiums and federal stamp duty",
        "The premium in the policy is paid in advance and includes federal stamp duty of 5%. If you do not pay despite a formal notice with a deadline of fourteen days, cover is suspended. If the tariff changes, we tell you thirty days before the expiry date, and you may cancel.",
      ),
      article(
        "When something happens",
        "Limit the damage, change nothing unless you have to, and call us immediately. Report a theft to the police the same day. Keep damaged items, photos, receipts and quotes until the case is settled.",
      ),
      article(
        "What is not insured",
        "We do not cover wear and tear, intentional damage, damage from war, unrest or nuclear energy, or damage from professional activity. In cases of gross negligence we may reduce compensation, unless the policy says otherwise.",
      ),
      article(
        "Compensation",
        "We pay within thirty days of having what we need to assess the damage. If the amount remains in dispute, each side names an expert; the two appoint a third, whose finding is binding.",
      ),
      article(
        "Do you disagree?",
        "Talk to us first. The private insurance ombudsman advises you free of charge. You may go to court where you live in Switzerland or where we are based.",
      ),
    ],
  },
  closing: [
    article(
      "Your data",
      "We process your data to make and manage the contract, pay benefits and prevent abuse, under the Federal Act on Data Protection. Health data is seen only by those who need it.",
      "You may ask at any time what data we hold, have it corrected or receive a copy. We keep it for ten years beyond the end of the contract, as the law requires.",
    ),
    article(
      "How to reach us",
      "You can write to us through the customer portal, by e-mail or by post; a cancellation must be in writing or in another form that can be evidenced by text. {insurer}, {phone}, {email}.",
    ),
  ],
};
