const WIDTH = 30;

/** Shows the progress: a bar on a terminal, a line every few seconds in a log. */
export function progressBar(what: string, out: NodeJS.WriteStream) {
  const began = performance.now();
  let shown = began;
  return {
    show(done: number, total: number): void {
      const now = performance.now();
      if (now - shown < (out.isTTY ? 100 : 3000)) return;
      shown = now;
      const left = Math.ceil((((now - began) / done) * (total - done)) / 1000);
      const line = `${groupedCount(done)} of ${groupedCount(total)} ${what}, ${left} s left`;
      out.write(out.isTTY ? `\r\u001B[K${bar(done / total)} ${line}` : `${line}\n`);
    },
    clear(): void {
      if (out.isTTY) out.write("\r\u001B[K");
    },
    seconds: () => (performance.now() - began) / 1000,
  };
}

export function groupedCount(number: number): string {
  return Math.round(number).toLocaleString("en");
}

function bar(share: number): string {
  const full = Math.round(share * WIDTH);
  return `${"█".repeat(full)}${"░".repeat(WIDTH - full)}`;
}
