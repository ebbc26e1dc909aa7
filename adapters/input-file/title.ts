export const EXPECTED_TITLE = "one line of text without invisible characters";
