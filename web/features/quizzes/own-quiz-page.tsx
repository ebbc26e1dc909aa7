import { RowSkeletons } from "#web/design/skeleton/row-skeletons.tsx";
import { ForCustomer } from "#web/platform/own-page/for-customer.tsx";
import { PageHead } from "#web/design/page-head/page-head.tsx";
import { lateCode } from "#web/platform/late/late-code.ts";
import { latePart } from "#web/platform/late/late-part.ts";
import { quizAddress } from "#web/platform/addresses/quiz-address.ts";
import { quizWords as words } from "./quiz-words.ts";
import "./quizzes.css";
import { quizId } from "#core/quizzes/content/keyless-quiz.ts";
import type { ReactNode } from "react";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { QuizPurpose } from "./list/choose-quiz.tsx";
import type { QuizId } from "#core/quizzes/content/keyless-quiz.ts";

const ChooseQuiz = latePart(lateCode(() => import("./list/choose-quiz.tsx"), "ChooseQuiz"));

/** `id` null: the address names no quiz, and one that fits is chosen `to` go on. */
export type OwnQuizData = { readonly to: QuizPurpose; readonly id: string | null; readonly title: string; readonly lead: string };

type OwnQuizPageProps = {
  readonly data: OwnQuizData;
  readonly children: (customer: CustomerId, id: QuizId, waiting: ReactNode) => ReactNode;
};

/** A page of one's own attempt. */
export function OwnQuizPage({ data: { to, id, title, lead }, children }: OwnQuizPageProps) {
  const waiting = <RowSkeletons rows={["first", "second", "third"]} label={title} />;
  return (
    <div className="page-width leaflet">
      <PageHead way={[{ title: words.title, address: quizAddress.all }]} here={title} title={title} lead={lead} />
      <ForCustomer waiting={waiting}>
        {(customer) =>
          id === null || id === "" ? <ChooseQuiz to={to} customer={customer} waiting={waiting} /> : children(customer, quizId(id), waiting)
        }
      </ForCustomer>
    </div>
  );
}
