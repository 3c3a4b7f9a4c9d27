import { type ComponentProps, createContext, use, useEffect, useRef, useState } from 'react';

const FaultsContext = createContext(0);

/**
 * A form whose fields are checked here and by the server, never by the browser. When a submission is refused, the focus goes to
 * the first field at fault, and `FormFaults` says beside the button how many there are; otherwise it comes back to where it was
 * before the fields were put out of use.
 */
export function Form({ onSubmit, onInput, children, ...props }: ComponentProps<'form'>) {
  const form = useRef<HTMLFormElement>(null);
  /** What had the focus when the form was submitted; null once it was led somewhere, or the person goes on typing. */
  const submittedFrom = useRef<Element | null>(null);
  const [faults, setFaults] = useState(0);

  // After each rendering: what is wrong comes with one, be it from a check here or from the server's answer.
  useEffect(() => {
    const faulty = form.current?.querySelectorAll<HTMLElement>('[aria-invalid=true]') ?? [];
    setFaults(faulty.length);
    const from = submittedFrom.current;
    const present = document.activeElement;
    // A dialog takes over a focus that would fall to the page.
    const isLost = present?.contains(form.current) ?? true;
    // Whoever has gone elsewhere meanwhile is left there.
    if (!from || (present !== from && !isLost)) return;
    const [fault] = faulty;
    const target = fault ?? (isLost && from instanceof HTMLElement ? from : null);
    if (!target || target.matches(':disabled') || !target.checkVisibility()) return;
    // What the server refuses may be marked after the fields have come back to use.
    if (fault) submittedFrom.current = null;
    target.focus();
  });

  return (
    <FaultsContext value={faults}>
      <form
        ref={form}
        noValidate
        onSubmit={(event) => {
          submittedFrom.current = document.activeElement;
          return onSubmit?.(event);
        }}
        onInput={(event) => {
          submittedFrom.current = null;
          return onInput?.(event);
        }}
        {...props}
      >
        {children}
      </form>
    </FaultsContext>
  );
}

/** Stands beside a form's button, which may be far from the field that is at fault. */
export function FormFaults() {
  const faults = use(FaultsContext);
  if (faults === 0) return null;
  return (
    <p data-slot="form-faults" className="self-center text-xs text-bad">
      {faults === 1 ? 'Please check the marked field.' : `Please check the ${faults} marked fields.`}
    </p>
  );
}
