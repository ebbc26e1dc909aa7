import type { StoredArea } from "#adapters/postgres/stored-area.ts";

export const storedFitbook: StoredArea = {
  name: "fitbook",
  audited: ["report"],
  erased: [
    ["follow", "follower"],
    ["follow", "followed"],
    ["fitbook_group_member", "customer"],
    ["challenge_member", "customer"],
    ["customer_block", "blocker"],
    ["customer_block", "blocked"],
    ["customer_report", "reporter"],
    ["customer_report", "reported"],
    ["fitbook_profile", "customer"],
    ["fitbook_mute", "customer"],
    ["fitbook_mute", "muted"],
  ],
  exported: [
    {
      name: "fitbook_profile",
      table: "fitbook_profile",
      owner: "customer",
      key: "customer",
      columns: ["name", "about", "about_audience", "lists_audience", "badges_audience", "is_findable", "entered_at"],
    },
    { name: "muted_users", table: "fitbook_mute", owner: "customer", key: "muted", columns: ["muted", "muted_at"] },
    { name: "follows", table: "follow", owner: "follower", key: "followed", columns: ["followed", "changed_at"] },
    { name: "blocked_users", table: "customer_block", owner: "blocker", key: "blocked", columns: ["blocked", "blocked_at"] },
    {
      name: "reported_users",
      table: "customer_report",
      owner: "reporter",
      key: "reported",
      columns: ["reported", "reason", "reported_at"],
    },
    { name: "groups", table: "fitbook_group_member", owner: "customer", key: "place", columns: ["place", "state", "changed_at"] },
    { name: "challenges", table: "challenge_member", owner: "customer", key: "place", columns: ["place", "state", "changed_at"] },
  ],
  notExported: [
    ["customer_block", "blocked"],
    ["customer_report", "reported"],
    ["follow", "followed"],
    ["fitbook_mute", "muted"],
  ],
};
