/** As a payment provider's page names the shop. */
export const shopName = "Niramaya";

export const sandboxIsActiveText =
  "Payments are made in the sandbox, which moves no money: whoever presses Pay has paid. Set RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET and RAZORPAY_WEBHOOK_SECRET.";
