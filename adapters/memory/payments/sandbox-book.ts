import { putJobInMemory } from "#adapters/memory/jobs/queue.ts";
import type { Job } from "#core/jobs/job.ts";
import type { Paise } from "#core/shared/money.ts";
import type { Memory } from "#adapters/memory/memory.ts";

export type MemorySandboxOrder = { readonly id: string; readonly payable: string; readonly amount: Paise; readonly openedAt: number };
export type MemorySandboxPayment = {
  readonly id: string;
  readonly order: string;
  readonly amount: Paise;
  readonly state: "late" | "captured" | "failed";
  readonly at: number;
};
export type MemorySandboxRefund = { readonly key: string; readonly payment: string; readonly amount: Paise; readonly at: number };

/** The sandbox's jobs, by what each is for. */
type SandboxJobs = { readonly [For in "capture" | "tellOfPayment" | "tellOfRefund"]: (id: string) => Job };

/** What the sandbox keeps, with the jobs that tell the shop of it. */
export function memorySandboxBook(memory: Memory, jobs: SandboxJobs) {
  const { sandbox } = memory;
  const paymentsOf = (order: string) => [...sandbox.payments.values()].filter((payment) => payment.order === order);
  const tell = (id: string, state: string) =>
    putJobInMemory<Job>(memory, jobs.tellOfPayment(id), { key: `${id}/${state}`, notBefore: null });
  return {
    async open(order: MemorySandboxOrder): Promise<MemorySandboxOrder> {
      const former = [...sandbox.orders.values()].find(({ payable }) => payable === order.payable);
      if (former === undefined) sandbox.orders.set(order.id, order);
      return former ?? order;
    },
    order: async (id: string): Promise<MemorySandboxOrder | null> => sandbox.orders.get(id) ?? null,
    payment: async (id: string): Promise<MemorySandboxPayment | null> => sandbox.payments.get(id) ?? null,
    paymentsOf: async (order: string): Promise<readonly MemorySandboxPayment[]> => paymentsOf(order),
    async add(order: string, payments: readonly MemorySandboxPayment[], lateUntil: number): Promise<void> {
      if (paymentsOf(order).some(({ state }) => state === "captured")) return;
      for (const payment of payments) {
        sandbox.payments.set(payment.id, payment);
        if (payment.state !== "late") tell(payment.id, payment.state);
        else putJobInMemory<Job>(memory, jobs.capture(payment.id), { key: payment.id, notBefore: lateUntil });
      }
    },
    async capture(id: string): Promise<void> {
      const payment = sandbox.payments.get(id);
      if (payment?.state !== "late") return;
      sandbox.payments.set(id, { ...payment, state: "captured" });
      tell(id, "captured");
    },
    async refund(refund: MemorySandboxRefund): Promise<MemorySandboxRefund | null> {
      const former = sandbox.refunds.get(refund.key);
      if (former !== undefined) return former;
      const paid = sandbox.payments.get(refund.payment);
      const back = [...sandbox.refunds.values()].filter(({ payment }) => payment === refund.payment);
      const sum = back.reduce((total, { amount }) => total + amount, 0) + refund.amount;
      if (paid?.state !== "captured" || sum > paid.amount) return null;
      sandbox.refunds.set(refund.key, refund);
      putJobInMemory<Job>(memory, jobs.tellOfRefund(refund.key), { key: refund.key, notBefore: null });
      return refund;
    },
    refundWith: async (key: string): Promise<MemorySandboxRefund | null> => sandbox.refunds.get(key) ?? null,
  };
}
