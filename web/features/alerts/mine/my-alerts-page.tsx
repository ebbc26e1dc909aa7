import { RowSkeletons } from "#web/design/skeleton/row-skeletons.tsx";
import { AccountPage } from "#web/platform/own-page/account-page.tsx";
import { lateCode } from "#web/platform/late/late-code.ts";
import { latePart } from "#web/platform/late/late-part.ts";
import { alertWords } from "../wording/alerts.ts";

const MyAlerts = latePart(lateCode(() => import("./my-alerts.tsx"), "MyAlerts"));

const { title, lead, reading } = alertWords.list;

/** A customer's alerts. */
export const MyAlertsPage = () => (
  <AccountPage here="alerts" title={title} lead={lead} waiting={<Waiting />}>
    {(customer) => <MyAlerts customer={customer} waiting={<Waiting />} />}
  </AccountPage>
);

const Waiting = () => <RowSkeletons rows={["first", "second"]} label={reading} />;
