import { readFile } from "node:fs/promises";

// Senders in a process of their own, so that only the receiver's memory is measured.
const [, , address = "", file = "", ...people] = process.argv;
const content = new Uint8Array(await readFile(file));
const statuses = await Promise.all(
  Array.from({ length: 50 }, async (_, index) => {
    const form = new FormData();
    form.append("file", new Blob([content]), "a.pdf");
    const headers = JSON.parse(people[index % people.length] ?? "{}");
    const url = `${address}/v1/files?filename=a.pdf`;
    return (await fetch(url, { method: "POST", headers, body: form })).status;
  }),
);
process.stdout.write(JSON.stringify(statuses));
