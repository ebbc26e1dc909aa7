import { ErrorView } from "./error-view.tsx";
import { usePageError } from "./use-page-error.ts";
import { useErrorTitle } from "./use-error-title.ts";

/** Stands for a page whose loader or drawing failed. */
export function ErrorScreen() {
  const trouble = usePageError();
  useErrorTitle(trouble.status);
  return <ErrorView {...trouble} />;
}
