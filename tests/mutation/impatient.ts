import { configure } from "@testing-library/react";
import { beforeEach } from "vitest";
import { instrumented } from "./instrumented.ts";

// What a mutant keeps from being shown never comes; without one, a machine that has other work may take its time.
beforeEach(() => configure({ asyncUtilTimeout: instrumented().activeMutant === undefined ? 30_000 : 1_000 }));
