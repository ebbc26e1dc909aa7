import "./next-steps.css";

/** What comes next, one after the other. */
export const NextSteps = ({ steps }: { readonly steps: readonly string[] }) => (
  <ol className="next-steps">
    {steps.map((step) => (
      <li key={step}>
        <span>{step}</span>
      </li>
    ))}
  </ol>
);
