-- The easy form of the remaining answers of the help. An answer that operators have changed in the meantime gets none.
with told as (
  select id, language, was, (select string_agg(line, E'\n' order by place) from jsonb_array_elements_text(answer) with ordinality as lines(line, place)) as answer
  from jsonb_to_recordset($content$
[
  {
    "id": "change-insurer",
    "language": "fr",
    "was": "4db4b751cd1208191b678eb84e27fcfa",
    "answer": [
      "Vous pouvez quitter l’assurance de base à la fin de l’année. Écrivez-nous une lettre. Nous devons l’avoir le dernier jour ouvrable de novembre. Le jour où nous la recevons compte.",
      "Deux choses sont encore nécessaires. Le nouvel assureur doit nous confirmer que vous êtes assuré·e chez lui. Et toutes les factures avec une sommation doivent être payées.",
      "Avez-vous la franchise de {{ordinaryDeductible}} et le libre choix du médecin ? Alors vous pouvez aussi partir à la fin de juin. Nous devons avoir la lettre à la fin de mars.",
      "Les autres assurances ont d’autres dates. Elles sont dans la police. Une question ? Appelez-nous au {{phone}}."
    ]
  },
  {
    "id": "change-insurer",
    "language": "de",
    "was": "814b1f98696ef8abea3c14c504370a61",
    "answer": [
      "Sie können die Grundversicherung auf Ende Jahr kündigen. Schreiben Sie uns einen Brief. Er muss am letzten Arbeitstag im November bei uns sein. Es zählt der Tag, an dem wir ihn erhalten.",
      "Zwei Dinge braucht es noch. Der neue Versicherer muss uns sagen, dass er Sie versichert. Und alle Rechnungen mit einer Mahnung müssen bezahlt sein.",
      "Haben Sie die Franchise von {{ordinaryDeductible}} und freie Arztwahl? Dann können Sie auch auf Ende Juni kündigen. Der Brief muss Ende März bei uns sein.",
      "Andere Versicherungen haben andere Termine. Sie stehen in der Police. Haben Sie Fragen? Rufen Sie uns an: {{phone}}."
    ]
  },
  {
    "id": "change-insurer",
    "language": "it",
    "was": "c05156a87ca0d46d83f244bf2afd792d",
    "answer": [
      "Può disdire l’assicurazione di base per la fine dell’anno. Ci scriva una lettera. Deve arrivare entro l’ultimo giorno lavorativo di novembre. Conta il giorno in cui la riceviamo.",
      "Servono ancora due cose. Il nuovo assicuratore deve confermarci che la assicura. E tutte le fatture con una diffida devono essere pagate.",
      "Ha la franchigia di {{ordinaryDeductible}} e la libera scelta del medico? Allora può disdire anche per la fine di giugno. La lettera deve arrivare entro la fine di marzo.",
      "Le altre assicurazioni hanno altri termini. Sono scritti nella polizza. Ha domande? Ci chiami al numero {{phone}}."
    ]
  },
  {
    "id": "change-insurer",
    "language": "en",
    "was": "014fa9b2caf579021cd7684b56c0fd4e",
    "answer": [
      "You can cancel basic insurance at the end of the year. Write us a letter. It must reach us by the last working day of November. The day we receive it counts.",
      "Two more things are needed. Your new insurer must tell us that you are insured there. And all invoices with a formal notice must be paid.",
      "Do you have the deductible of {{ordinaryDeductible}} and free choice of doctor? Then you can also leave at the end of June. Your letter must reach us by the end of March.",
      "Other insurance has other dates. They are in your policy. Do you have a question? Call us: {{phone}}."
    ]
  },
  {
    "id": "payment-mode",
    "language": "fr",
    "was": "9069fd05ca4b6bd2cdb9ca6edbf90995",
    "answer": [
      "Vous pouvez payer de trois façons : avec la facture et son code QR, avec eBill ou par recouvrement direct. Avec le recouvrement direct, l’argent part tout seul de votre compte.",
      "Vous voulez eBill ? Allez dans votre e-banking. Cherchez notre nom et ajoutez-nous.",
      "Vous voulez payer plus ou moins souvent ? Allez sous [Modifier mes contrats](/contract/mutation). Vous payez plusieurs mois à l’avance ? Alors c’est moins cher.",
      "Vous voyez le compte du recouvrement direct sous [Données personnelles](/profile?activeTab=financials)."
    ]
  },
  {
    "id": "payment-mode",
    "language": "de",
    "was": "85a1ad6088e463b704f6ebfc7e2cf9d9",
    "answer": [
      "Sie können auf drei Arten bezahlen: mit der Rechnung und ihrem QR-Code, mit eBill oder mit Lastschrift. Bei der Lastschrift geht das Geld von selbst von Ihrem Konto weg.",
      "Möchten Sie eBill? Gehen Sie in Ihr E-Banking. Suchen Sie unseren Namen und fügen Sie uns hinzu.",
      "Möchten Sie öfter oder weniger oft bezahlen? Gehen Sie zu [Verträge ändern](/contract/mutation). Bezahlen Sie mehrere Monate im Voraus? Dann ist es günstiger.",
      "Das Konto für die Lastschrift sehen Sie unter [Persönliche Daten](/profile?activeTab=financials)."
    ]
  },
  {
    "id": "payment-mode",
    "language": "it",
    "was": "c9da9a9f453d7b4e2d3c5b3a79addc81",
    "answer": [
      "Può pagare in tre modi: con la fattura e il codice QR, con eBill o con l’addebito diretto. Con l’addebito diretto il denaro parte da solo dal suo conto.",
      "Vuole eBill? Vada nel suo e-banking. Cerchi il nostro nome e ci aggiunga.",
      "Vuole pagare più o meno spesso? Vada a [Modificare i contratti](/contract/mutation). Paga più mesi in anticipo? Allora costa meno.",
      "Vede il conto dell’addebito diretto in [Dati personali](/profile?activeTab=financials)."
    ]
  },
  {
    "id": "payment-mode",
    "language": "en",
    "was": "52a50b63bf06fdf77fc9f232cd772e20",
    "answer": [
      "You can pay in three ways: with the invoice and its QR code, with eBill or by direct debit. With direct debit, the money leaves your account by itself.",
      "Do you want eBill? Go to your e-banking. Search for our name and add us.",
      "Do you want to pay more or less often? Go to [Change my contracts](/contract/mutation). Do you pay several months in advance? Then it costs less.",
      "You see the account for direct debit under [Personal data](/profile?activeTab=financials)."
    ]
  },
  {
    "id": "understand-invoice",
    "language": "fr",
    "was": "6bc22c075b474cdfbbf77f812f688dcd",
    "answer": [
      "Il y a deux sortes de factures :",
      "- Les primes : c’est le prix de l’assurance. Vous payez avant le mois.",
      "- Les participations : c’est votre part des frais de soins. Elles viennent après un décompte.",
      "La facture de primes montre le prix pour chaque personne et chaque contrat. La facture de participations montre la franchise et la quote-part. Pour l’hôpital, elle montre aussi un montant par jour.",
      "L’assurance de base a sa propre facture. Vous voulez voir chaque montant ? Ouvrez la facture sous [Factures](/invoices)."
    ]
  },
  {
    "id": "understand-invoice",
    "language": "de",
    "was": "4435e886a23678bf22b59cbbc23ef7fe",
    "answer": [
      "Es gibt zwei Arten von Rechnungen:",
      "- Prämien: Das ist der Preis der Versicherung. Sie bezahlen im Voraus.",
      "- Kostenbeteiligungen: Das ist Ihr Teil der Behandlungskosten. Sie kommen nach einer Leistungsabrechnung.",
      "Die Prämienrechnung zeigt den Preis für jede Person und jeden Vertrag. Die andere Rechnung zeigt Franchise und Selbstbehalt. Nach einem Spitalaufenthalt zeigt sie auch einen Betrag pro Tag.",
      "Die Grundversicherung hat eine eigene Rechnung. Möchten Sie jeden Betrag sehen? Öffnen Sie die Rechnung unter [Rechnungen](/invoices)."
    ]
  },
  {
    "id": "understand-invoice",
    "language": "it",
    "was": "0838825ed6cf323e43be4519b869a94e",
    "answer": [
      "Ci sono due tipi di fattura:",
      "- I premi: è il prezzo dell’assicurazione. Si paga in anticipo.",
      "- Le partecipazioni ai costi: è la sua parte dei costi di cura. Arrivano dopo un conteggio.",
      "La fattura dei premi mostra il prezzo per ogni persona e ogni contratto. L’altra fattura mostra la franchigia e l’aliquota percentuale. Per l’ospedale mostra anche un importo al giorno.",
      "L’assicurazione di base ha una fattura propria. Vuole vedere ogni importo? Apra la fattura in [Fatture](/invoices)."
    ]
  },
  {
    "id": "understand-invoice",
    "language": "en",
    "was": "a8517eec2986f5c624c9668b607a9ee9",
    "answer": [
      "There are two kinds of invoice:",
      "- Premiums: this is the price of the insurance. You pay in advance.",
      "- Cost shares: this is your part of the costs of treatment. They come after a benefit statement.",
      "A premium invoice shows the price for each person and each contract. The other invoice shows the deductible and the retention fee. For a hospital stay it also shows an amount per day.",
      "Basic insurance has its own invoice. Do you want to see every amount? Open the invoice under [Invoices](/invoices)."
    ]
  },
  {
    "id": "premium-reduction",
    "language": "fr",
    "was": "aae1621f312c4c5a64382c41e0177e73",
    "answer": [
      "Gagnez-vous peu d’argent ? Alors le canton paie peut-être une partie de votre prime. Chaque canton a ses règles.",
      "Demandez-le au canton où vous habitez. Nous ne décidons pas. Certains cantons vous écrivent d’abord.",
      "Le canton dit oui ? Alors votre facture est plus basse. Parfois, nous corrigeons aussi les mois passés. Vous voyez la réduction dans la facture et sous [Contrats](/contract)."
    ]
  },
  {
    "id": "premium-reduction",
    "language": "de",
    "was": "303bead19a9d4190ff0ce984fe4cc5c4",
    "answer": [
      "Verdienen Sie wenig? Dann bezahlt der Kanton vielleicht einen Teil Ihrer Prämie. Jeder Kanton hat eigene Regeln.",
      "Fragen Sie den Kanton, in dem Sie wohnen. Wir entscheiden nicht. Manche Kantone schreiben Ihnen zuerst.",
      "Sagt der Kanton Ja? Dann wird Ihre Rechnung tiefer. Manchmal korrigieren wir auch frühere Monate. Sie sehen die Verbilligung in der Rechnung und unter [Verträge](/contract)."
    ]
  },
  {
    "id": "premium-reduction",
    "language": "it",
    "was": "ff9823d521adde6345bffd6392ecbd0d",
    "answer": [
      "Guadagna poco? Allora il Cantone paga forse una parte del premio. Ogni Cantone ha le sue regole.",
      "Lo chieda al Cantone in cui abita. Non decidiamo noi. Alcuni Cantoni le scrivono per primi.",
      "Il Cantone dice di sì? Allora la fattura è più bassa. A volte correggiamo anche i mesi passati. Vede la riduzione nella fattura e in [Contratti](/contract)."
    ]
  },
  {
    "id": "premium-reduction",
    "language": "en",
    "was": "f83ef1ea3fdb78e0143a47925bd499a5",
    "answer": [
      "Do you earn little money? Then your canton may pay part of your premium. Each canton has its own rules.",
      "Ask the canton where you live. We do not decide. Some cantons write to you first.",
      "Does the canton say yes? Then your invoice is lower. Sometimes we also correct earlier months. You see the reduction in the invoice and under [Contracts](/contract)."
    ]
  },
  {
    "id": "premium-rises",
    "language": "fr",
    "was": "a0906dd6e09a3d096565376230f2e79a",
    "answer": [
      "Les soins dans votre canton coûtent plus ou moins chaque année. La prime change donc chaque année. La Confédération dit oui à la fin de septembre. Nous vous écrivons en octobre.",
      "La prime change aussi dans ces cas :",
      "- Vous déménagez dans une autre région.",
      "- Vous avez eu 18 ou 25 ans. Elle change le 1er janvier suivant.",
      "- Vous changez de franchise, de modèle ou de couverture des accidents.",
      "Vous voulez payer moins ? Comparez sous [Modifier mes contrats](/contract/mutation)."
    ]
  },
  {
    "id": "premium-rises",
    "language": "de",
    "was": "886ea0f44b5f2abc3f5f91866142400f",
    "answer": [
      "Behandlungen in Ihrem Kanton kosten jedes Jahr mehr oder weniger. Deshalb ändert sich die Prämie jedes Jahr. Der Bund sagt Ende September Ja. Wir schreiben Ihnen im Oktober.",
      "Die Prämie ändert sich auch in diesen Fällen:",
      "- Sie ziehen in eine andere Region um.",
      "- Sie sind 18 oder 25 geworden. Die Prämie ändert sich am nächsten 1. Januar.",
      "- Sie ändern Franchise, Modell oder Unfalldeckung.",
      "Möchten Sie weniger bezahlen? Vergleichen Sie unter [Verträge ändern](/contract/mutation)."
    ]
  },
  {
    "id": "premium-rises",
    "language": "it",
    "was": "11a45fbae1645b7e347b248ac90273c6",
    "answer": [
      "Ogni anno le cure nel suo Cantone costano di più o di meno. Perciò il premio cambia ogni anno. La Confederazione lo approva a fine settembre. Le scriviamo in ottobre.",
      "Il premio cambia anche in questi casi:",
      "- Trasloca in un’altra regione.",
      "- Ha compiuto 18 o 25 anni. Cambia il 1º gennaio dopo.",
      "- Cambia franchigia, modello o copertura degli infortuni.",
      "Vuole pagare meno? Confronti in [Modificare i contratti](/contract/mutation)."
    ]
  },
  {
    "id": "premium-rises",
    "language": "en",
    "was": "36850e52a687f7e3bf8c667647af2d36",
    "answer": [
      "Treatment in your canton costs more or less each year. So the premium changes every year. The Confederation approves it at the end of September. We write to you in October.",
      "The premium also changes in these cases:",
      "- You move to another region.",
      "- You have turned 18 or 25. It changes on the next 1 January.",
      "- You change your deductible, model or accident cover.",
      "Do you want to pay less? Compare under [Change my contracts](/contract/mutation)."
    ]
  },
  {
    "id": "bank-account",
    "language": "fr",
    "was": "07128cf6a8199611c080c675e7d981f8",
    "answer": [
      "Allez sous [Données personnelles, comptes bancaires](/profile?activeTab=financials). Écrivez le nouvel IBAN et la date. Nous vous envoyons un code. Entrez ce code pour confirmer.",
      "Un QR-IBAN d’un bulletin ne marche pas. Prenez l’IBAN de votre compte.",
      "Un paiement est déjà en route ? Il arrive sur l’ancien compte. Gardez ce compte encore quelques jours."
    ]
  },
  {
    "id": "bank-account",
    "language": "de",
    "was": "d71c728cf78a7e56f4a7974d7dbc7159",
    "answer": [
      "Gehen Sie zu [Persönliche Daten, Bankkonten](/profile?activeTab=financials). Geben Sie die neue IBAN und das Datum ein. Wir senden Ihnen einen Code. Bestätigen Sie mit diesem Code.",
      "Eine QR-IBAN von einem Einzahlungsschein geht nicht. Nehmen Sie die IBAN Ihres Kontos.",
      "Ist eine Zahlung schon unterwegs? Sie kommt auf das alte Konto. Behalten Sie es noch ein paar Tage."
    ]
  },
  {
    "id": "bank-account",
    "language": "it",
    "was": "f8df95fca3ec06e9014851e2fa5cb8a9",
    "answer": [
      "Vada a [Dati personali, conti bancari](/profile?activeTab=financials). Inserisca il nuovo IBAN e la data. Le inviamo un codice. Confermi con questo codice.",
      "Un QR-IBAN di una polizza di versamento non funziona. Usi l’IBAN del suo conto.",
      "Un pagamento è già in corso? Arriva sul vecchio conto. Lo tenga ancora qualche giorno."
    ]
  },
  {
    "id": "bank-account",
    "language": "en",
    "was": "f7eed4f872ccaede72a9de9743d679a2",
    "answer": [
      "Go to [Personal data, bank accounts](/profile?activeTab=financials). Enter the new IBAN and the date. We send you a code. Confirm with this code.",
      "A QR-IBAN from a payment slip does not work. Use the IBAN of your account.",
      "Is a payment already on its way? It goes to the old account. Keep that account for a few days."
    ]
  },
  {
    "id": "delegation",
    "language": "fr",
    "was": "70effb293fe94dcd77eca4ed05c68eb3",
    "answer": [
      "Avez-vous le modèle médecin de famille ou réseau de médecins ? Alors votre cabinet vous envoie chez le spécialiste ou à l’hôpital. Il vous donne un bon de délégation.",
      "Sans bon, l’assurance de base peut refuser de payer. En cas d’urgence, il ne faut pas de bon.",
      "Vous voyez vos bons sous [Bons de délégation](/delegations). Un bon manque ? Envoyez-le sous [Envoyer des documents](/documents/send)."
    ]
  },
  {
    "id": "delegation",
    "language": "de",
    "was": "8f570fd08361b32954ffa5d09d914bd4",
    "answer": [
      "Haben Sie das Hausarztmodell oder das Ärztenetz? Dann schickt Ihre Praxis Sie zur Fachperson oder ins Spital. Sie erhalten dafür einen Überweisungsschein.",
      "Ohne Schein bezahlt die Grundversicherung vielleicht nicht. Im Notfall brauchen Sie keinen Schein.",
      "Ihre Scheine sehen Sie unter [Überweisungsscheine](/delegations). Fehlt ein Schein? Senden Sie ihn unter [Dokumente senden](/documents/send)."
    ]
  },
  {
    "id": "delegation",
    "language": "it",
    "was": "e653aede30f5b0c9336255d31fbb2c03",
    "answer": [
      "Ha il modello medico di famiglia o rete di medici? Allora lo studio medico la manda dallo specialista o in ospedale. Le dà un buono di delega.",
      "Senza buono l’assicurazione di base può rifiutare di pagare. In caso d’urgenza il buono non serve.",
      "Vede i buoni in [Buoni di delega](/delegations). Manca un buono? Lo invii in [Inviare documenti](/documents/send)."
    ]
  },
  {
    "id": "delegation",
    "language": "en",
    "was": "e08ed2a43010f68670781289c99246d4",
    "answer": [
      "Do you have the family doctor or doctor network model? Then your practice sends you to a specialist or hospital. You get a referral form.",
      "Without a form, basic insurance may refuse to pay. In an emergency you do not need one.",
      "You see your forms under [Referral forms](/delegations). Is one missing? Send it under [Send documents](/documents/send)."
    ]
  },
  {
    "id": "tax-certificate",
    "language": "fr",
    "was": "7ebcceca5d8fc529669b9828f025d32a",
    "answer": [
      "Allez sous [Remboursements](/reimbursements). Téléchargez l’attestation de l’année. Elle montre les primes payées et les frais que vous avez payés vous-même.",
      "L’attestation de toute l’année arrive en janvier.",
      "Chaque adulte a son attestation dans son propre compte client."
    ]
  },
  {
    "id": "tax-certificate",
    "language": "de",
    "was": "d350ff16aa2b2e5d3110267549e6c460",
    "answer": [
      "Gehen Sie zu [Rückerstattungen](/reimbursements). Laden Sie den Steuerausweis des Jahres herunter. Er zeigt die bezahlten Prämien. Er zeigt auch die Kosten, die Sie selbst bezahlt haben.",
      "Den Ausweis für das ganze Jahr gibt es ab Januar.",
      "Jede erwachsene Person hat ihren Ausweis im eigenen Kundenkonto."
    ]
  },
  {
    "id": "tax-certificate",
    "language": "it",
    "was": "700190fe597423c2a90fef37582a30bb",
    "answer": [
      "Vada a [Rimborsi](/reimbursements). Scarichi l’attestato per le imposte dell’anno. Mostra i premi pagati e i costi che ha pagato lei.",
      "L’attestato di tutto l’anno c’è da gennaio.",
      "Ogni adulto ha il suo attestato nel proprio account."
    ]
  },
  {
    "id": "tax-certificate",
    "language": "en",
    "was": "ad6b01608402fa7dd853b79c0f14f794",
    "answer": [
      "Go to [Reimbursements](/reimbursements). Download the tax certificate of the year. It shows the premiums you paid and the costs you paid yourself.",
      "The certificate for the whole year comes in January.",
      "Each adult has a certificate in their own customer account."
    ]
  },
  {
    "id": "contacts",
    "language": "fr",
    "was": "b87e92d300128cb2d75bb011a70d4042",
    "answer": [
      "Le numéro et l’e-mail pour vous contacter : allez sous [Données personnelles, téléphones et e-mails](/profile?activeTab=phonesEmails).",
      "Le mobile qui reçoit vos codes : allez sous [Compte client](/account).",
      "L’e-mail de connexion : allez sous [Sécurité](/account/security). Nous envoyons un lien à l’ancienne adresse et un à la nouvelle. Confirmez les deux. Ensuite, la nouvelle adresse est valable."
    ]
  },
  {
    "id": "contacts",
    "language": "de",
    "was": "138ee62dc5fb312e5bbc7b2d0fa3b1cd",
    "answer": [
      "Nummer und E-Mail für den Kontakt: Gehen Sie zu [Persönliche Daten, Telefone und E-Mails](/profile?activeTab=phonesEmails).",
      "Das Handy für Ihre Codes: Gehen Sie zu [Kundenkonto](/account).",
      "Die E-Mail für die Anmeldung: Gehen Sie zu [Sicherheit](/account/security). Wir senden einen Link an die alte und einen an die neue Adresse. Bestätigen Sie beide. Danach gilt die neue Adresse."
    ]
  },
  {
    "id": "contacts",
    "language": "it",
    "was": "6220a237895cf58cbb40dd31fe16837f",
    "answer": [
      "Numero ed e-mail per contattarla: vada a [Dati personali, telefoni ed e-mail](/profile?activeTab=phonesEmails).",
      "Il cellulare che riceve i codici: vada a [Account](/account).",
      "L’e-mail con cui accede: vada a [Sicurezza](/account/security). Inviamo un link al vecchio indirizzo e uno al nuovo. Li confermi tutti e due. Poi vale il nuovo indirizzo."
    ]
  },
  {
    "id": "contacts",
    "language": "en",
    "was": "2b516bd5614f02bc37b78adfd1541441",
    "answer": [
      "The number and e-mail to contact you: go to [Personal data, phone and e-mail](/profile?activeTab=phonesEmails).",
      "The mobile phone for your codes: go to [Customer account](/account).",
      "The e-mail you sign in with: go to [Security](/account/security). We send one link to the old address and one to the new one. Confirm both. After that, the new address is valid."
    ]
  },
  {
    "id": "paper",
    "language": "fr",
    "was": "55bf1bc85db3eaf01fc6212a17f81fef",
    "answer": [
      "Vous choisissez. Allez sous [Réglages](/settings). Dites si vous voulez aussi vos factures et décomptes par la poste. Ils restent en ligne sous [Documents](/documents).",
      "Un nouveau document arrive ? Nous vous le disons. Vous choisissez comment : par e-mail, par SMS ou sur votre appareil."
    ]
  },
  {
    "id": "paper",
    "language": "de",
    "was": "fd70192f3825860373ca7ed630acb545",
    "answer": [
      "Sie wählen. Gehen Sie zu [Einstellungen](/settings). Sagen Sie, ob Rechnungen und Leistungsabrechnungen auch mit der Post kommen. Online bleiben sie unter [Dokumente](/documents).",
      "Kommt ein neues Dokument? Wir sagen es Ihnen. Sie wählen wie: per E-Mail, per SMS oder auf Ihrem Gerät."
    ]
  },
  {
    "id": "paper",
    "language": "it",
    "was": "dd8b751ba784cca36d5bb22782c36c5e",
    "answer": [
      "Sceglie lei. Vada a [Impostazioni](/settings). Dica se vuole fatture e conteggi anche per posta. Online restano in [Documenti](/documents).",
      "Arriva un nuovo documento? La avvisiamo. Sceglie lei come: per e-mail, per SMS o sul suo dispositivo."
    ]
  },
  {
    "id": "paper",
    "language": "en",
    "was": "de3d8c67a9068ac72c0ee273edebdc53",
    "answer": [
      "You choose. Go to [Settings](/settings). Say if you also want invoices and benefit statements by post. Online, they stay under [Documents](/documents).",
      "Is there a new document? We tell you. You choose how: by e-mail, by text message or on your device."
    ]
  },
  {
    "id": "privacy-in-family",
    "language": "fr",
    "was": "5b94737b905bef505a7b8a9d04f9de97",
    "answer": [
      "Une personne reçoit le courrier de la famille. Elle voit les contrats et les factures de toutes les personnes.",
      "La santé d’un adulte reste privée. À partir de {{adultAge}} ans, chaque personne voit seule ses décomptes.",
      "Qui a regardé vos données ? Vous le voyez sous [Compte client](/account). Vous pouvez aussi télécharger une copie de vos données."
    ]
  },
  {
    "id": "privacy-in-family",
    "language": "de",
    "was": "8eec3812dfb74b1051f6c63b7170d8a1",
    "answer": [
      "Eine Person erhält die Post der Familie. Sie sieht die Verträge und die Rechnungen von allen.",
      "Die Gesundheit von Erwachsenen bleibt privat. Ab {{adultAge}} Jahren sieht jede Person ihre Leistungsabrechnungen allein.",
      "Wer hat Ihre Daten angesehen? Das sehen Sie unter [Kundenkonto](/account). Sie können dort auch eine Kopie Ihrer Daten herunterladen."
    ]
  },
  {
    "id": "privacy-in-family",
    "language": "it",
    "was": "6d8a5eaa562aa0a888de958a190d9a8e",
    "answer": [
      "Una persona riceve la posta della famiglia. Vede i contratti e le fatture di tutti.",
      "La salute degli adulti resta privata. Da {{adultAge}} anni solo la persona stessa vede i suoi conteggi.",
      "Chi ha guardato i suoi dati? Lo vede in [Account](/account). Può anche scaricare una copia dei suoi dati."
    ]
  },
  {
    "id": "privacy-in-family",
    "language": "en",
    "was": "5894236d0cd7a26e928b5b8176874022",
    "answer": [
      "One person receives the family’s post. This person sees everyone’s contracts and invoices.",
      "The health of adults stays private. From the age of {{adultAge}}, each person alone sees their benefit statements.",
      "Who looked at your data? You see it under [Customer account](/account). You can also download a copy of your data."
    ]
  },
  {
    "id": "property-damage",
    "language": "fr",
    "was": "a77e42e5dd99b8dd338b714ed0061325",
    "answer": [
      "Protégez d’abord vos affaires. Coupez l’eau. Fermez les portes. Prenez des photos. Gardez les objets abîmés. C’est un vol ? Allez à la police.",
      "Ensuite, [annoncez-nous le dommage](/help-damage). Envoyez les photos. Écrivez quels objets sont abîmés et leur prix. C’est urgent ? Appelez-nous au {{phone}}.",
      "Nous payons le prix d’un objet neuf, si votre contrat le couvre. Vous payez la franchise de la police."
    ]
  },
  {
    "id": "property-damage",
    "language": "de",
    "was": "c2849cd50265bc575cc57f6d5e6d0d0a",
    "answer": [
      "Schützen Sie zuerst Ihre Sachen. Stellen Sie das Wasser ab. Schliessen Sie die Türen. Machen Sie Fotos. Behalten Sie die kaputten Sachen. Ist es ein Diebstahl? Gehen Sie zur Polizei.",
      "Danach [melden Sie uns den Schaden](/help-damage). Senden Sie die Fotos. Schreiben Sie, was kaputt ist und was es kostet. Eilt es? Rufen Sie uns an: {{phone}}.",
      "Wir bezahlen den Preis einer neuen Sache, wenn Ihr Vertrag sie deckt. Den Selbstbehalt der Police bezahlen Sie."
    ]
  },
  {
    "id": "property-damage",
    "language": "it",
    "was": "70a5bddc436780f40a5fa7fc53859920",
    "answer": [
      "Protegga prima le sue cose. Chiuda l’acqua. Chiuda le porte. Faccia delle foto. Tenga gli oggetti rotti. È un furto? Vada alla polizia.",
      "Poi [ci annunci il danno](/help-damage). Invii le foto. Scriva quali oggetti sono rotti e quanto costano. È urgente? Ci chiami al numero {{phone}}.",
      "Paghiamo il prezzo di un oggetto nuovo, se il contratto lo copre. Lei paga la franchigia della polizza."
    ]
  },
  {
    "id": "property-damage",
    "language": "en",
    "was": "66950661d096fce7d5d88f72f9657293",
    "answer": [
      "First protect your belongings. Turn off the water. Close the doors. Take photos. Keep the damaged items. Was it a theft? Go to the police.",
      "Then [report the damage to us](/help-damage). Send the photos. Write which items are damaged and what they cost. Is it urgent? Call us: {{phone}}.",
      "We pay the price of a new item if your contract covers it. You pay the deductible in the policy."
    ]
  },
  {
    "id": "stamp-duty",
    "language": "fr",
    "was": "5e521cc0d9f886149caf3bbed9dfb007",
    "answer": [
      "La Confédération demande une taxe de {{stampDuty}} % sur certaines assurances. C’est le droit de timbre. Il concerne les biens, la responsabilité civile et la protection juridique. Nous donnons tout à la Confédération.",
      "Pour la maladie et les accidents, vous ne payez pas cette taxe."
    ]
  },
  {
    "id": "stamp-duty",
    "language": "de",
    "was": "207e5248aed86609b3c4f51b7eea3681",
    "answer": [
      "Der Bund verlangt auf manchen Versicherungen eine Abgabe von {{stampDuty}} %. Das ist die Stempelabgabe. Sie gilt für Sachen, Haftpflicht und Rechtsschutz. Wir geben alles dem Bund.",
      "Für Krankheit und Unfall bezahlen Sie diese Abgabe nicht."
    ]
  },
  {
    "id": "stamp-duty",
    "language": "it",
    "was": "d09fc0fc17cfe21f385cb84a539ebf0c",
    "answer": [
      "La Confederazione chiede una tassa del {{stampDuty}} % su alcune assicurazioni. È la tassa di bollo. Vale per cose, responsabilità civile e protezione giuridica. Diamo tutto alla Confederazione.",
      "Per malattia e infortuni questa tassa non si paga."
    ]
  },
  {
    "id": "stamp-duty",
    "language": "en",
    "was": "836f9a5ef01d82f0a38caa99bde9a465",
    "answer": [
      "The Confederation asks for a tax of {{stampDuty}}% on some insurance. This is the stamp duty. It is for property, liability and legal protection. We give all of it to the Confederation.",
      "You do not pay this tax for health and accident insurance."
    ]
  },
  {
    "id": "sum-insured",
    "language": "fr",
    "was": "06af51323572cf2f283f1915c83f9b86",
    "answer": [
      "Imaginez : vous devez tout racheter. Combien cela coûte-t-il ? Comptez les meubles, les habits, les appareils et le sport. Comptez aussi la cave. Assurez cette somme.",
      "La somme est trop basse ? Alors nous ne payons qu’une partie d’un dommage.",
      "Regardez la somme après un déménagement, un mariage ou un gros achat. Elle est sous [Contrats, biens](/contract?tab=estate). Pour la changer, appelez-nous au {{phone}}."
    ]
  },
  {
    "id": "sum-insured",
    "language": "de",
    "was": "d13bb81e8659a2adbc75bd2df09460d3",
    "answer": [
      "Stellen Sie sich vor, Sie müssen alles neu kaufen. Was kostet das? Rechnen Sie Möbel, Kleider, Geräte und Sportsachen. Rechnen Sie auch den Keller. Versichern Sie diese Summe.",
      "Ist die Summe zu tief? Dann bezahlen wir nur einen Teil eines Schadens.",
      "Schauen Sie die Summe nach einem Umzug, einer Heirat oder einem grossen Kauf an. Sie finden sie unter [Verträge, Sachversicherung](/contract?tab=estate). Möchten Sie sie ändern? Rufen Sie uns an: {{phone}}."
    ]
  },
  {
    "id": "sum-insured",
    "language": "it",
    "was": "6becf7e7f047d1245e2f8b2e95c4d53e",
    "answer": [
      "Immagini di dover ricomprare tutto. Quanto costa? Conti mobili, vestiti, apparecchi e cose per lo sport. Conti anche la cantina. Assicuri questa somma.",
      "La somma è troppo bassa? Allora paghiamo solo una parte di un danno.",
      "Guardi la somma dopo un trasloco, un matrimonio o un grande acquisto. È in [Contratti, cose](/contract?tab=estate). Per cambiarla ci chiami al numero {{phone}}."
    ]
  },
  {
    "id": "sum-insured",
    "language": "en",
    "was": "78862f459e8ce97ca235b379f50195d2",
    "answer": [
      "Imagine you must buy everything new. What does it cost? Count furniture, clothes, appliances and sports gear. Count the cellar too. Insure this sum.",
      "Is the sum too low? Then we pay only part of a loss.",
      "Look at the sum after a move, a wedding or a big purchase. It is under [Contracts, property](/contract?tab=estate). To change it, call us: {{phone}}."
    ]
  },
  {
    "id": "liability",
    "language": "fr",
    "was": "beee23c35bc9f372930d654825e1bc6f",
    "answer": [
      "Vous cassez une chose d’une autre personne, sans le vouloir ? Ou vous blessez une personne ? La responsabilité civile paie. Par exemple : un ballon casse une vitre.",
      "Elle ne paie pas pour vos propres affaires. Elle ne paie pas non plus pour votre voiture.",
      "Ne dites pas sur place que c’est votre faute. [Annoncez-nous le dommage](/help-damage). Nous regardons si la demande est juste. Sinon, nous refusons."
    ]
  },
  {
    "id": "liability",
    "language": "de",
    "was": "867e32a1d8f22e81544d471119856c06",
    "answer": [
      "Machen Sie eine Sache einer anderen Person kaputt, ohne es zu wollen? Oder verletzen Sie eine Person? Die Haftpflicht bezahlt. Zum Beispiel: Ein Ball fliegt in eine Scheibe.",
      "Sie bezahlt nicht für Ihre eigenen Sachen. Sie bezahlt auch nicht für Ihr Auto.",
      "Sagen Sie vor Ort nicht, dass Sie schuld sind. [Melden Sie uns den Schaden](/help-damage). Wir prüfen, ob die Forderung stimmt. Sonst lehnen wir sie ab."
    ]
  },
  {
    "id": "liability",
    "language": "it",
    "was": "7af0d2bbf90b2e38c85ab49bf0d71e24",
    "answer": [
      "Rompe una cosa di un’altra persona senza volerlo? O ferisce una persona? Paga la responsabilità civile. Per esempio: un pallone rompe un vetro.",
      "Non paga per le sue cose. Non paga nemmeno per la sua automobile.",
      "Sul posto non dica che è colpa sua. [Ci annunci il danno](/help-damage). Controlliamo se la richiesta è giusta. Se non lo è, la rifiutiamo."
    ]
  },
  {
    "id": "liability",
    "language": "en",
    "was": "ba384f3906ec451e1377c9cfb5cdf477",
    "answer": [
      "Do you break another person’s thing without meaning to? Or do you hurt a person? Your liability insurance pays. For example: a ball breaks a window.",
      "It does not pay for your own things. It does not pay for your car either.",
      "Do not say on the spot that it is your fault. [Report the damage to us](/help-damage). We check if the claim is right. If not, we reject it."
    ]
  },
  {
    "id": "ambulance",
    "language": "fr",
    "was": "f8af926f9746e0f8523feda0a5bc1c44",
    "answer": [
      "Une vie est en danger ? Appelez le 144. Les frais viennent plus tard.",
      "Avez-vous besoin d’un transport pour votre santé ? L’assurance de base paie la moitié, au plus CHF 500 par an.",
      "Un sauvetage, par exemple en montagne ? Elle paie la moitié, au plus CHF 5’000 par an.",
      "Une assurance complémentaire paie parfois le reste. Regardez sous [Contrats](/contract).",
      "C’est un accident ? L’assurance de votre employeur paie, si vous en avez une. Vous êtes assuré·e chez nous pour les accidents ? [Annoncez-nous l’accident](/help-accident).",
      "[Envoyez-nous la facture](/documents/send). Nous calculons notre part."
    ]
  },
  {
    "id": "ambulance",
    "language": "de",
    "was": "1ded6344dfd17631bb7bdcaf698a8a26",
    "answer": [
      "Ist ein Leben in Gefahr? Rufen Sie 144 an. Die Kosten kommen später.",
      "Brauchen Sie für Ihre Gesundheit einen Transport? Die Grundversicherung bezahlt die Hälfte, höchstens CHF 500 pro Jahr.",
      "Eine Rettung, zum Beispiel in den Bergen? Sie bezahlt die Hälfte, höchstens CHF 5’000 pro Jahr.",
      "Eine Zusatzversicherung bezahlt manchmal den Rest. Schauen Sie unter [Verträge](/contract).",
      "Ist es ein Unfall? Die Versicherung Ihres Arbeitgebers bezahlt, wenn Sie eine haben. Sind Sie bei uns gegen Unfall versichert? [Melden Sie uns den Unfall](/help-accident).",
      "[Senden Sie uns die Rechnung](/documents/send). Wir berechnen unseren Teil."
    ]
  },
  {
    "id": "ambulance",
    "language": "it",
    "was": "a12ae7f153914f6f07cbe3186d975327",
    "answer": [
      "Una vita è in pericolo? Chiami il 144. I costi vengono dopo.",
      "Ha bisogno di un trasporto per la sua salute? L’assicurazione di base paga la metà, al massimo CHF 500 all’anno.",
      "Un salvataggio, per esempio in montagna? Paga la metà, al massimo CHF 5’000 all’anno.",
      "Un’assicurazione complementare a volte paga il resto. Guardi in [Contratti](/contract).",
      "È un infortunio? Paga l’assicurazione del datore di lavoro, se ne ha una. I suoi infortuni sono assicurati da noi? [Ci annunci l’infortunio](/help-accident).",
      "[Ci invii la fattura](/documents/send). Calcoliamo la nostra parte."
    ]
  },
  {
    "id": "ambulance",
    "language": "en",
    "was": "12900b666ebdcd390048b1443725f00c",
    "answer": [
      "Is a life in danger? Call 144. The costs come later.",
      "Do you need transport for your health? Basic insurance pays half, at most CHF 500 a year.",
      "A rescue, for example in the mountains? It pays half, at most CHF 5’000 a year.",
      "Supplementary insurance sometimes pays the rest. Look under [Contracts](/contract).",
      "Was it an accident? Your employer’s insurance pays, if you have one. Are your accidents insured with us? [Report the accident](/help-accident).",
      "[Send us the bill](/documents/send). We work out our part."
    ]
  },
  {
    "id": "dentist",
    "language": "fr",
    "was": "519450e9f15d4de105755277b154129e",
    "answer": [
      "L’assurance de base ne paie pas les contrôles. Elle ne paie pas les caries ni les appareils dentaires.",
      "Elle paie dans trois cas :",
      "- Vous avez une maladie grave des dents ou de la mâchoire, et personne ne pouvait l’éviter.",
      "- Vous avez une autre maladie grave, et les dents en souffrent.",
      "- C’est un accident, et aucune assurance-accidents ne paie.",
      "Une assurance dentaire paie souvent une partie du reste. Regardez sous [Contrats](/contract).",
      "Une dent est cassée ? [Annoncez l’accident](/help-accident). Puis [envoyez la facture](/documents/send)."
    ]
  },
  {
    "id": "dentist",
    "language": "de",
    "was": "e00c0d059f678a2d6a9bb40867131c71",
    "answer": [
      "Die Grundversicherung bezahlt keine Kontrollen. Sie bezahlt auch keine Karies und keine Zahnspangen.",
      "Sie bezahlt in drei Fällen:",
      "- Sie haben eine schwere Krankheit an Zähnen oder Kiefer, die niemand verhindern konnte.",
      "- Sie haben eine andere schwere Krankheit, die den Zähnen schadet.",
      "- Es ist ein Unfall, und keine Unfallversicherung bezahlt.",
      "Eine Zahnversicherung bezahlt oft einen Teil der anderen Kosten. Schauen Sie unter [Verträge](/contract).",
      "Ist ein Zahn abgebrochen? [Melden Sie den Unfall](/help-accident). Dann [senden Sie die Rechnung](/documents/send)."
    ]
  },
  {
    "id": "dentist",
    "language": "it",
    "was": "a0f6db6bcc2f1f0a8ac40862c1f75078",
    "answer": [
      "L’assicurazione di base non paga i controlli. Non paga le carie né gli apparecchi per i denti.",
      "Paga in tre casi:",
      "- Ha una malattia grave dei denti o della mascella che non si poteva evitare.",
      "- Ha un’altra malattia grave che fa male ai denti.",
      "- È un infortunio e nessuna assicurazione infortuni paga.",
      "Un’assicurazione dentaria paga spesso una parte degli altri costi. Guardi in [Contratti](/contract).",
      "Un dente si è rotto? [Annunci l’infortunio](/help-accident). Poi [invii la fattura](/documents/send)."
    ]
  },
  {
    "id": "dentist",
    "language": "en",
    "was": "b3b3634967a7b15c84250e214e88484b",
    "answer": [
      "Basic insurance does not pay for check-ups. It does not pay for fillings or braces.",
      "It pays in three cases:",
      "- You have a serious disease of the teeth or jaw that could not be avoided.",
      "- You have another serious illness that harms your teeth.",
      "- It was an accident, and no accident insurance pays.",
      "Dental insurance often pays part of the other costs. Look under [Contracts](/contract).",
      "Is a tooth broken? [Report the accident](/help-accident). Then [send us the bill](/documents/send)."
    ]
  },
  {
    "id": "glasses",
    "language": "fr",
    "was": "4bab48b4ff484cbdb8bde9ee28198681",
    "answer": [
      "Votre enfant a moins de 18 ans ? L’assurance de base paie au plus CHF 180 par an. Il faut une ordonnance de l’ophtalmologue.",
      "Pour les adultes, elle paie seulement pour certaines maladies des yeux.",
      "Une assurance complémentaire paie parfois plus. Regardez sous [Contrats](/contract).",
      "[Envoyez-nous la facture](/documents/send) de l’opticien. Pour un enfant, ajoutez l’ordonnance."
    ]
  },
  {
    "id": "glasses",
    "language": "de",
    "was": "755e44f3a114be5b660909f3c3361fa7",
    "answer": [
      "Ist Ihr Kind unter 18? Die Grundversicherung bezahlt höchstens CHF 180 pro Jahr. Es braucht ein Rezept vom Augenarzt oder von der Augenärztin.",
      "Für Erwachsene bezahlt sie nur bei bestimmten Krankheiten der Augen.",
      "Eine Zusatzversicherung bezahlt manchmal mehr. Schauen Sie unter [Verträge](/contract).",
      "[Senden Sie uns die Rechnung](/documents/send) vom Optiker. Bei einem Kind senden Sie auch das Rezept."
    ]
  },
  {
    "id": "glasses",
    "language": "it",
    "was": "58c8dac1f55be767da1677445d5ec7ac",
    "answer": [
      "Suo figlio ha meno di 18 anni? L’assicurazione di base paga al massimo CHF 180 all’anno. Serve la ricetta dell’oculista.",
      "Agli adulti paga solo per alcune malattie degli occhi.",
      "Un’assicurazione complementare a volte paga di più. Guardi in [Contratti](/contract).",
      "[Ci invii la fattura](/documents/send) dell’ottico. Per un bambino aggiunga la ricetta."
    ]
  },
  {
    "id": "glasses",
    "language": "en",
    "was": "9396b9e58d5f5eff183ff32880d045eb",
    "answer": [
      "Is your child under 18? Basic insurance pays at most CHF 180 a year. You need a prescription from an eye doctor.",
      "For adults, it pays only for some eye diseases.",
      "Supplementary insurance sometimes pays more. Look under [Contracts](/contract).",
      "[Send us the bill](/documents/send) from the optician. For a child, add the prescription."
    ]
  }
]
$content$::jsonb) as entry(id text, language text, was text, answer jsonb)
)
update faq_answer set easy_answer = told.answer
from told
where faq_answer.question_id = told.id and faq_answer.language = told.language and md5(faq_answer.answer) = told.was;
