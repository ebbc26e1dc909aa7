import { indianClockText } from "#cli/printing/indian-clock-text.ts";
import { printable } from "#cli/printing/columns.ts";
import type { AccountStatus } from "#core/identity/account-status.ts";
import type { Customer } from "#core/identity/customer.ts";
import type { Invite } from "#core/identity/customers.port.ts";
import type { NotBlocked } from "#core/staff/block-customer.use-case.ts";

type Message = {
  readonly at: string;
  readonly channel: "sms" | "email";
  readonly to: string;
  readonly subject?: string;
  readonly text: string;
};

/** Messages that no gateway carries, for whoever runs the shop. */
export const outboxText = (messages: readonly Message[]): string =>
  messages.length === 0 ? "The outbox is empty.\n" : messages.map(messageText).join("\n");

export const noDataFolderText = (folder: string): string => `The data folder ${folder} is not there.\n`;

function messageText({ at, channel, to, subject, text }: Message): string {
  const head = `${at}  ${channel === "sms" ? "SMS" : "E-mail"} to ${printable(to)}${subject === undefined ? "" : `: ${printable(subject)}`}`;
  const lines = text.trimEnd().split("\n");
  return `${[head, ...lines.map((line) => (line === "" ? "" : `  ${printable(line)}`))].join("\n")}\n`;
}

export const EXPECTED_WHO = "expected WHO as a mobile number of ten digits, an e-mail address or an id";

export const noCustomerText = "No customer has this mobile number, e-mail address or id.\n";

export function customerText(customer: Customer, invite: Invite): string {
  const facts = [
    ["Name", customer.name],
    ["Id", customer.id],
    ["Mobile", customer.mobile],
    ["E-mail", customer.email],
    ["Gender", customer.gender],
    ["Born", customer.birthdate],
    ["Role", customer.role],
    ["Brought by", customer.aggregator],
    ["Invite code", invite.code],
    ["Invited", invite.isInvited ? "by a customer" : "no"],
    ["Account", statusText(customer.status)],
  ] as const;
  return facts.flatMap(([name, value]) => (value === null ? [] : [`${`${name}:`.padEnd(13)}${printable(value)}\n`])).join("");
}

function statusText(status: AccountStatus): string {
  switch (status.kind) {
    case "staying":
      return "open";
    case "blocked":
      return "blocked";
    case "leaving":
      return `to be erased from ${indianClockText(status.erasedFrom)} on, until then signing in restores it`;
    case "erased":
    case "forgotten":
      return "erased";
  }
}

export const blockedText = (done: "blocked" | "unblocked"): string =>
  done === "blocked" ? "The account is blocked: signed out everywhere, and signing in is not possible.\n" : "The account is open again.\n";

const suspendedText =
  "The account is suspended by a report that was upheld. Reverse that first: niramaya moderation reinstate ID --reason TEXT\n";

export function notBlockedText({ kind }: NotBlocked, wanted: "blocked" | "unblocked"): string {
  if (kind === "unknown-customer") return noCustomerText;
  if (kind === "suspended") return suspendedText;
  return wanted === "blocked"
    ? "The account is already blocked or to be erased. See: niramaya user show WHO\n"
    : "The account is not blocked.\n";
}
