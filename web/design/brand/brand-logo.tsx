import { lateCode } from "#web/platform/late/late-code.ts";
import { drawnFirst } from "#web/platform/late/drawn-first.tsx";

const sign = lateCode(() => import("./brand-sign.tsx"), "BrandSign");

/** A brand's sign. */
export const BrandLogo = (props: { readonly name: string; readonly className?: string }) => <Sign {...props} />;

const Sign = drawnFirst<{ readonly name: string; readonly className?: string }>({
  fromTheStart: import.meta.env.SSR || import.meta.env.DEV ? await sign() : null,
  load: sign,
  place: ({ name, className }) => (
    <svg className={className === undefined ? "brand-logo" : `brand-logo ${className}`} viewBox="0 0 160 80" role="img" aria-label={name} />
  ),
});
