import { AccountPage } from "#web/platform/own-page/account-page.tsx";
import { RowSkeletons } from "#web/design/skeleton/row-skeletons.tsx";
import { notificationWords } from "./notification-words.ts";
import { lateCode } from "#web/platform/late/late-code.ts";
import { latePart } from "#web/platform/late/late-part.ts";

const AllNotifications = latePart(lateCode(() => import("./all-notifications.tsx"), "AllNotifications"));

/** Everything that a customer is told. */
export function Screen() {
  return (
    <AccountPage
      here="notifications"
      title={notificationWords.title}
      waiting={<RowSkeletons rows={["first", "second", "third", "fourth"]} label={notificationWords.reading} />}
    >
      {() => <AllNotifications />}
    </AccountPage>
  );
}
