import { existsSync, globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readers, senders } from "#tests/web/platform/model-laws/models.ts";
import { hearsByItself } from "./hears-by-itself.ts";
import { useCasesIn, withoutLaw } from "#tests/web/platform/model-laws/without-law.ts";

const textOf = (path: string) => ({ path, text: readFileSync(path, "utf8") });
const useCases = new Set(globSync("core/**/*.use-case.ts").flatMap((path) => useCasesIn(textOf(path).text)));
const rows = [...readers, ...senders];

const uploads = "tests/web/platform/model-laws/account-models.ts"; // file-uploads-model
const calls = "tests/browser/consultations/calls/calls.test.ts";
const inTurn = "tests/web/customer-cart/customer-cart.test.tsx";
const wishes = "tests/web/wishlist/wishlist-store.test.tsx";
const sessions = "tests/web/sign-in/session-store.test.tsx";
const bills = "tests/web/cart/bill/bill.test.tsx";
const trackers = "tests/web/trackers/tracker-store.test.ts";
const mind = "tests/web/trackers/wellness/mind-store.test.ts";
const answering = "tests/web/assessments/answering-model.test.ts";
const profile = "tests/web/assessments/health-profile-model.test.ts";
const prescribing = "tests/web/desk/prescribing-model.test.ts";
const reports = "tests/web/assessments/reports-model.test.ts";
const safety = "tests/web/assessments/safety-notices.test.tsx";
const pushing = "tests/web/trackers/push-here.test.tsx";
const spans = "tests/web/consultations/spans-model.test.ts";
const quizzes = "tests/web/quizzes/questionnaire-model.test.ts";
const live = "tests/web/quizzes/live-model.test.ts";
const ongoing = "tests/web/consultations/ongoing-model.test.ts";
const labs = "tests/web/labs/lab-booking-models.test.tsx";
const intents = "tests/web/sign-in/done-after-sign-in.test.tsx";
const guests = "tests/web/cart/cart-store.test.tsx";

/**
 * What asks otherwise than by one press or one reading, with the tests that hold it to the same: calls in turn, by what is typed, by whose
 * cart it is.
 */
const elsewhere: Readonly<Record<string, string>> = {
  "review-form-model asks SendReviewPicture": uploads,
  "chosen-group-picture-model asks SendGroupPicture": uploads,
  "chosen-pictures-model asks SendPostPicture": uploads,
  "message-model asks SendTicketPicture": uploads,
  "message-model asks SendTicketVideo": uploads,
  "return-pictures-model asks SendBillPicture": uploads,
  "return-pictures-model asks SendOtherPicture": uploads,
  "return-pictures-model asks SendPackagePicture": uploads,
  "return-pictures-model asks SendProductPicture": uploads,
  "server-cart-storage asks ListMyCoupons": inTurn,
  "wishlist-store asks AddToWishlist": wishes,
  "wishlist-store asks RemoveFromWishlist": wishes,
  "wishlist-store asks RefreshProducts": intents,
  "seat-intent asks AttendEvent": intents,
  "tell-of-session asks KeepPushToken": sessions,
  "tell-of-session asks RemovePushToken": sessions,
  "session-store asks ShowSignedIn": sessions,
  "session-store asks ShowUser": sessions,
  "answers-before asks ListAssessments": "tests/web/consultations/appointment-actions.test.tsx",
  "bills-model asks ShowBooking": "tests/web/consultations/models/papers-models.test.ts",
  "body-model asks CalculateBmi": "tests/web/health/health-models.test.tsx",
  "body-model asks CalculateBmiAndFat": "tests/web/health/health-models.test.tsx",
  "own-destinations asks ListAddresses": "tests/browser/focus.test.ts",
  "birthdate-needed asks ShowUser": "tests/web/consultations/birthdate-needed.test.tsx",
  "tell-of-session asks SignOut": sessions,
  "bill-model asks FindProducts": bills,
  "bill-model asks RefreshProducts": bills,
  "bill-model asks ShowShippingSettings": bills,
  "take-form-cart asks RefreshProducts": "tests/browser/cart/cart.test.ts",
  "device-cart-storage asks ListPublicCoupons": guests,
  "device-cart-storage asks RefreshProducts": guests,
  "suggestion-model asks FindProducts": "tests/web/search/suggestions.test.tsx",
  "suggestion-model asks ListFilters": "tests/web/search/suggestions.test.tsx",
  "suggestion-model asks SearchProducts": "tests/web/search/suggestions.test.tsx",
  "answering-model asks AllowCareData": answering,
  "answering-model asks ListMembers": answering,
  "answering-model asks ShowAssessment": answering,
  "health-profile-model asks AllowCareData": profile,
  "health-profile-model asks ListMembers": profile,
  "health-profile-model asks SaveHealthProfile": profile,
  "health-profile-model asks ShowHealthProfile": profile,
  "live-model asks AnswerLiveQuiz": live,
  "live-model asks JoinLiveQuiz": live,
  "live-model asks WatchLiveQuiz": live,
  "reports-model asks AddReport": reports,
  "reports-model asks AllowCareData": reports,
  "reports-model asks ListReports": reports,
  "reports-model asks RemoveReport": reports,
  "reports-model asks RestoreReport": reports,
  "reports-model asks SendReport": reports,
  "prescription-model asks SendReport": labs,
  "safety-model asks ListSafetyFacts": safety,
  "safety-choice-model asks ListMembers": safety,
  "safety-choice-model asks ShowHealthProfile": safety,
  "spans-model asks AttachSpan": spans,
  "spans-model asks DetachSpan": spans,
  "spans-model asks ListSpans": spans,
  "questionnaire-model asks AnswerQuiz": quizzes,
  "questionnaire-model asks FinishQuiz": quizzes,
  "questionnaire-model asks ListOwnQuizzes": quizzes,
  "questionnaire-model asks StartQuiz": quizzes,
  "ongoing-model asks ListMembers": ongoing,
  "ongoing-model asks ShowOngoingTherapy": ongoing,
  "ongoing-model asks TickDose": ongoing,
  "mind-store asks AllowHealthData": mind,
  "mind-store asks ListMindAnswers": mind,
  "mind-store asks SaveMindAnswers": mind,
  "exchange asks ListTrackerChanges": trackers,
  "exchange asks SyncTrackers": trackers,
  "unsent-model asks SyncTrackers": "tests/web/trackers/signing-out.test.tsx",
  "whose-model asks ListMembers": "tests/web/trackers/family.test.tsx",
  "push-here-model asks EndPushToDevice": pushing,
  "push-here-model asks PushToDevice": pushing,
  "push-here-model asks ShowPushHere": pushing,
  "tracker-store asks AllowHealthData": trackers,
  "tracker-store asks ListRecentEntries": trackers,
  "tracker-store asks ListTrackerChanges": trackers,
  "tracker-store asks PauseTrackers": trackers,
  "tracker-store asks SetBodyFigures": trackers,
  "tracker-store asks SetReminders": trackers,
  "tracker-store asks SyncTrackers": trackers,
  "call-model asks AdmitPatient": calls,
  "call-model asks CheckIn": calls,
  "call-model asks LeaveCall": calls,
  "call-back-model asks ShowPhoneOfPatient": "tests/web/consultations/call/call-back.test.tsx",
  "call-line-model asks ReportLine": calls,
  "call-line-model asks SendSignal": calls,
  "call-model asks SwitchLine": calls,
  "call-model asks TakeAudioSeat": calls,
  "call-model asks TakeVideoSeat": calls,
  "call-model asks WatchCall": calls,
  "desk-model asks ShowDeskDay": calls,
  "emergency-signs asks ShowEmergencySign": "tests/web/desk/desk-day.test.tsx",
  "consents-model asks ListMembers": "tests/web/consultations/consents-model.test.ts",
  "prescribing-model asks SavePrescriptionDraft": prescribing,
  "prescribing-model asks ShowPrescribing": prescribing,
  "lab-book-model asks FindLabTests": labs,
  "lab-book-model asks ListLabSlots": labs,
  "lab-book-model asks ListLabs": labs,
  "lab-book-model asks QuoteLabBasket": labs,
  "lab-booking-model asks ListLabSlots": labs,
  "slot-choice asks ListLabSlots": labs,
  "near-me-model asks FindPractitionersNearby": "tests/web/consultations/consultation-pages.test.tsx",
  "notification-store asks WatchNotifications": "tests/web/notifications/notifications.test.tsx",
  "choose-quiz asks ListQuizzes": "tests/web/quizzes/quizzes-without-an-id.test.tsx",
  "online-saving asks ShowPrepaidDiscount": "tests/web/orders/checkout.test.tsx",
};

describe("the laws of models", () => {
  it("are tried on every model of web with every use case that it asks", () => {
    const missing = globSync("web/**/*.{ts,tsx}").flatMap((path) => withoutLaw(textOf(path), useCases, rows));
    expect(missing.toSorted()).toEqual(Object.keys(elsewhere).toSorted());
    expect(Object.values(elsewhere).filter((path) => !existsSync(path))).toEqual([]);
  });

  it("miss none that is planted: a model, or a component that asks by itself", () => {
    const asks = 'import { RemoveMember } from "#core/account/remove-member.use-case.ts";\n';
    const hears = 'import { answerOrNull } from "#web/platform/requests/answer-or-null.ts";\n';
    const planted = (path: string, text: string, held: typeof rows = []) => withoutLaw({ path, text }, useCases, held);
    expect(planted("web/features/account/planted-model.ts", asks)).toEqual(["planted-model asks RemoveMember"]);
    expect(planted("web/features/account/planted.tsx", asks + hears)).toEqual(["planted asks RemoveMember"]);
    expect(planted("web/features/account/members-model.ts", asks, rows)).toEqual([]);
    expect(planted("web/features/account/routes.tsx", asks)).toEqual([]);
  });
});

/** Getters of a model that MobX keeps although they read a clock or what a device stores, which tell it of no change. */
function keptGetters({ path, text }: { readonly path: string; readonly text: string }): readonly string[] {
  const [, plain = ""] = /makeAutoObservable(?:<[^(]*>)?\(\s*this,\s*\{([^}]*)\}/.exec(text) ?? [];
  if (!text.includes("makeAutoObservable(") && !text.includes("makeAutoObservable<")) return [];
  return [...text.matchAll(/^ {2}(?:private )?get (\w+)\(\).*?\n {2}\}/gms)].flatMap(([body, name = ""]) =>
    READS_BY_ITSELF.test(body) && !plain.includes(`${name}: false`) ? [`${path} ${name}`] : [],
  );
}
const READS_BY_ITSELF = /\bnow\(\)[^:]|#now\(|Date\.now|Storage\.getItem|#\w+\.\w+\.read\(|#(?:counts|device)\.|navigator\./s;

describe("what a model answers of the present moment, or from what a device stores", () => {
  it("is read anew each time, and not kept by MobX as it was first", () => {
    expect(globSync("web/**/*.{ts,tsx}").flatMap((path) => keptGetters(textOf(path)))).toEqual([]);
    const planted = (makes: string) =>
      keptGetters({ path: "x.ts", text: `${makes}\n  get left(): number {\n    return this.ends - this.#needs.now();\n  }\n` });
    expect(planted("makeAutoObservable(this, {}, {});")).toEqual(["x.ts left"]);
    expect(planted("makeAutoObservable(this, { left: false }, {});")).toEqual([]);
  });
});

/** A number that is counted up and compared with what it was: a rule for races of one's own. */
const racesIn = (text: string): readonly string[] =>
  [...text.matchAll(/this\.(#\w+) \+= 1/g)].flatMap(([, name = ""]) => (new RegExp(`[!=]== this\\.${name}\\b`).test(text) ? [name] : []));

describe("what is asked again before it answers", () => {
  const files = globSync("web/**/*.{ts,tsx}");

  it("has one rule, which all share", () => {
    expect(files.filter((path) => racesIn(readFileSync(path, "utf8")).length > 0)).toEqual(["web/platform/requests/latest-turn.ts"]);
    expect(racesIn("this.#turn += 1; const turn = this.#turn; await x; if (turn !== this.#turn) return;")).toEqual(["#turn"]);
    expect(racesIn("this.#users += 1; if (this.#users === 0) end();")).toEqual([]);
  });

  it("is heard by the kinds of requests, except where a reason is given", () => {
    const hears = /^import \{[^}]*\} from "#web\/platform\/requests\/(?:answer-or-null|failure|server-message)\.ts"/m;
    const heard = files.filter(
      (path) => /^web\/(features|platform\/(notifications|session|uploads))\//.test(path) && hears.test(readFileSync(path, "utf8")),
    );
    expect(heard.toSorted()).toEqual(Object.keys(hearsByItself).toSorted());
  });
});
