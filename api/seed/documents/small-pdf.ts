/** A PDF of one page with one line, in base64: the attachment of a message. */
export function smallPdf(line: string): string {
  const content = `BT /F1 18 Tf 60 760 Td (${line}) Tj ET`;
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
  ];
  let pdf = "%PDF-1.4\n";
  const places = objects.map((object, index) => {
    const place = pdf.length;
    pdf += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, "0")} 00000 n \n`;
  });
  const table = `xref\n0 6\n0000000000 65535 f \n${places.join("")}`;
  pdf += `${table}trailer << /Size 6 /Root 1 0 R >>\nstartxref\n${pdf.length}\n%%EOF\n`;
  return Buffer.from(pdf, "latin1").toString("base64");
}
