import { token } from "../shared/token.ts";

/** Addresses outside this site, each absolute. Source: specification/site.md, Who it is for. */
export type OutsideAddresses = {
  /** Where clinics and doctors sign up. */
  readonly onboarding: string;
  readonly practitioners: string;
  readonly blog: string;
  readonly appStore: string;
  readonly playStore: string;
  /** Opens a chat. */
  readonly whatsapp: string;
  readonly instagram: string;
  readonly facebook: string;
  readonly youtube: string;
};

/** What the shop's operator has configured and its pages must know. Nothing of it is secret. */
export type SiteSettings = {
  readonly outside: OutsideAddresses;
  /** The app_name of the aggregator whose people see the logo of corporate benefits. */
  readonly corporateApp: string;
};
export const SiteSettings = token<SiteSettings>("SiteSettings");
