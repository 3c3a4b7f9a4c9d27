import { type ComponentProps, type ReactNode, useId } from 'react';
import { cn } from '../lib/cn.ts';

export function inputLook(className?: string): string {
  return cn(
    'w-full rounded-md border border-edge bg-sheet px-3 text-sm text-ink transition-colors hover:border-ink disabled:opacity-60',
    'aria-invalid:border-bad',
    className,
  );
}

export function Input({ className, ...props }: ComponentProps<'input'>) {
  return <input data-slot="input" className={inputLook(cn('h-10', className))} {...props} />;
}

export function Textarea({ className, ...props }: ComponentProps<'textarea'>) {
  return <textarea data-slot="textarea" className={inputLook(cn('py-2.5 leading-relaxed', className))} {...props} />;
}

/** Why a form was refused as a whole. */
export function FormError({ message }: { message: string | undefined }) {
  return message ? (
    <p role="alert" className="text-xs text-bad">
      {message}
    </p>
  ) : null;
}

type Control = { id: string; 'aria-invalid': boolean; 'aria-describedby': string | undefined };

type FieldProps = {
  label: string;
  error?: string | undefined;
  hint?: ReactNode;
  /** Stands at the end of the label's line: a counter, say. */
  aside?: ReactNode;
  /** Says at the end of the label's line that it may be left empty. */
  isOptional?: boolean;
  className?: string;
  children: (control: Control) => ReactNode;
};

/** A labelled control; its hint and its error are tied to it for those who cannot see them beside it. */
export function Field({
  label,
  error,
  hint,
  isOptional,
  aside = isOptional && 'Optional',
  className,
  children,
}: FieldProps) {
  const id = useId();
  const hintId = `${id}hint`;
  const errorId = `${id}error`;
  const describedBy = cn(error && errorId, hint !== undefined && hintId) || undefined;
  return (
    <div data-slot="field" className={cn('space-y-1.5', className)}>
      <div className="flex items-baseline justify-between gap-4">
        <label htmlFor={id} className="text-xs font-medium">
          {label}
        </label>
        {aside && <span className="text-2xs text-faint tabular-nums">{aside}</span>}
      </div>
      {children({ id, 'aria-invalid': error !== undefined, 'aria-describedby': describedBy })}
      {hint !== undefined && (
        <p id={hintId} className="text-2xs text-faint">
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} role="alert" className="text-xs text-bad">
          {error}
        </p>
      )}
    </div>
  );
}
