// The shop in a process of its own, as `npm start` serves it, which tells whoever forked it where it is and, when asked, what it has used
// and what of its memory is live; with --expose-gc, after a collection. Plain JavaScript: what reads TypeScript takes memory of its own.
process.on("message", () => {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  process.send?.({ used: process.cpuUsage(), live: heapUsed + external });
});
process.channel?.unref(); // It ends as it would without.
process.stdout.write = (text) => process.send?.({ address: /http:\/\/\S+/.exec(String(text))?.[0] }) ?? true;
process.argv.splice(2, Infinity, "serve");
await import("../../dist/program/niramaya.js");
