import { Container } from "inversify";
import { describe, expect, it } from "vitest";
import { PaymentProviders, paymentProviders } from "#core/payments/payment-providers.port.ts";
import { PAGE_POLICY, pagePolicy } from "#adapters/http-server/answers/security-headers.ts";
import { razorpay } from "#adapters/razorpay/provider.ts";
import { RAZORPAY_ORIGIN } from "#adapters/razorpay/account.ts";
import { settingsFindings } from "#cli/doctor/settings-findings.ts";
import { formOrigins } from "#adapters/composition/server/payments.ts";
import { settingsIn, describedSettings } from "#cli/settings.ts";
import { composeMemory } from "#tests/composition.ts";

const all = {
  RAZORPAY_KEY_ID: "rzp_test_AbCdEf012345",
  RAZORPAY_KEY_SECRET: "s3cret-of-the-key",
  RAZORPAY_WEBHOOK_SECRET: "s3cret-of-the-webhook",
};

function settings(environment: Readonly<Record<string, string>>) {
  const read = settingsIn(environment);
  if ("faults" in read) throw new Error(read.faults.join());
  return read.settings;
}

describe("the payment provider's key", () => {
  it("comes from the environment, with its secrets, which are never told [co-env-payment-key]", () => {
    expect(settings(all)).toMatchObject({
      razorpayKeyId: all.RAZORPAY_KEY_ID,
      razorpayKeySecret: all.RAZORPAY_KEY_SECRET,
      razorpayWebhookSecret: all.RAZORPAY_WEBHOOK_SECRET,
    });
    expect(settings({})).toMatchObject({ razorpayKeyId: null, razorpayKeySecret: null, razorpayWebhookSecret: null });
    expect(JSON.stringify(describedSettings(all))).not.toContain("s3cret");
    for (const [name, odd] of [
      ["RAZORPAY_KEY_ID", "AbCdEf012345"],
      ["RAZORPAY_KEY_SECRET", "with a space"],
      ["RAZORPAY_WEBHOOK_SECRET", "short"],
      ["SANDBOX_LATE_AFTER", "0"],
    ] as const)
      expect(settingsIn({ ...all, [name]: odd })).toEqual({ faults: [expect.stringContaining(name)] });
  });

  it("can't be set without both of its secrets, nor they without it", () => {
    for (const chosen of [all, {}]) expect(settingsIn(chosen)).toHaveProperty("settings");
    for (const name of Object.keys(all)) {
      const one = { [name]: all[name as keyof typeof all] };
      const { [name as keyof typeof all]: _, ...others } = all;
      for (const part of [one, others])
        expect(settingsIn(part)).toEqual({ faults: expect.arrayContaining([expect.stringContaining(name)]) });
    }
  });

  it("lets forms of the shop's pages go to the provider's origin, and to nobody's without it", () => {
    expect(formOrigins(composeMemory())).toEqual([]);
    const container = new Container();
    const account = { keyId: "rzp_test_A", keySecret: "s", webhookSecret: "w", shop: "Niramaya", address: RAZORPAY_ORIGIN };
    container.bind(PaymentProviders).toConstantValue(paymentProviders([razorpay(account)], "razorpay"));
    expect(pagePolicy({ formsGoTo: formOrigins(container), picturesFrom: [], callsGoTo: null })).toContain(
      "form-action 'self' https://api.razorpay.com;",
    );
    expect(PAGE_POLICY).toContain("form-action 'self';");
  });
});

describe("the doctor", () => {
  const ofPayments = (environment: Readonly<Record<string, string>>) =>
    settingsFindings(environment).filter(({ subject }) => subject === "payments");

  it("names a setting that is nothing without another one", () => {
    expect(settingsFindings({ RAZORPAY_KEY_ID: all.RAZORPAY_KEY_ID })).toEqual([
      {
        subject: "settings",
        state: "fault",
        told: "RAZORPAY_KEY_ID is set, and needs RAZORPAY_KEY_SECRET and RAZORPAY_WEBHOOK_SECRET too.",
      },
    ]);
  });

  it("says that a shop which anybody may visit takes no money in the sandbox", () => {
    expect(ofPayments({ SITE_URL: "https://shop.example" })).toMatchObject([{ state: "look", told: expect.stringContaining("sandbox") }]);
    for (const environment of [{}, { SITE_URL: "http://localhost:3000" }, { SITE_URL: "https://shop.example", ...all }])
      expect(ofPayments(environment)).toEqual([]);
  });
});
