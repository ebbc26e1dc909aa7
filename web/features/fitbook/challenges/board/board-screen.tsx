import { FitbookPage } from "#web/features/fitbook/page/fitbook-page.tsx";
import { lateCode } from "#web/platform/late/late-code.ts";
import { latePart } from "#web/platform/late/late-part.ts";
import type { FitbookData } from "#web/features/fitbook/page/fitbook-data.ts";

const Board = latePart(lateCode(() => import("./board.tsx"), "Board"));
const ChooseChallenge = latePart(lateCode(() => import("#web/features/fitbook/challenges/choose-challenge.tsx"), "ChooseChallenge"));

/** The board of the challenge that the address names, or the question of which. Source: specification/challenges.md, Addresses. */
export function Screen({ data: { title, lead, id } }: { readonly data: FitbookData }) {
  return (
    <FitbookPage title={title} lead={lead} here={null}>
      {(customer) => (id === null ? <ChooseChallenge to="board" customer={customer} /> : <Board key={id} id={id} customer={customer} />)}
    </FitbookPage>
  );
}
