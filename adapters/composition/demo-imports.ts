import { isDeepStrictEqual } from "node:util";
import { makeImportCatalogue } from "#core/catalogue/import-catalogue.use-case.ts";
import { makeImportCalendars } from "#core/consultations/register/import-calendars.use-case.ts";
import { makeImportPractitioners } from "#core/consultations/register/import-practitioners.use-case.ts";
import { makeImportEvents } from "#core/events/register/import-events.use-case.ts";
import { makeImportLabs } from "#core/labs/register/import-labs.use-case.ts";
import { makeAddCoupons } from "#core/promotions/add-coupons.use-case.ts";
import { makeImportQuizzes } from "#core/quizzes/register/import-quizzes.use-case.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { makeImportDeliveryPlaces } from "#core/shipping/import-delivery-places.use-case.ts";
import { makeImportHealthPlans } from "#core/staff/health-plans/import-health-plans.use-case.ts";
import { makeImportHospitals } from "#core/staff/hospitals/import-hospitals.use-case.ts";
import { makeImportLandingPages } from "#core/staff/landing-pages/import-landing-pages.use-case.ts";
import { postgresCatalogueIntake } from "#adapters/postgres/catalogue/catalogue-intake.ts";
import { postgresPractitionerRegister } from "#adapters/postgres/consultations/practitioner-register.ts";
import { postgresHealthPlanRegister } from "#adapters/postgres/content/health-plan-register.ts";
import { postgresHospitalRegister } from "#adapters/postgres/content/hospital-register.ts";
import { postgresLandingPageRegister } from "#adapters/postgres/content/landing-pages.ts";
import { postgresEventRegister } from "#adapters/postgres/events/event-register.ts";
import { postgresLabRegister } from "#adapters/postgres/labs/lab-register.ts";
import { postgresCouponRegister } from "#adapters/postgres/promotions/coupon-register.ts";
import { postgresQuizRegister } from "#adapters/postgres/quizzes/quiz-register.ts";
import { postgresDeliveryPlaces } from "#adapters/postgres/shipping/delivery-places.ts";
import { demoFiles, refuseFaults } from "./demo-files.ts";
import type { LineFault } from "#core/shared/lines/line-fault.ts";
import type { Result } from "#core/shared/result.ts";
import type { DemoFile } from "#adapters/demo/demo-lines.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

/** Whose name the audit log has, where staff have their own. */
const WHO = "demo";

/**
 * What puts files of the demo into a shop as they stand at `now`, each by the use case of the command with which staff import such a file,
 * as part of a transaction of the caller.
 */
export function demoImports(trx: Database, now: number) {
  const files = demoFiles(indianDay(now));
  const clock = () => now;
  const named = (file: DemoFile) => ({ name: `${file}.ndjson`, run: "real" }) as const;
  return {
    async products(): Promise<void> {
      const importing = makeImportCatalogue({ intake: postgresCatalogueIntake(trx), now: clock });
      const file = inOnePiece(await files.products());
      const fault = (found: LineFault) => refuseFaults("products", [found]);
      await importing(
        WHO,
        { ...named("products"), file, faulty: "take-none" },
        { fault, clash: ({ line, field }) => fault({ line, path: field, expected: "its own" }), doubt: () => {}, read: () => {} },
      );
    },
    async coupons(): Promise<void> {
      const { values, faults } = files.coupons();
      refuseFaults("coupons", faults);
      const added = await makeAddCoupons({ register: postgresCouponRegister(trx), now: clock })(WHO, values);
      if (added.kind === "refused") throw new TypeError(`the demo's coupons are taken: ${added.refusal.codes.join(", ")}`);
    },
    async pincodes(): Promise<void> {
      const importing = makeImportDeliveryPlaces({ deliveryPlaces: postgresDeliveryPlaces(trx), now: clock });
      const imported = await importing(WHO, { ...named("pincodes"), file: await files.pincodes() });
      if (imported.kind === "refused") refuseFaults("pincodes", imported.refusal);
    },
    async practitioners(): Promise<void> {
      const needs = { register: postgresPractitionerRegister(trx), now: clock };
      const file = inOnePiece(await files.practitioners());
      await makeImportPractitioners(needs)(WHO, { ...named("practitioners"), file, faulty: "take-none" }, (fault) =>
        refuseFaults("practitioners", [fault]),
      );
      const { calendars, faults } = files.calendars();
      refuseFaults("calendars", faults);
      accepted("calendars", await makeImportCalendars(needs)(WHO, { file: "calendars.ndjson", calendars, run: "real" }));
    },
    async labs(): Promise<void> {
      const importing = makeImportLabs({ register: postgresLabRegister(trx), now: clock });
      accepted("labs", await importing(WHO, { ...named("labs"), file: await files.labs() }));
    },
    /** When those of the labs that are there take samples. */
    async labCalendars(labs: readonly string[]): Promise<void> {
      const importing = makeImportLabs({ register: postgresLabRegister(trx), now: clock });
      const { rows, faults } = await files.labs();
      const file = { rows: rows.filter((entry) => entry.kind === "calendar" && labs.includes(entry.entry.lab)), faults };
      accepted("labs", await importing(WHO, { ...named("labs"), file }));
    },
    async quizzes(): Promise<void> {
      const importing = makeImportQuizzes({ register: postgresQuizRegister(trx), now: clock, same: isDeepStrictEqual });
      accepted("quizzes", await importing(WHO, { ...named("quizzes"), quizzes: await files.quizzes() }));
    },
    async events(): Promise<void> {
      const importing = makeImportEvents({ register: postgresEventRegister(trx), now: clock, same: isDeepStrictEqual });
      accepted("events", await importing(WHO, { ...named("events"), events: await files.events(), reason: null }));
    },
    /** The health-plan page is there, without its plans. */
    async carePages(): Promise<void> {
      const hospitals = makeImportHospitals({ register: postgresHospitalRegister(trx), now: clock });
      accepted("hospitals", await hospitals(WHO, { ...named("hospitals"), file: await files.hospitals() }));
      const plans = makeImportHealthPlans({ register: postgresHealthPlanRegister(trx), now: clock });
      accepted("health-plans", await plans(WHO, { ...named("health-plans"), file: await files.plans() }));
    },
    async landingPages(): Promise<void> {
      const importing = makeImportLandingPages({ register: postgresLandingPageRegister(trx), now: clock });
      accepted("landing-pages", await importing(WHO, { ...named("landing-pages"), file: await files.landingPages() }));
    },
  };
}

type Refusal = { readonly kind: "faulty"; readonly faults: readonly LineFault[] } | { readonly kind: "no-page" };

function accepted(file: DemoFile, imported: Result<unknown, Refusal>): void {
  if (imported.kind === "ok") return;
  if (imported.refusal.kind === "no-page") throw new TypeError(`adapters/demo/${file}.ndjson has no page on which it could stand`);
  refuseFaults(file, imported.refusal.faults);
}

async function* inOnePiece<Piece>(piece: Piece): AsyncGenerator<Piece> {
  yield piece;
}
