import { ok } from "#core/shared/result.ts";
import { readArguments } from "#cli/arguments.ts";
import { composeCartFiles } from "./composition.ts";
import { unusable, wrongUsage } from "#cli/complaints.ts";
import { DONE } from "#cli/terminal.ts";
import type { Result } from "#core/shared/result.ts";
import type { Fault } from "#cli/input/fault.ts";
import type { CartFile, CartFiles } from "./cart-files.ts";
import type { JsonAnswer } from "./json-answers.ts";
import type { Command, Terminal } from "#cli/terminal.ts";

/**
 * Prints the bill of a file, for people or as JSON; with --ndjson one for each line of the file, with --user that of a customer's cart
 * instead of a file. Source: specification/cart-check.md, The command.
 */
export const cartCheck: Command = async (given, terminal) => {
  if (given.some(isOfUser)) return (await import("#cli/customer-cart/cart-check-user.ts")).cartCheckUser(given, terminal);
  const read = readArguments(given, { switches: ["json", "explain", "ndjson"], options: [], files: 1 });
  if (read.kind === "refused") return wrongUsage(terminal, "cart check", read.refusal);
  const {
    switches,
    files: [file = ""],
  } = read.value;
  const cartFiles = composeCartFiles();
  if (switches.has("ndjson")) {
    const { answerLines } = await import("#cli/input/answer-lines.ts");
    const answer = await jsonAnswer(cartFiles, switches);
    return answerLines(file, terminal, (line, now) => {
      const cart = cartFiles.fromText(line, now);
      return cart.kind === "refused" ? cart : answer(cart.value);
    });
  }
  const cart = cartFiles.fromBytes(await terminal.readWhole(file), terminal.now());
  const text = cart.kind === "refused" ? cart : await billOf(cart.value, { cartFiles, switches, terminal });
  if (text.kind === "refused") return unusable(terminal, text.refusal);
  await terminal.write(text.value);
  return DONE;
};

const isOfUser = (argument: string): boolean => argument === "--user" || argument.startsWith("--user=");

type BillNeeds = { readonly cartFiles: CartFiles; readonly switches: ReadonlySet<string>; readonly terminal: Terminal };

async function billOf(cart: CartFile, { cartFiles, switches, terminal }: BillNeeds): Promise<Result<string, readonly Fault[]>> {
  if (!switches.has("json")) {
    const { explainedBillAsText, billAsText } = await import("./text-answers.ts");
    return switches.has("explain") ? explainedBillAsText(cart, cartFiles, terminal) : billAsText(cart, terminal);
  }
  const answer = (await jsonAnswer(cartFiles, switches))(cart);
  return answer.kind === "refused" ? answer : ok(`${JSON.stringify(answer.value, null, 2)}\n`);
}

async function jsonAnswer(cartFiles: CartFiles, switches: ReadonlySet<string>): Promise<JsonAnswer> {
  const { figures, figuresExplained } = await import("./json-answers.ts");
  return switches.has("explain") ? figuresExplained(cartFiles) : figures;
}
