import { languageWords } from "#web/design/wording/language.ts";
import { footerWords } from "#web/design/wording/footer.ts";

/** Each language in its own letters. The server keeps the choice and leads back, so that it works without script too. */
const NAMES = { en: "English", hi: "हिन्दी" } as const;
const LANGUAGES = ["en", "hi"] as const;

export const LanguageSwitch = ({ back }: { readonly back: string }) => (
  <ul className="language-switch" aria-label={footerWords.language}>
    {LANGUAGES.map((language) => (
      <li key={language}>
        <a
          href={`/language/${language}?${new URLSearchParams({ back })}`}
          lang={language}
          hrefLang={language}
          aria-current={language === languageWords.language ? "true" : undefined}
        >
          {NAMES[language]}
        </a>
      </li>
    ))}
  </ul>
);
