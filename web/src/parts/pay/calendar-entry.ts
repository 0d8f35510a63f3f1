interface CalendarEntry {
  id: string;
  day: string;
  title: string;
  text: string;
}

/** A calendar entry (RFC 5545): a whole day, with a reminder the day before. */
export function calendarEntry({ id, day, title, text }: CalendarEntry, now: Date): string {
  const stamp = now.toISOString().replaceAll(/[-:]|\.\d+/g, "");
  const next = new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//portal//invoices//",
    "BEGIN:VEVENT",
    `UID:${id}@invoices`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${day.replaceAll("-", "")}`,
    `DTEND;VALUE=DATE:${next.replaceAll("-", "")}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(text)}`,
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    `DESCRIPTION:${escaped(title)}`,
    "TRIGGER:-P1D",
    "END:VALARM",
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll("\n", String.raw`\n`);
}

/** A line has at most 75 bytes (RFC 5545); 50 characters stay below. */
function folded(line: string): string {
  return line.match(/.{1,50}/gu)?.join("\r\n ") ?? "";
}
