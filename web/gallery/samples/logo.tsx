import { Logo } from "#web/design/header/logo.tsx";

export const logo = <Logo of="everybody" />;
