import { useT } from '@courtside/i18n/react';
import { useId, type ReactNode } from 'react';
import { useIsInBrowser } from '@courtside/shell/react';
import { x } from './example-messages.ts';

export interface ExampleFrameProps {
  title: string;
  /** The input fields. */
  children: ReactNode;
  /** The result of the fields; null while a field is invalid. */
  result: { readonly headline: string; readonly steps: readonly string[] } | null;
  /** Shown instead of the result. @default a sentence that asks to correct the fields */
  problem?: string | undefined;
}

/** The frame of an example: its fields, the result, and its steps. */
export function ExampleFrame({ title, children, result, problem }: ExampleFrameProps) {
  const t = useT();
  const id = useId();
  const ready = useIsInBrowser();
  return (
    <section className="cs-help-example" aria-labelledby={id}>
      <h3 className="cs-help-example__title" id={id}>
        {title}
      </h3>
      <p className="cs-help-example__intro">{t(x.intro)}</p>
      {/* Disabled until hydration, as a change before it would not update the result. */}
      <fieldset className="cs-help-example__fields" disabled={!ready}>
        {children}
      </fieldset>
      <output className="cs-help-example__result">
        {result ? result.headline : (problem ?? t(x.check))}
      </output>
      {result && result.steps.length > 0 && (
        <ol className="cs-help-steps" aria-label={t(x.steps)}>
          {result.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
    </section>
  );
}
