import type { loginWords as english } from "../login.ts";

/** साइन इन की खिड़की के पीछे का पेज. */
export const loginWords: typeof english = {
  title: "साइन इन करें",
  description: "OTP से साइन इन करें या खाता खोलें: ऑर्डर, विशलिस्ट और खाता, सब एक जगह।",
  needsScript: "साइन इन के लिए JavaScript चाहिए। कृपया उसे चालू करें और यह पेज फिर से खोलें।",
};
