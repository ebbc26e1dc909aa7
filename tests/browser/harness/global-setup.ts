import { browserProgram } from "./browser-program.ts";
import { startShop } from "./running-shop.ts";
import type { TestProject } from "vitest/node";
import type { BrowserProgram } from "./browser-program.ts";
import type { RunningShop } from "./running-shop.ts";

declare module "vitest" {
  interface ProvidedContext {
    shop: RunningShop;
    browserProgram: BrowserProgram;
  }
}

/** One shop and one browser program for all journeys of a run. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  project.provide("browserProgram", await browserProgram());
  const { shop, stop } = await startShop();
  project.provide("shop", shop);
  return stop;
}
