import { createInterface } from "node:readline";
import { Writable } from "node:stream";

/** Asks the person at the terminal; a secret is not shown while it is typed. */
export type Prompt = (question: string, kind?: "shown" | "secret") => Promise<string>;

interface Terminal {
  prompt: Prompt;
  close: () => void;
}

/** Reads answers from the terminal. A script answers by the lines of its standard input, which may come early. */
export function openPrompt(): Terminal {
  let isSecret = false;
  const echo = new Writable({
    write(chunk: Buffer, _encoding, done) {
      if (!isSecret) process.stderr.write(chunk);
      done();
    },
  });
  const reader = createInterface({
    input: process.stdin,
    output: echo,
    terminal: process.stdin.isTTY,
  });
  const lines = reader[Symbol.asyncIterator]();
  return {
    async prompt(question, kind = "shown") {
      process.stderr.write(question);
      isSecret = kind === "secret";
      const next = await lines.next();
      if (isSecret) process.stderr.write("\n");
      isSecret = false;
      return next.done === true ? "" : next.value;
    },
    close: () => reader.close(),
  };
}
