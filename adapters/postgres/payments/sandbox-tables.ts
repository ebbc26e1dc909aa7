export type SandboxTables = {
  sandbox_order: { id: string; payable: string; amount: number; opened_at: Date };
  sandbox_payment: { id: string; order_id: string; amount: number; state: "late" | "captured" | "failed"; at: Date };
  sandbox_refund: { key: string; payment: string; amount: number; at: Date };
};
