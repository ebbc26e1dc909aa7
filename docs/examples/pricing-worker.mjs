import { isMainThread, parentPort, Worker } from "node:worker_threads";
import { sample } from "fast-check";
import { priceCart } from "niramaya/pricing";
import { anyPricingRequest } from "niramaya/testing";

if (isMainThread) {
  const [request] = sample(anyPricingRequest(), { numRuns: 1, seed: 7 });
  const worker = new Worker(new URL(import.meta.url));
  worker.once("message", (total) => {
    console.log(total === priceCart(request).total ? "the same total" : "another total");
    void worker.terminate();
  });
  worker.postMessage(request);
} else parentPort.on("message", (request) => parentPort.postMessage(priceCart(request).total));
