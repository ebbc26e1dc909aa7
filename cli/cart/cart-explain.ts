import { readArguments } from "#cli/arguments.ts";
import { composeCartFiles } from "./composition.ts";
import { explainedCoupon } from "./explained-coupon.ts";
import { priced } from "./priced.ts";
import { unusable, wrongUsage } from "#cli/complaints.ts";
import { explainedCouponJson, explainedCouponText } from "./printing/explained-coupon.ts";
import { paintFor } from "#cli/printing/paint.ts";
import { DONE } from "#cli/terminal.ts";
import type { Command } from "#cli/terminal.ts";

/** Says why a coupon gives what it gives on the cart of a file. */
export const cartExplain: Command = async (given, terminal) => {
  const read = readArguments(given, { switches: ["json"], options: ["coupon"], files: 1 });
  if (read.kind === "refused") return wrongUsage(terminal, "cart explain", read.refusal);
  const {
    switches,
    options,
    files: [file = ""],
  } = read.value;
  const code = options.get("coupon") ?? "";
  if (code.trim() === "") return wrongUsage(terminal, "cart explain", "expected --coupon CODE");
  const cartFiles = composeCartFiles();
  const cart = cartFiles.fromBytes(await terminal.readWhole(file), terminal.now());
  if (cart.kind === "refused") return unusable(terminal, cart.refusal);
  const explained = priced(cart.value, (request) => explainedCoupon(request, code));
  if (explained.kind === "refused") return unusable(terminal, explained.refusal);
  const { printedEnd } = cartFiles;
  await terminal.write(
    switches.has("json")
      ? explainedCouponJson(explained.value, printedEnd)
      : explainedCouponText(explained.value, printedEnd, paintFor(terminal)),
  );
  return DONE;
};
