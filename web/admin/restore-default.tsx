type RestoreDefaultProps = {
  of: string;
  present: string;
  byDefault: string | undefined;
  onRestore: (text: string) => void;
};

/** Brings a field's default back, to be looked at and saved. */
export function RestoreDefault({ of, present, byDefault, onRestore }: RestoreDefaultProps) {
  if (byDefault === undefined) return null;
  if (present.trim() === byDefault) return 'Default';
  return (
    <button
      type="button"
      aria-label={`Restore default ${of}`}
      className="rule-link text-xs text-ink"
      // The button goes once the default is back: the focus goes to what it has changed.
      onClick={({ currentTarget }) => {
        onRestore(byDefault);
        currentTarget.closest('[data-slot=field]')?.querySelector('textarea')?.focus();
      }}
    >
      Restore default
    </button>
  );
}
