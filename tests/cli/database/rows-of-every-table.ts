import { sql } from "kysely";
import type { Database } from "#adapters/postgres/engine/database.ts";

/** What the demo shop has none of: a row of each table that is empty in it. One that is new needs its row here. */
const rows: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  alert: {
    id: "a1",
    kind: "price-at-most",
    subject: "amla",
    price: 9_900,
    customer: "$customer",
    state: "waiting",
    asked_at: "2026-11-20T10:00:00Z",
  },
  assessment: {
    id: "as1",
    customer: "$customer",
    member: null,
    booking: "$booking",
    kind: "yoga",
    version: 1,
    state: "in_progress",
    answers: [{ linkId: "complaint-text", values: ["' \\ \u2028"], n: 1_700_000_000_123 }],
    steps: [{ at: 1_700_000_000_000, event: "begin" }],
    begun_at: "2026-11-20T10:00:00Z",
  },
  alert_key: { hash: "\\x00ff11", opens: "leave", customer: "$customer", made_at: "2026-11-20T10:00:00.123456Z" },
  audit_entry: {
    at: "2026-11-20T10:00:00Z",
    who: "asha",
    action: "coupon end",
    subject_kind: "coupon",
    subject_id: "LEAF10",
    details: { ended: true, was: null },
  },
  attempt: { key: "\\x00ff10", made: [1, 9_007_199_254_740_991], until: "2026-11-20T10:00:00.123456Z" },
  cart_notice: {
    customer: "$customer",
    product: "gone",
    place: 1,
    kind: "limited",
    title: 'त्रिफला "Triphala"\\\n',
    slug: "gone",
    from_quantity: 5,
    to_quantity: 2,
  },
  cart_sync: {
    customer: "$customer",
    id: "once",
    kept: { lines: [{ product: "a", quantity: 1.5 }], note: "' \\ \u2028" },
    synced_at: "2026-11-20T10:00:00Z",
  },
  practitioner: {
    id: "p1",
    name: "Dr. Sunanda Joshi",
    therapy: "ayurveda",
    qualifications: ["BAMS"],
    council: null,
    registration: null,
    languages: ["mr"],
    gender: "female",
    practising_since: 2008,
    cities: [],
    clinics: [],
    fees: [{ length: 30, mode: "audio", amount: 30_050 }],
    about: { english: "<p>a</p>", hindi: null },
    buffer: 5,
    lead: 60,
    horizon: 30,
    gst: 0.1,
    account: null,
    is_active: true,
    verified_at: "2026-11-20T10:00:00Z",
    windows: [],
    exceptions: [],
  },
  booking: {
    id: "b1",
    practitioner: "p1",
    customer: "$customer",
    starts_at: "2026-11-20T10:00:00Z",
    length: 30,
    buffer: 5,
    state: "confirmed",
  },
  member_health_consent: { customer: "$customer", member: "isha", given_at: "2026-11-20T10:00:00Z" },
  tracker_reading: { customer: "$customer", anew_from: 17 },
  booking_complaint: { booking_id: "$booking", words: "Sleepless nights" },
  call_step: {
    booking_id: "$booking",
    starts_at: "2026-11-20T10:00:00Z",
    number: 0,
    at: "2026-11-20T09:55:00Z",
    deed: { kind: "sit", seat: "patient", connection: "a-window" },
  },
  call_signal: {
    number: 7,
    booking_id: "$booking",
    generation: 1,
    sender: "a-window",
    recipient: "another",
    seq: 1,
    kind: "bye",
    data: null,
    at: "2026-11-20T10:00:00Z",
  },
  booking_step: { booking_id: "$booking", number: 0, at: "2026-11-20T10:00:00Z", by: { kind: "patient" }, deed: { event: "hold" } },
  customer_block: { blocker: "$customer", blocked: "$other", blocked_at: "2026-11-20T10:00:00Z" },
  customer_report: { reporter: "$customer", reported: "$other", reason: "spam", reported_at: "2026-11-20T10:00:00Z" },
  enquiry: {
    id: "e1",
    kind: "hospital",
    about: null,
    name: "Asha",
    mobile: "9876543210",
    email: null,
    city: "Pune",
    message: "a\tb",
    customer: null,
    state: "new",
    sent_at: "2026-11-20T10:00:00Z",
  },
  message: {
    id: "m1",
    name: "Asha",
    email: "asha@example.com",
    mobile: null,
    message: "",
    customer: null,
    sent_at: "2026-11-20T10:00:00Z",
  },
  one_time_code: {
    purpose: "sign-in",
    target: "9876543210",
    asker: "",
    challenge: "c",
    hash: "h",
    reference_code: null,
    sent_at: "2026-11-20T10:00:00Z",
    state: "awaited",
    tries: 1,
    until: "infinity",
  },
  stock_hold: { order_id: "$order", product: "a", pieces: 1, until: "2026-11-20T10:15:00Z" },
  coupon_hold: { order_id: "$order", coupon: "LEAF10", until: "2026-11-20T10:15:00Z" },
  coupon_use: { order_id: "$order", coupon: "LEAF10", at: "2026-11-20T10:00:01Z" },
  order_call: { customer: "$customer", key: "k", asked: "place o1", answer: { given: null }, at: "2026-11-20T10:00:01Z" },
  checkout_terms: { only_row: true, prepaid_percent: 2.5, prepaid_maximum: null, prepaid_minimum: 0, most_cash: 500_000 },
  password_reset: { key_hash: "k", customer: "$customer", until: "2026-11-20T10:00:00Z" },
  upload: {
    id: "u1",
    owner: "$customer",
    kind: "profile-picture",
    audience: "anyone",
    media_type: "image/webp",
    bytes: 9,
    uploaded_at: "2026-11-20T10:00:00Z",
  },
  profile_picture: { customer: "$customer", upload: "u1" },
  push_token: { push_token: "p", customer: "$customer", seen_at: "2026-11-20T10:00:00Z" },
  ticket: {
    number: 20_001,
    customer: "$customer",
    payable: "order-1",
    topic: "delivery",
    state: "resolved",
    opened_by: "t1",
    opened_at: "2026-11-20T10:00:00Z",
    resolved_at: "2026-11-20T11:00:00Z",
  },
  ticket_message: { ticket: 20_001, place: 1, id: "t1", sender: "customer", said_at: "2026-11-20T10:00:00Z", text: "Where\nis it?" },
  ticket_file: { ticket: 20_001, message: 1, place: 1, upload: "u1" },
  review_picture: { review: "$review", place: 1, upload: "u1" },
  customer_invite: { invited: "$customer", inviter: "$other", invited_at: "2026-11-20T10:00:00Z" },
  session: {
    id: "s1",
    token_hash: "\\x0102",
    customer: "$customer",
    opened_at: "2026-11-20T10:00:00Z",
    used_at: "2026-11-20T10:00:00Z",
    opens: "account",
  },
  booking_feedback: { booking_id: "$booking", line: 4, text: "The sound stopped once." },
  prescription: {
    booking_id: "$booking",
    number: "RX000/2627/000001",
    customer: "$customer",
    member: null,
    withdrawn_at: null,
    withdrawn_because: null,
    signed_at: "2026-11-20T10:00:00Z",
  },
  prescription_draft: { booking_id: "$booking", content: { diagnosis: "provisional: " } },
  prescription_version: { booking_id: "$booking", version: 1, content: { diagnosis: "provisional: gastritis" }, hash: "0".repeat(64) },
  quiz: {
    id: "quiz-1",
    title: { english: "Salt", hindi: "नमक" },
    note: null,
    opens_at: "2026-11-20T10:00:00Z",
    closes_at: "2026-11-21T10:00:00Z",
    mode: "questionnaire",
    minutes: 10,
    pass_percent: 40,
  },
  quiz_question: {
    quiz: "quiz-1",
    id: "salt",
    place: 0,
    kind: "number",
    text: { english: "How much?", hindi: null },
    picture: null,
    options: [],
    points: 1,
    penalty: 25,
    seconds: 20,
  },
  quiz_key: {
    quiz: "quiz-1",
    question: "salt",
    key: { kind: "number", number: 5, tolerance: 0.5 },
    explanation: { english: "Less than five grams.", hindi: null },
    source: "WHO",
  },
  quiz_attempt: {
    customer: "$customer",
    quiz: "quiz-1",
    seed: "s",
    seat: 2,
    started_at: "2026-11-20T10:00:00Z",
    handed_in_at: null,
    answers: [{ question: "salt", value: 5, at: 1_795_168_860_000 }],
    score: 100,
    place: 1,
    takers: 1,
  },
  shared_key: { name: "codes", key: "\\xdeadbeef" },
  subscription: { email: "asha@example.com", state: "asked", asked_at: "2026-11-20T10:00:00Z", confirmed_at: null },
  subscription_key: { hash: "\\x01", email: "asha@example.com", opens: "confirm", made_at: "2026-11-20T10:00:00Z" },
};

export async function putRowsOfEveryTable(db: Database): Promise<void> {
  const { rows: people } = await sql<{ id: string }>`select id from customer order by id limit 2`.execute(db);
  const { rows: orders } = await sql<{ id: string }>`select id from shop_order order by id limit 1`.execute(db);
  const { rows: reviews } = await sql<{ id: string }>`select id from review order by id limit 1`.execute(db);
  const { rows: bookings } = await sql<{ id: string }>`select id from booking order by id limit 1`.execute(db);
  const known: Readonly<Record<string, string | undefined>> = {
    $customer: people[0]?.id,
    $other: people[1]?.id,
    $order: orders[0]?.id,
    $review: reviews[0]?.id,
    $booking: bookings[0]?.id,
  };
  for (const [table, row] of Object.entries(rows)) {
    const named = Object.entries(row).map(([column, value]) => [column, typeof value === "string" ? (known[value] ?? value) : value]);
    const columns = sql.join(named.map(([column]) => sql.ref(String(column))));
    await sql`insert into ${sql.table(table)} (${columns}) overriding system value select ${columns} from json_populate_record(null::${sql.table(table)}, ${JSON.stringify(Object.fromEntries(named))}::json)
      where not exists (select from ${sql.table(table)})`.execute(db);
  }
}

/** Tables of ours without a row. */
export async function emptyTables(db: Database): Promise<readonly string[]> {
  const { rows: tables } = await sql<{
    name: string;
  }>`select tablename as name from pg_tables where schemaname = 'public' order by 1`.execute(db);
  const empty: string[] = [];
  for (const { name } of tables) {
    const { rows: found } = await sql`select from ${sql.table(name)} limit 1`.execute(db);
    if (found.length === 0) empty.push(name);
  }
  return empty;
}
