import { Breadcrumb } from "#web/design/breadcrumb/breadcrumb.tsx";
import { shopAddress } from "#web/design/link/shop-address.ts";
import { siteWords } from "#web/design/site-words.ts";
import { quizAddress } from "#web/platform/addresses/quiz-address.ts";
import { AlertForm } from "./alert-form.tsx";
import { alertHint, alertTitle } from "./alert-words.ts";
import { alertWords } from "./wording/alerts.ts";
import type { AlertAbout } from "#web/platform/addresses/alert-address.ts";

/** An alert's form as a page of its own, for whoever has no script. */
export function AskAlert({ about }: { readonly about: AlertAbout }) {
  return (
    <div className="page-width leaflet">
      <div className="page-head">
        <Breadcrumb way={[{ title: siteWords.homeLink, address: shopAddress.home }]} here={alertTitle(about)} />
        <h1>{alertTitle(about)}</h1>
        <p className="lead">{alertHint(about)}</p>
      </div>
      <div className="page-head">
        <div className="panel">
          <AlertForm about={about} />
        </div>
      </div>
      {about.kind === "opening" ? null : (
        <a className="link" href={about.kind === "quiz-opens" ? quizAddress.one(about.quiz) : shopAddress.product(about.slug)}>
          {about.kind === "quiz-opens" ? alertWords.page.backToQuiz : alertWords.page.back}
        </a>
      )}
    </div>
  );
}
