import { unknownSite } from "#web/features/site/site-data.ts";
import { SiteFrame } from "#web/features/site/site-frame.tsx";
import { ErrorView } from "./error-view.tsx";
import { usePageError } from "./use-page-error.ts";
import { useErrorTitle } from "./use-error-title.ts";

/** Stands for the whole site where not even its categories are known. */
export function BareErrorScreen() {
  const trouble = usePageError();
  useErrorTitle(trouble.status);
  return (
    <SiteFrame site={unknownSite} layout="default" address={trouble.here} sought="">
      <ErrorView {...trouble} />
    </SiteFrame>
  );
}
