import { article, type ConditionTexts } from "./shape.ts";

export const it: ConditionTexts = {
  title: "Condizioni generali",
  edition: "Edizione del {date}",
  article: "Art.",
  basic: {
    opening: [
      article(
        "Di che cosa si tratta",
        "Queste condizioni regolano l’assicurazione obbligatoria delle cure medico-sanitarie presso {insurer}. Si fonda sulla legge federale sull’assicurazione malattie (LAMal) e sulle sue ordinanze. In caso di divergenze, la legge e le ordinanze prevalgono su queste condizioni.",
      ),
      article(
        "Chi può assicurarsi",
        "Chiunque sia domiciliato in Svizzera può assicurarsi da noi, a qualunque età e in qualunque stato di salute, senza riserve né periodi di attesa.",
        "Un bambino è assicurato dal primo giorno se ci annuncia la nascita entro tre mesi.",
      ),
      article(
        "Inizio e fine",
        "L’assicurazione comincia il giorno indicato sulla polizza. Può disdirla per la fine di un anno; la sua lettera deve arrivarci al più tardi l’ultimo giorno lavorativo di novembre. Con la franchigia ordinaria e la libera scelta del medico può disdirla anche per la fine di giugno, con tre mesi di preavviso: in tal caso la sua lettera deve arrivarci al più tardi l’ultimo giorno lavorativo di marzo.",
        "Finisce soltanto quando il nuovo assicuratore ci conferma che la assicura senza interruzione. Finché dopo una diffida ci sono arretrati, non può cambiare assicuratore. Si estingue con la partenza definitiva per l’estero o con il decesso.",
      ),
    ],
    family: {
      STANDARD: [
        article(
          "Libera scelta del medico",
          "Può rivolgersi direttamente al medico o allo specialista che preferisce, tra quelli ammessi a esercitare a carico dell’assicurazione obbligatoria.",
        ),
      ],
      NETWORK: [
        article(
          "Rete di medici",
          "Si rivolge prima a uno studio della rete di medici scelta, che la cura o la indirizza a uno specialista. In cambio il premio è più basso.",
          "Urgenze, ginecologia, oftalmologia, pediatria e cure dentarie non richiedono questo passaggio. Se lo dimentica più volte malgrado il nostro avviso, possiamo trasferirla al modello con libera scelta del medico dal mese seguente.",
        ),
      ],
      FAMILY_DOCTOR: [
        article(
          "Medico di famiglia",
          "Si rivolge prima al medico di famiglia indicato sulla polizza, che se necessario le dà un buono di delega per uno specialista o per l’ospedale. In cambio il premio è più basso.",
          "Urgenze, ginecologia, oftalmologia, pediatria e cure dentarie non richiedono il buono. Può cambiare medico di famiglia annunciandocelo prima.",
        ),
      ],
      TELEMEDICINE: [
        article(
          "Telemedicina",
          "Prima di ogni visita lei chiama il servizio di telemedicina indicato sulla polizza, di giorno o di notte. Il servizio la consiglia e le dice dove andare ed entro quando. In cambio il premio è più basso.",
          "Urgenze, ginecologia, oftalmologia e pediatria non richiedono la chiamata; annunci un’urgenza entro dieci giorni.",
        ),
      ],
    },
    rest: [
      article(
        "Che cosa paghiamo",
        "Assumiamo le prestazioni previste dalla legge in caso di malattia, di maternità e, se compreso, di infortunio: medico, ospedale in reparto comune, medicamenti dell’elenco delle specialità, analisi, fisioterapia e altre cure prescritte.",
        "Devono essere efficaci, appropriate ed economiche.",
      ),
      article(
        "Infortunio",
        "Chi lavora almeno otto ore alla settimana per lo stesso datore di lavoro è assicurato da questo contro gli infortuni e può sospendere questa copertura. Il premio scende di conseguenza.",
        "Appena la situazione cambia, ce lo annunci entro un mese: la copertura riprende subito.",
      ),
      article(
        "Franchigia",
        "La franchigia è la parte dei costi che in ogni anno civile paga lei prima che paghi l’assicurazione. Gli adulti scelgono tra 300, 500, 1000, 1500, 2000 e 2500 franchi, i bambini tra 0 e 600 franchi.",
        "Una franchigia più alta si sceglie per il 1° gennaio; una più bassa anche, se la sua lettera ci arriva al più tardi l’ultimo giorno lavorativo di novembre.",
      ),
      article(
        "Aliquota percentuale e ospedale",
        "Oltre la franchigia, il 10 % dei costi è a suo carico, al massimo 700 franchi all’anno, 350 franchi per un bambino. Per alcuni medicamenti sostituibili con un generico la parte è più alta.",
        "I figli di una stessa famiglia assicurati presso lo stesso assicuratore pagano insieme al massimo quanto paga un adulto con la franchigia ordinaria, cioè 1000 franchi all’anno. Se hanno una franchigia opzionale, pagano insieme al massimo il doppio dell’importo massimo per un figlio, franchigia compresa; è determinante la franchigia più alta.",
        "All’ospedale si aggiunge un contributo ai costi di degenza di 15 franchi al giorno, salvo per i bambini, per i giovani adulti in formazione e per le prestazioni di maternità. Dalla tredicesima settimana di gravidanza fino a otto settimane dopo il parto non paga alcuna partecipazione.",
      ),
      article(
        "Premi",
        "Il premio dipende dal domicilio, dall’età, dal modello e dalla franchigia. Si paga in anticipo. I nuovi premi le sono comunicati almeno due mesi prima.",
        "Se non paga, seguono un sollecito, una diffida con un termine di trenta giorni e infine l’esecuzione. Le spese di sollecito sono a suo carico. In caso di difficoltà ci chiami presto: spesso è possibile un piano di pagamento.",
      ),
      article(
        "Fatture e rimborsi",
        "Ci invii le fatture con la ricetta, dallo spazio clienti o per posta, entro cinque anni dalla cura. Di regola rimborsiamo entro {billDays} giorni lavorativi, sul conto bancario che ci ha indicato.",
      ),
      article(
        "Che cosa le chiediamo",
        "Ci annunci entro trenta giorni un cambiamento di indirizzo, di stato civile, di datore di lavoro o di domicilio. Faccia ciò che aiuta a guarire e ci dia le informazioni necessarie per valutare una prestazione.",
      ),
      article(
        "All’estero",
        "Per una cura urgente durante un soggiorno temporaneo paghiamo al massimo il doppio di quanto sarebbe costata in Svizzera. Nell’UE e nell’AELS la tessera europea sul retro della sua tessera d’assicurato dà diritto alle cure necessarie dal punto di vista medico.",
      ),
      article(
        "Non è d’accordo?",
        "Ci chieda una decisione scritta. Ha trenta giorni per fare opposizione, gratuitamente, poi trenta giorni per ricorrere al tribunale cantonale delle assicurazioni.",
      ),
    ],
  },
  supplementary: {
    opening: [
      article(
        "Di che cosa si tratta",
        "Questa assicurazione completa l’assicurazione obbligatoria delle cure medico-sanitarie. Si fonda sulla polizza, su queste condizioni e sulla legge federale sul contratto d’assicurazione (LCA).",
      ),
      article(
        "Conclusione del contratto",
        "Prima di concludere le poniamo domande sulla sua salute. Risponda in modo completo e sincero: se manca un fatto importante, possiamo disdire e chiedere la restituzione di quanto pagato in relazione a esso.",
        "Possiamo accettare, proporre una riserva o rifiutare. Può revocare la proposta entro quattordici giorni, per iscritto o in un’altra forma che ne consenta la prova per testo.",
      ),
      article(
        "Inizio, durata e fine",
        "L’assicurazione comincia il giorno indicato sulla polizza e dura fino alla fine dell’anno civile seguente. Poi si rinnova di anno in anno.",
        "Può disdirla per la fine di un anno con tre mesi di preavviso, ed entro trenta giorni dall’annuncio di un premio o di una condizione meno favorevole. Noi rinunciamo a disdirla dopo aver versato prestazioni.",
      ),
    ],
    family: {
      HOSPITAL: [
        article(
          "All’ospedale",
          "Paghiamo la degenza nel reparto indicato sulla polizza: comune in tutta la Svizzera, semiprivato a due letti o privato a un letto, con la scelta del medico negli ultimi due.",
          "Annunci un ricovero previsto almeno dieci giorni prima: le confermiamo che cosa assumiamo. Un’urgenza si annuncia appena possibile.",
        ),
        article(
          "Dopo l’ospedale",
          "Dopo una degenza partecipiamo all’aiuto domestico prescritto dal medico, con 60 franchi al giorno per trenta giorni all’anno, e alle cure di convalescenza in un istituto riconosciuto.",
        ),
      ],
      OUTPATIENT: [
        article(
          "Cure e prevenzione",
          "Secondo il livello indicato sulla polizza partecipiamo alla medicina complementare presso terapisti riconosciuti, agli occhiali e alle lenti, alle vaccinazioni di viaggio, agli esami di prevenzione e all’abbonamento di fitness o ai corsi per la schiena.",
          "Gli importi annui e la percentuale rimborsata figurano nella tabella della polizza.",
        ),
        article(
          "Denti e trasporto",
          "Se la polizza lo menziona, paghiamo una parte dei controlli, dell’igiene e delle cure dentarie, e l’ortodonzia dei bambini. Assumiamo i trasporti d’urgenza e le ricerche fino all’importo della polizza.",
        ),
      ],
    },
    rest: [
      article(
        "Periodi di attesa",
        "Le prestazioni di maternità sono dovute dopo dodici mesi di assicurazione, le cure dentarie dopo sei. Un altro termine figura, se del caso, sulla polizza. Gli infortuni sono coperti dal primo giorno.",
      ),
      article(
        "Partecipazione ai costi",
        "La franchigia e le parti a suo carico figurano sulla polizza. Si aggiungono a quelle dell’assicurazione obbligatoria e si contano per anno civile, secondo la data della cura.",
      ),
      article(
        "Che cosa non è assicurato",
        "Non sono coperti: le cure senza necessità medica o estetiche, quelle di efficacia non riconosciuta, le conseguenze di un crimine intenzionale, della guerra o di atti temerari, e ciò che una riserva esclude.",
      ),
      article(
        "Premi",
        "I premi si pagano in anticipo. Seguono la classe d’età e la tariffa, che possiamo adattare per l’inizio di un anno annunciandolo trenta giorni prima. Se non paga malgrado una diffida con un termine di quattordici giorni, la copertura è sospesa.",
      ),
      article(
        "Per ricevere una prestazione",
        "Ci invii entro cinque anni le fatture dettagliate e la ricetta. Sciolga i suoi medici dal segreto medico verso il nostro medico di fiducia, per quanto necessario. Se deve pagare anche un altro assicuratore, completiamo le prestazioni di quest’ultimo.",
      ),
      article(
        "Non è d’accordo?",
        "Ne parli prima con noi. L’Ufficio di mediazione dell’assicurazione malattie la consiglia gratuitamente. Può agire in giudizio al suo domicilio svizzero o alla nostra sede.",
      ),
    ],
  },
  property: {
    opening: [
      article(
        "Di che cosa si tratta",
        "La polizza indica che cosa ha scelto: i moduli, le somme assicurate, le franchigie e il luogo. Queste condizioni e la legge federale sul contratto d’assicurazione (LCA) regolano il resto.",
      ),
      article(
        "Chi è assicurato",
        "Secondo la polizza, solo lei oppure lei e le persone che vivono con lei. Un figlio in formazione che durante la settimana abita fuori casa resta assicurato. Un trasloco in Svizzera si annuncia entro trenta giorni: la copertura la segue.",
      ),
      article(
        "Inizio, durata e fine",
        "L’assicurazione comincia e finisce alle date della polizza, poi si rinnova di anno in anno. Può disdirla per la scadenza con tre mesi di preavviso, in ogni caso per la fine del terzo anno e di ciascuno dei seguenti.",
        "Dopo un sinistro indennizzato, sia lei sia noi possiamo disdire fino al pagamento; la copertura cessa trenta giorni dopo.",
      ),
    ],
    family: {
      HOUSEHOLD: [
        article(
          "La sua economia domestica",
          "Assicuriamo le sue cose mobili contro l’incendio, gli eventi naturali, il furto e i danni d’acqua, al valore a nuovo: quanto serve per ricomprare oggi la stessa cosa. Gioielli, contanti e oggetti affidati sono limitati agli importi della polizza.",
        ),
        article(
          "A casa e in viaggio",
          "Le cose sono assicurate all’indirizzo della polizza e, fuori casa, in tutto il mondo per due anni al massimo. Il furto semplice fuori casa, la rottura di vetri, le biciclette e la protezione cyber sono assicurati se figurano sulla polizza.",
        ),
      ],
      BUILDING: [
        article(
          "Il suo stabile",
          "Assicuriamo lo stabile della polizza e i suoi impianti fissi contro i danni d’acqua, la rottura di vetri e, dove non lo fa un istituto cantonale, contro l’incendio e gli eventi naturali. Il terremoto è assicurato se figura sulla polizza.",
        ),
        article(
          "Ricostruire",
          "Paghiamo la ricostruzione nello stesso luogo, per lo stesso uso, entro due anni. Senza ricostruzione paghiamo il valore venale. Le spese di sgombero e la perdita di pigioni sono comprese fino agli importi della polizza.",
        ),
      ],
      LIABILITY: [
        article(
          "La sua responsabilità",
          "Paghiamo i danni che causa ad altri nella vita privata e di cui risponde per legge: come inquilino, genitore, proprietario di animali, sportivo o ciclista, fino alla somma assicurata per evento.",
        ),
        article(
          "La difendiamo",
          "Esaminiamo la richiesta, paghiamo ciò che è giusto e respingiamo ciò che non lo è, se necessario davanti al giudice. Non riconosca alcun debito e non paghi nulla senza il nostro accordo. I veicoli noleggiati o presi in prestito sono assicurati se figurano sulla polizza.",
        ),
      ],
      LEGAL_PROTECTION: [
        article(
          "I suoi diritti",
          "I nostri giuristi la consigliano e difendono i suoi diritti negli ambiti della polizza: contratti, lavoro, locazione, assicurazioni, vicinato, circolazione. Paghiamo avvocati, periti e spese di giustizia fino alla somma assicurata per caso.",
        ),
        article(
          "Come procediamo",
          "Annunci il caso prima di incaricare qualcuno. Se occorre un avvocato, lo sceglie liberamente. Se riteniamo che la causa non abbia possibilità di successo, può chiedere il parere di un arbitro indipendente. Per le controversie contrattuali vale un periodo di attesa di tre mesi.",
        ),
      ],
    },
    rest: [
      article(
        "Somme assicurate e franchigie",
        "La somma assicurata è l’importo massimo che paghiamo. Se è inferiore al valore reale, l’indennità è ridotta in proporzione; vi rinunciamo per i danni fino al 10 % della somma assicurata. La franchigia della polizza è dedotta una volta per sinistro.",
      ),
      article(
        "Premi e bollo federale",
        "Il premio della polizza si paga in anticipo; comprende la tassa di bollo federale del 5 %. Se non paga malgrado una diffida con un termine di quattordici giorni, la copertura è sospesa. Se la tariffa cambia, lo annunciamo trenta giorni prima della scadenza e lei può disdire.",
      ),
      article(
        "In caso di sinistro",
        "Limiti il danno, non cambi nulla senza necessità e ci chiami subito. In caso di furto avvisi la polizia lo stesso giorno. Conservi gli oggetti danneggiati, le foto, le ricevute e i preventivi fino alla chiusura del caso.",
      ),
      article(
        "Che cosa non è assicurato",
        "Non sono coperti: l’usura, i danni intenzionali, quelli dovuti alla guerra, a disordini o all’energia nucleare, e quelli di un’attività professionale. In caso di colpa grave possiamo ridurre l’indennità, salvo se la polizza prevede altro.",
      ),
      article(
        "L’indennità",
        "Paghiamo entro trenta giorni da quando abbiamo tutto per valutare il danno. Se l’importo resta contestato, ciascuno nomina un perito; i due ne designano un terzo, il cui parere vincola le parti.",
      ),
      article(
        "Non è d’accordo?",
        "Ne parli prima con noi. L’Ombudsman dell’assicurazione privata la consiglia gratuitamente. Può agire in giudizio al suo domicilio svizzero o alla nostra sede.",
      ),
    ],
  },
  closing: [
    article(
      "I suoi dati",
      "Trattiamo i suoi dati per concludere e gestire il contratto, pagare le prestazioni e impedire gli abusi, secondo la legge federale sulla protezione dei dati. I dati sulla salute sono visti solo da chi ne ha bisogno.",
      "Può chiedere in ogni momento quali dati abbiamo, farli correggere o riceverne una copia. Li conserviamo dieci anni oltre la fine del contratto, come vuole la legge.",
    ),
    article(
      "Scriverci, chiamarci",
      "Può scriverci dallo spazio clienti, per e-mail o per posta; una disdetta richiede la forma scritta o un’altra forma che ne consenta la prova per testo. {insurer}, {phone}, {email}.",
    ),
  ],
};
