import { priceCart } from "#core/pricing/price-cart.ts";
import { whatIf } from "#core/pricing/what-if.ts";
import { readArguments } from "#cli/arguments.ts";
import { composeCartFiles } from "./composition.ts";
import { priced } from "./priced.ts";
import { unusable, wrongUsage } from "#cli/complaints.ts";
import { paintFor } from "#cli/printing/paint.ts";
import { paragraphsText } from "#cli/printing/paragraphs-text.ts";
import { whatIfJson } from "./printing/what-if-json.ts";
import { DONE } from "#cli/terminal.ts";
import { whatIfParagraphs } from "./wording/what-if.ts";
import type { Command } from "#cli/terminal.ts";

/** Says the one step that unlocks each locked coupon of a file, and the one that makes shipping free. */
export const cartWhatIf: Command = async (given, terminal) => {
  const read = readArguments(given, { switches: ["json"], options: [], files: 1 });
  if (read.kind === "refused") return wrongUsage(terminal, "cart whatif", read.refusal);
  const {
    switches,
    files: [file = ""],
  } = read.value;
  const cart = composeCartFiles().fromBytes(await terminal.readWhole(file), terminal.now());
  if (cart.kind === "refused") return unusable(terminal, cart.refusal);
  const found = priced(cart.value, (request) => ({ steps: whatIf(request, cart.value.candidates), bill: priceCart(request) }));
  if (found.kind === "refused") return unusable(terminal, found.refusal);
  const { steps, bill } = found.value;
  await terminal.write(
    switches.has("json") ? whatIfJson(steps, bill) : paragraphsText(whatIfParagraphs(steps, cart.value, bill), paintFor(terminal)),
  );
  return DONE;
};
