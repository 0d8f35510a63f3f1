/** What is long all in one holds a phone's page up. Not by a timer: a browser makes those wait that follow one another. */
export function nextTask(): Promise<void> {
  return new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener("message", () => {
      port1.close();
      done();
    });
    port1.start();
    port2.postMessage(undefined);
  });
}
