import { configure } from "@testing-library/react";
import { beforeEach, inject } from "vitest";
import { instrumented } from "./instrumented.ts";

// What is worked out as a file is loaded can't be tried by a test. Files that a page loads late would seem to be reached by the first test
// that opens it.
await Promise.all(inject("mutatedFiles").map((file) => import(/* @vite-ignore */ `/${file}`)));

// What a mutant keeps from being shown never comes; without one, a machine that has other work may take its time.
beforeEach(() => configure({ asyncUtilTimeout: instrumented().activeMutant === undefined ? 30_000 : 1_000 }));
