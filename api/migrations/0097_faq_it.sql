-- The first questions and answers in Italian; operators change them with `npm run operator -- faq change`.
insert into faq_answer (question_id, language, slug, question, answer, keywords)
select id, 'it', slug, question, (select string_agg(line, E'\n' order by place) from jsonb_array_elements_text(answer) with ordinality as lines(line, place)), keywords
from jsonb_to_recordset($content$[
  {
    "id": "deductible",
    "slug": "che-cos-e-la-franchigia",
    "question": "Che cos’è la franchigia?",
    "answer": [
      "La franchigia è la parte delle spese mediche che lei paga di tasca propria ogni anno, prima che intervenga l’assicurazione di base. Per gli adulti va da {{ordinaryDeductible}} a {{highestDeductible}}. I bambini non ne hanno, a meno che lei ne scelga una.",
      "Più la franchigia è alta, più il premio è basso. Una franchigia bassa conviene a chi va spesso dal medico; una alta, a chi gode di buona salute e potrebbe pagare una fattura importante.",
      "Conta la data della cura, non quella della fattura. Quanto ha già pagato quest’anno lo vede nella [pagina iniziale](/)."
    ],
    "keywords": "franchigia annuale partecipazione ai costi a mio carico 300 2500"
  },
  {
    "id": "coinsurance",
    "slug": "che-cos-e-l-aliquota-percentuale",
    "question": "Che cos’è l’aliquota percentuale?",
    "answer": [
      "Una volta raggiunta la franchigia, lei paga ancora il {{coinsuranceRate}} % dei costi: è l’aliquota percentuale. Si ferma a {{coinsuranceAdult}} l’anno per gli adulti e a {{coinsuranceChild}} per i bambini. In seguito l’assicurazione di base paga tutto ciò che copre.",
      "Per un medicamento originale di cui esiste un generico meno caro, l’aliquota è del {{brandRate}} %, a meno che il medico lo prescriva per motivi medici.",
      "I figli di una stessa famiglia assicurati da noi senza franchigia pagano insieme al massimo {{familyMaximum}} l’anno."
    ],
    "keywords": "aliquota percentuale 10 per cento partecipazione ai costi massimo 700 generico"
  },
  {
    "id": "change-deductible",
    "slug": "modificare-la-franchigia",
    "question": "Come si modifica la franchigia?",
    "answer": [
      "La franchigia si modifica per il 1° gennaio, sotto [Modificare i contratti](/contract/mutation). Prima di inviare la richiesta può confrontare i premi.",
      "- Per abbassarla, la richiesta deve pervenirci entro l’ultimo giorno lavorativo di novembre.",
      "- Per aumentarla, ha tempo fino alla fine di dicembre.",
      "Appena la modifica è confermata, riceve una nuova polizza."
    ],
    "keywords": "cambiare modificare aumentare abbassare franchigia termine novembre"
  },
  {
    "id": "models",
    "slug": "modelli-assicurativi",
    "question": "Quali modelli esistono nell’assicurazione di base?",
    "answer": [
      "Le prestazioni sono uguali in tutti i modelli. Cambia a chi si rivolge per primo in caso di malattia, e quindi il premio:",
      "- Libera scelta: si rivolge al medico che preferisce.",
      "- Medico di famiglia: consulta prima lo studio scelto, che la indirizza a uno specialista.",
      "- Rete di medici: un gruppo di medici coordina le sue cure.",
      "- Telemedicina: chiama prima una consulenza medica.",
      "In caso d’urgenza, dalla ginecologa o per gli esami degli occhi può andare direttamente. Un modello si cambia per il 1° gennaio, sotto [Modificare i contratti](/contract/mutation)."
    ],
    "keywords": "modello alternativo medico di famiglia rete telemedicina libera scelta cambiare medico"
  },
  {
    "id": "accident-cover",
    "slug": "copertura-infortuni",
    "question": "Devo includere gli infortuni nell’assicurazione di base?",
    "answer": [
      "Se lavora almeno {{employedHours}} ore la settimana presso lo stesso datore di lavoro, questi la assicura anche contro gli infortuni del tempo libero. Può allora sospendere la copertura presso di noi, e il premio diminuisce.",
      "In tutti gli altri casi la mantenga: per i bambini, durante gli studi, in pensione, in caso di attività indipendente o se si occupa della casa.",
      "La sua situazione cambia, per esempio alla fine di un impiego? Lo comunichi sotto [Dati professionali](/professional) e includa gli infortuni sotto [Modificare i contratti](/contract/mutation)."
    ],
    "keywords": "infortunio includere escludere sospendere datore di lavoro LAINF 8 ore impiego disoccupazione"
  },
  {
    "id": "hospital-contribution",
    "slug": "contributo-ai-costi-di-degenza",
    "question": "Che cosa pago per una degenza in ospedale?",
    "answer": [
      "Oltre alla franchigia e all’aliquota percentuale paga {{hospitalDay}} per ogni giorno in ospedale: è il contributo ai costi di degenza. Il giorno di uscita non conta.",
      "Non lo pagano i bambini, i giovani adulti in formazione e le donne in caso di maternità. Non rientra nel massimo annuo dell’aliquota percentuale.",
      "L’assicurazione di base paga il reparto comune. Una camera a due letti o privata è coperta da un’assicurazione complementare: verifichi [i suoi contratti](/contract) prima del ricovero."
    ],
    "keywords": "ospedale degenza ricovero contributo giornaliero 15 franchi privato semiprivato camera"
  },
  {
    "id": "supplementary",
    "slug": "assicurazione-di-base-e-complementare",
    "question": "Che differenza c’è tra assicurazione di base e complementare?",
    "answer": [
      "L’assicurazione di base è obbligatoria e uguale presso tutti gli assicuratori: le prestazioni sono fissate dalla legge (LAMal). Dobbiamo accettare ogni persona, senza domande sulla salute.",
      "Le assicurazioni complementari sono facoltative e seguono un’altra legge (LCA). Coprono ciò che la base non paga, per esempio occhiali, medicina alternativa o camera privata. L’assicuratore può porre domande sulla salute.",
      "Che cosa ha assicurato lo vede sotto [Contratti](/contract)."
    ],
    "keywords": "LAMal LCA complementare prestazioni occhiali medicina alternativa dentista differenza"
  },
  {
    "id": "change-insurer",
    "slug": "cambiare-assicuratore",
    "question": "Come si disdice o si cambia assicuratore?",
    "answer": [
      "L’assicurazione di base si disdice per la fine dell’anno. La lettera deve pervenirci entro l’ultimo giorno lavorativo di novembre: conta la ricezione. Possiamo lasciarla partire solo se il nuovo assicuratore conferma l’affiliazione e non ci sono arretrati.",
      "Con la franchigia ordinaria e la libera scelta del medico può disdire anche per la fine di giugno, entro la fine di marzo.",
      "Le assicurazioni complementari e di cose hanno termini propri, indicati nella polizza. In caso di dubbio ci chiami: {{phone}}."
    ],
    "keywords": "disdire disdetta cambiare assicuratore cassa malati termine lettera"
  },
  {
    "id": "pay-invoice",
    "slug": "pagare-una-fattura",
    "question": "Come si paga una fattura?",
    "answer": [
      "Apra la fattura sotto [Fatture](/invoices): vi trova il codice QR da scansionare con l’app della banca e i dati da copiare nell’e-banking.",
      "Con eBill autorizza la fattura nel suo e-banking. Con l’addebito diretto non deve fare nulla: l’importo è addebitato il giorno indicato.",
      "Il pagamento appare qui appena la banca ce lo ha trasmesso, di solito in pochi giorni."
    ],
    "keywords": "pagare pagamento fattura premio codice QR polizza di versamento e-banking eBill"
  },
  {
    "id": "extend-deadline",
    "slug": "prolungare-il-termine-di-pagamento",
    "question": "Posso pagare una fattura più tardi?",
    "answer": [
      "Sì. Apra la fattura sotto [Fatture](/invoices) e scelga di prolungare il termine: ha {{jokerDays}} giorni in più, senza spese.",
      "È possibile una volta per fattura e {{jokers}} volte l’anno. Dopo una diffida, con l’addebito diretto o se la fattura è già ripartita in rate, il termine non può più essere prolungato."
    ],
    "keywords": "termine prolungare rinviare più tardi joker pagare fattura dilazione"
  },
  {
    "id": "instalments",
    "slug": "pagare-a-rate",
    "question": "Posso pagare a rate?",
    "answer": [
      "Sì, da {{smallestDebt}}. Apra la fattura sotto [Fatture](/invoices), scelga la data della prima rata e il loro numero: vede il piano prima di richiederlo. È senza interessi.",
      "Confermiamo il piano per iscritto. Se una rata non arriva, il piano termina e il resto è da pagare. Una fattura in esecuzione non può più essere ripartita."
    ],
    "keywords": "rate rateale acconti accordo piano di pagamento difficoltà"
  },
  {
    "id": "late-payment",
    "slug": "fattura-in-ritardo",
    "question": "Che cosa succede se pago in ritardo?",
    "answer": [
      "Dopo la scadenza inviamo dapprima un sollecito, poi una diffida con un ultimo termine e infine avviamo un’esecuzione. A partire dalla diffida si aggiungono spese; sono indicate sulla fattura.",
      "Finché premi o partecipazioni dell’assicurazione di base sono in ritardo, non può cambiare assicuratore. Nelle assicurazioni complementari o di cose la copertura può essere sospesa.",
      "Ci contatti presto: un [termine più lungo o un piano di pagamento](/invoices) evita spese."
    ],
    "keywords": "ritardo sollecito diffida esecuzione spese non pagato scadenza"
  },
  {
    "id": "payment-mode",
    "slug": "cambiare-modalita-di-pagamento",
    "question": "Come si cambia la modalità di pagamento?",
    "answer": [
      "Può scegliere tra la fattura con codice QR, eBill e l’addebito diretto. eBill si attiva nel suo e-banking: vi cerchi il nostro nome e ci aggiunga.",
      "Il ritmo di pagamento, per esempio mensile o annuale, si cambia sotto [Modificare i contratti](/contract/mutation). Chi paga più mesi in anticipo ha diritto a uno sconto.",
      "Il conto bancario dell’addebito diretto si trova sotto [Dati personali](/profile?activeTab=financials)."
    ],
    "keywords": "modalità di pagamento eBill addebito diretto LSV fattura mensile annuale ritmo"
  },
  {
    "id": "understand-invoice",
    "slug": "capire-una-fattura",
    "question": "Come si legge la fattura?",
    "answer": [
      "Ci sono due tipi di fattura: i premi, da pagare in anticipo, e le partecipazioni ai costi, che seguono un conteggio.",
      "Una fattura di premi indica per persona il premio di ogni contratto, gli sconti, la riduzione del Cantone e la ridistribuzione delle tasse ambientali. Una fattura di partecipazioni indica la franchigia, l’aliquota percentuale e, per l’ospedale, il contributo ai costi di degenza.",
      "L’assicurazione di base e le altre assicurazioni hanno fatture separate, perché dipendono da leggi diverse. Apra una riga sotto [Fatture](/invoices) per vedere i dettagli."
    ],
    "keywords": "capire leggere fattura dettagli premio partecipazione due fatture perché"
  },
  {
    "id": "premium-reduction",
    "slug": "riduzione-dei-premi",
    "question": "Ho diritto a una riduzione dei premi?",
    "answer": [
      "I Cantoni riducono i premi delle persone di condizione economica modesta, secondo regole proprie. La domanda si presenta al Cantone di domicilio, non a noi; alcuni Cantoni le scrivono spontaneamente.",
      "Appena il Cantone ci comunica la decisione, deduciamo la riduzione dalla fattura, se necessario a posteriori. La vede nei dettagli della fattura e sotto [Contratti](/contract)."
    ],
    "keywords": "riduzione dei premi RIPAM sussidio aiuto cantone reddito troppo caro"
  },
  {
    "id": "premium-rises",
    "slug": "perche-cambia-il-mio-premio",
    "question": "Perché il mio premio cambia?",
    "answer": [
      "I premi dell’assicurazione di base sono calcolati ogni anno sui costi previsti nel suo Cantone. La Confederazione li approva a fine settembre e noi le scriviamo in ottobre.",
      "Il premio cambia anche se trasloca in un’altra regione, il 1° gennaio dopo il 18° e il 25° compleanno, o se modifica franchigia, modello o copertura infortuni.",
      "Per pagare meno, confronti franchigie e modelli sotto [Modificare i contratti](/contract/mutation)."
    ],
    "keywords": "premio aumento più caro perché risparmiare ridurre"
  },
  {
    "id": "send-bill",
    "slug": "farsi-rimborsare",
    "question": "Come mi faccio rimborsare una fattura medica?",
    "answer": [
      "Se il medico o il terapista le ha inviato la fattura, la trasmetta sotto [Inviare documenti](/documents/send): fino a {{mostFiles}} PDF alla volta, o foto, che riuniamo in un PDF. Alleghi tutte le pagine e, se necessario, la prescrizione.",
      "Gli ospedali e la maggior parte delle farmacie fatturano direttamente a noi: non deve inviare nulla.",
      "Di regola elaboriamo una fattura in {{billDays}} giorni lavorativi e versiamo l’importo {{payDays}} giorni lavorativi dopo. Può seguirla sotto [Rimborsi](/reimbursements)."
    ],
    "keywords": "rimborso rimborsare soldi inviare fattura medico foto prescrizione ricetta quanto tempo"
  },
  {
    "id": "bank-account",
    "slug": "cambiare-conto-bancario",
    "question": "Come si cambia l’IBAN per i rimborsi?",
    "answer": [
      "Sotto [Dati personali, conti bancari](/profile?activeTab=financials) inserisca il nuovo IBAN e la data da cui è valido. Per la sua sicurezza conferma con un codice che le inviamo.",
      "Un QR-IBAN stampato su una polizza di versamento non può ricevere rimborsi.",
      "I versamenti già in corso arrivano ancora sul vecchio conto bancario: lo lasci aperto qualche giorno."
    ],
    "keywords": "IBAN conto bancario cambiare versamento rimborso banca coordinate"
  },
  {
    "id": "statement",
    "slug": "leggere-un-conteggio",
    "question": "Come si legge il conteggio?",
    "answer": [
      "Il conteggio indica per ogni fattura medica quanto è costata, che cosa paga l’assicurazione e che cosa resta a suo carico: franchigia, aliquota percentuale e ciò che non è coperto.",
      "Se aveva pagato la fattura, le versiamo la nostra parte. Se abbiamo pagato il fornitore di prestazioni, riceve una fattura per la sua.",
      "Trova ogni conteggio in dettaglio e in PDF sotto [Rimborsi](/reimbursements). Non è d’accordo? Ci scriva indicando il numero del conteggio."
    ],
    "keywords": "conteggio delle prestazioni capire leggere rifiutato non rimborsato contestare"
  },
  {
    "id": "abroad",
    "slug": "cure-all-estero",
    "question": "Ho una copertura all’estero?",
    "answer": [
      "In caso d’urgenza in un Paese dell’UE o dell’AELS presenti la tessera d’assicurato: il retro è la tessera europea. Riceve le cure come gli assicurati del Paese.",
      "Negli altri Paesi l’assicurazione di base paga al massimo il doppio di quanto la stessa cura costerebbe in Svizzera. Per un viaggio negli Stati Uniti, in Canada o in Australia consigliamo vivamente un’assicurazione complementare.",
      "Una cura programmata di regola non è coperta: ci chiami prima di partire, {{phone}}. Invii le fatture come [fattura dall’estero](/documents/send), con la prova del pagamento."
    ],
    "keywords": "estero viaggio vacanze urgenza tessera europea europa usa cure"
  },
  {
    "id": "pregnancy",
    "slug": "gravidanza-e-nascita",
    "question": "Chi paga le cure durante la gravidanza?",
    "answer": [
      "I controlli della gravidanza, il parto e la levatrice non le costano nulla: né franchigia né aliquota percentuale. Dalla tredicesima settimana di gravidanza fino a otto settimane dopo il parto vale lo stesso per tutte le altre cure dell’assicurazione di base.",
      "Per informarci, [annunci la gravidanza](/maternity).",
      "Il bambino dev’essere assicurato entro tre mesi dalla nascita. La copertura vale allora dal primo giorno; può annunciarlo già prima."
    ],
    "keywords": "gravidanza incinta nascita parto maternità neonato levatrice annunciare figlio assicurare"
  },
  {
    "id": "delegation",
    "slug": "buono-di-delega",
    "question": "A che cosa serve un buono di delega?",
    "answer": [
      "Nei modelli medico di famiglia e rete di medici, lo studio la indirizza a uno specialista o a un ospedale con un buono di delega. Senza buono l’assicurazione di base può rifiutare il pagamento, salvo in caso d’urgenza.",
      "I buoni e la loro durata si trovano sotto [Buoni di delega](/delegations). Se ne manca uno, lo invii sotto [Inviare documenti](/documents/send)."
    ],
    "keywords": "buono di delega specialista medico di famiglia rete inviare"
  },
  {
    "id": "accident",
    "slug": "annunciare-un-infortunio",
    "question": "Che cosa fare dopo un infortunio?",
    "answer": [
      "Se lavora almeno {{employedHours}} ore la settimana presso lo stesso datore di lavoro, gli annunci l’infortunio: paga la sua assicurazione.",
      "Altrimenti, e per i suoi figli, [ci annunci l’infortunio](/help-accident) appena possibile: quando, dove, come, quali ferite. Le fatture possono seguire.",
      "La franchigia e l’aliquota percentuale valgono come per una malattia. Se è responsabile un’altra persona, ce lo dica: ci rivolgiamo alla sua assicurazione."
    ],
    "keywords": "infortunio incidente annunciare ferita caduta circolazione sci terzi"
  },
  {
    "id": "move",
    "slug": "cambiare-indirizzo",
    "question": "Trasloco: che cosa devo fare?",
    "answer": [
      "Inserisca il nuovo indirizzo e la data sotto [Dati personali, indirizzi](/profile?activeTab=postals). Le persone della sua economia domestica possono traslocare con lei.",
      "Il premio dell’assicurazione di base dipende dal Comune: se cambia, riceve una nuova polizza. L’assicurazione economia domestica la segue; verifichi che la somma assicurata sia ancora giusta.",
      "Parte per l’estero? Ci chiami, {{phone}}: a seconda del Paese l’assicurazione termina o continua."
    ],
    "keywords": "trasloco traslocare indirizzo cambiare nuovo indirizzo via comune"
  },
  {
    "id": "tax-certificate",
    "slug": "attestato-per-le-imposte",
    "question": "Dove trovo l’attestato per le imposte?",
    "answer": [
      "Sotto [Rimborsi](/reimbursements) scarichi l’attestato dell’anno: indica i premi pagati e le spese mediche rimaste a suo carico. Quello di un anno intero è disponibile da gennaio.",
      "Ogni persona adulta trova il proprio nel suo account."
    ],
    "keywords": "imposte tasse attestato dichiarazione spese mediche premi pagati"
  },
  {
    "id": "card",
    "slug": "tessera-d-assicurato-smarrita",
    "question": "Ho perso la tessera d’assicurato: che fare?",
    "answer": [
      "[Ordini una nuova tessera](/order-card): smarrita, rubata o danneggiata, è sostituita e quella vecchia è bloccata. Arriva per posta.",
      "Nel frattempo in farmacia o nello studio medico bastano nome, data di nascita e numero AVS: la copertura può essere verificata online.",
      "All’estero ci chiami, {{phone}}: le inviamo un attestato provvisorio."
    ],
    "keywords": "tessera persa smarrita rubata danneggiata nuova tessera d’assicurato ordinare carta farmacia"
  },
  {
    "id": "contacts",
    "slug": "cambiare-telefono-o-e-mail",
    "question": "Come cambio numero di telefono o e-mail?",
    "answer": [
      "I numeri e gli indirizzi e-mail di contatto si cambiano sotto [Dati personali, telefoni ed e-mail](/profile?activeTab=phonesEmails).",
      "Il cellulare che riceve i codici di sicurezza si cambia sotto [Account](/account). L’indirizzo e-mail con cui accede può essere cambiato solo da noi: ci chiami, {{phone}}."
    ],
    "keywords": "telefono numero cellulare natel e-mail indirizzo cambiare contatto"
  },
  {
    "id": "paper",
    "slug": "documenti-su-carta-o-online",
    "question": "Posso ricevere i documenti online o su carta?",
    "answer": [
      "Come preferisce. Sotto [Impostazioni](/settings) scelga se fatture e conteggi arrivano anche per posta. Online restano sotto [Documenti](/documents), dove può scaricarne più di uno alla volta.",
      "Lì sceglie anche come avvisarla di un nuovo documento: per e-mail, per SMS o con una notifica sul dispositivo."
    ],
    "keywords": "carta posta lettera elettronico documenti online notifica"
  },
  {
    "id": "privacy-in-family",
    "slug": "chi-vede-i-miei-dati",
    "question": "Chi vede i miei dati in famiglia?",
    "answer": [
      "Chi riceve la posta dell’economia domestica vede i contratti e le fatture di tutte le persone. Ciò che riguarda la salute di una persona adulta, come i suoi conteggi, dai {{adultAge}} anni è visibile solo a lei.",
      "Sotto [Account](/account) vede chi ha consultato i suoi dati e quando, e può scaricarne una copia."
    ],
    "keywords": "famiglia coniuge figlio maggiorenne protezione dei dati chi vede riservatezza"
  },
  {
    "id": "password",
    "slug": "password-dimenticata",
    "question": "Ho dimenticato la password",
    "answer": [
      "Ci chiami, {{phone}}: dopo qualche domanda ripristiniamo il suo accesso. Dopo diversi tentativi errati, per la sua sicurezza l’accesso resta bloccato alcuni minuti.",
      "Conosce la password e vuole cambiarla? Lo faccia sotto [Account](/account)."
    ],
    "keywords": "password dimenticata persa cambiare accesso accedere bloccato"
  },
  {
    "id": "code",
    "slug": "codice-di-sicurezza",
    "question": "Non ricevo il codice di sicurezza",
    "answer": [
      "Inviamo il codice al cellulare registrato sotto [Account](/account). Verifichi che il dispositivo abbia rete, attenda un minuto e richieda un nuovo codice: vale solo l’ultimo.",
      "Il numero è cambiato e non ha più quello vecchio? Ci chiami, {{phone}}.",
      "Non dia mai un codice a nessuno, nemmeno al telefono: noi non lo chiediamo mai."
    ],
    "keywords": "codice SMS sicurezza non ricevuto conferma cellulare due passaggi"
  },
  {
    "id": "first-access",
    "slug": "ottenere-un-accesso",
    "question": "Come ottengo un accesso allo spazio clienti?",
    "answer": [
      "Ogni persona assicurata dai {{adultAge}} anni può avere il proprio accesso. Ci chiami, {{phone}}, con il numero d’assicurato, che figura sulla polizza e sulla tessera.",
      "Prima di attivarlo verifichiamo la sua identità: i dati sulla salute devono arrivare solo a lei."
    ],
    "keywords": "accesso registrazione iscriversi creare primo accesso account"
  },
  {
    "id": "property-damage",
    "slug": "annunciare-un-danno",
    "question": "Come annuncio un danno?",
    "answer": [
      "Limiti dapprima i danni: chiuda l’acqua, copra, metta al sicuro. Scatti fotografie e conservi gli oggetti danneggiati fino alla nostra risposta. In caso di furto lo denunci alla polizia.",
      "[Ci annunci poi il danno](/help-damage), con le foto, l’elenco degli oggetti e il loro valore. Se è urgente, ci chiami: {{phone}}.",
      "Ciò che il contratto copre è rimborsato al valore a nuovo, dedotta la franchigia della polizza."
    ],
    "keywords": "danno sinistro furto scasso acqua incendio vetri economia domestica annunciare"
  },
  {
    "id": "stamp-duty",
    "slug": "tassa-di-bollo",
    "question": "Perché pago una tassa di bollo sull’assicurazione di cose?",
    "answer": [
      "La Confederazione riscuote una tassa di bollo del {{stampDuty}} % sui premi delle assicurazioni di cose, di responsabilità civile e di protezione giuridica. Gliela versiamo per intero.",
      "Le assicurazioni malattia e infortuni ne sono esenti."
    ],
    "keywords": "bollo federale tassa 5 per cento economia domestica responsabilità civile premio"
  },
  {
    "id": "sum-insured",
    "slug": "somma-assicurata-economia-domestica",
    "question": "Quale somma assicurare per l’economia domestica?",
    "answer": [
      "Assicuri quanto costerebbe ricomprare tutto a nuovo: mobili, vestiti, elettrodomestici, sport, cantina e solaio. Se la somma è troppo bassa, possiamo pagare un danno solo in proporzione.",
      "La verifichi dopo un trasloco, un matrimonio o un acquisto importante. La trova sotto [Contratti, cose](/contract?tab=estate); per modificarla ci chiami: {{phone}}."
    ],
    "keywords": "somma assicurata economia domestica sottoassicurazione valore a nuovo inventario mobili"
  },
  {
    "id": "liability",
    "slug": "responsabilita-civile",
    "question": "Che cosa copre la responsabilità civile?",
    "answer": [
      "Paga i danni che lei, o le persone assicurate con lei, causa ad altri senza volerlo: un pallone in una vetrata, uno scontro sugli sci, una macchia sul parquet dell’appartamento in affitto.",
      "Non copre le sue cose, né ciò che causa con l’automobile. Sul posto non riconosca alcuna colpa: [ci annunci il danno](/help-damage), esaminiamo le pretese e respingiamo quelle ingiustificate."
    ],
    "keywords": "responsabilità civile RC danno a terzi inquilino figlio"
  }
]$content$) as content(id text, slug text, question text, answer jsonb, keywords text);
