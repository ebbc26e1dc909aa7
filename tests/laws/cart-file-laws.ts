import fc from "fast-check";
import { readCartText } from "#adapters/cart-file/cart-text.ts";
import { printCartFile } from "#adapters/cart-file/printed-cart-file.ts";
import { anyCandidates } from "#tests/arbitraries/any-candidates.ts";
import { anyLargeRequest } from "#tests/arbitraries/any-large-request.ts";
import { anyPricingRequest } from "#tests/arbitraries/any-pricing-request.ts";
import { claim, claimSame } from "./claim.ts";
import { law } from "./law.ts";
import type { CartFile } from "#adapters/cart-file/cart-file.ts";
import type { Law } from "./law.ts";

/** Never the time of a request: what is read must come from the file. */
const longAgo = { seconds: 0, decimals: "" };

export const aPrintedCartReadsAsItWas = (print: typeof printCartFile = printCartFile, read: typeof readCartText = readCartText): Law =>
  law(
    "a cart printed as a file reads as the same cart",
    fc.record({ request: fc.oneof(anyPricingRequest(), anyLargeRequest()), candidates: anyCandidates() }),
    ({ request, candidates }) => {
      const answer = read(print(request, candidates), longAgo);
      claim(answer.kind === "ok", `it has faults: ${JSON.stringify(answer)}`);
      claimSame(answer.value, asRead({ ...request, candidates }), "as read");
      claimSame({ ...request, candidates }, { ...answer.value, choice: request.choice }, "as printed");
      claim(
        print(answer.value, answer.value.candidates) === print(asRead({ ...request, candidates }), candidates),
        "printed again it is another text",
      );
    },
  );

/** Typing nothing and applying none are the same file: the contract's `""`. */
const asRead = (file: CartFile): CartFile =>
  file.choice.kind === "typed" && file.choice.code === "" ? { ...file, choice: { kind: "none" } } : file;
