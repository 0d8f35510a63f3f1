import type { CertificateTexts } from "./shape.ts";

export const de: CertificateTexts = {
  title: {
    INSURANCE: "Versicherungsbestätigung",
    TAX: "Steuerausweis {year}",
    COST_SHARING: "Kostenbeteiligung {year}",
    CONTRIBUTIONS: "Bestätigung bezahlter Prämien",
  },
  person: "Versicherte Person",
  issuedOn: "Ausgestellt am",
  validUntil: "Gültig bis",
  period: "Zeitraum",
  insured: {
    lead: "Wir bestätigen, dass diese Person am Tag der Ausstellung bei uns versichert ist.",
    leadFuture: "Wir bestätigen, dass diese Person ab {date} bei uns versichert ist.",
    endsOn: "Versichert bis",
    basicNote:
      "Die obligatorische Krankenpflegeversicherung übernimmt die Leistungen nach dem Bundesgesetz über die Krankenversicherung (KVG) in der Schweiz und im Notfall im Ausland im Rahmen von Art. 36 KVV.",
    product: "Produkt",
    since: "In Kraft seit",
    note: "Diese Bestätigung gibt die Versicherung am Tag der Ausstellung wieder.",
  },
  costSharing: {
    lead: "So viel hat die Grundversicherung für Behandlungen im Jahr {year} an Franchise und Selbstbehalt dieser Person angerechnet, gemäss den Leistungsabrechnungen bis {date}.",
    label: "Franchise und Selbstbehalt",
    columns: ["Beträge in CHF", "Pro Jahr", "Von Ihnen getragen", "Noch möglich"],
    deductible: "Franchise",
    coinsurance: "Selbstbehalt",
    total: "Total",
    note: "Rechnungen, die nach diesem Tag bei uns eintreffen, können diese Beträge ändern.",
    familyNote:
      "Die Kinder einer Familie haben einen gemeinsamen Höchstbetrag: Der noch mögliche Betrag kann deshalb kleiner sein als die Differenz.",
  },
  contributions: {
    lead: "Wir bestätigen, dass wir für die Krankenversicherung dieser Person die folgenden Prämien erhalten haben.",
    label: "Bezahlte Prämien pro Monat",
    columns: [
      "Bezahlt im",
      "Grundversicherung",
      "Zusatzversicherungen",
      "Zurückgewiesen oder storniert",
    ],
    total: "Total",
    note: "Beträge in CHF nach Abzug der Prämienverbilligung, ohne Mahngebühren. Eine Zahlung zählt am Tag, an dem sie bei uns eingetroffen ist; Teilzahlungen zählen mit dem bezahlten Teil.",
  },
  taxNote:
    "Massgebend ist das Datum der Leistungsabrechnung, nicht das der Behandlung. Sie können dieses Dokument Ihrer Steuererklärung beilegen.",
  check: {
    title: "Dieses Dokument prüfen",
    text: "Scannen Sie den Code oder geben Sie ihn auf {address} ein: Die Seite zeigt, ob das Dokument von uns stammt und ob es noch gültig ist. Die PDF-Datei trägt zudem unsere elektronische Signatur.",
    qr: "QR-Code zur Seite, die das Dokument prüft",
  },
};
