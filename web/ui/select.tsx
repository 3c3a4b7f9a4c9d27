import { ChevronDownIcon } from './app-icons.tsx';
import { inputLook } from './field.tsx';

type SelectProps<Value extends string> = {
  id?: string;
  'aria-label'?: string;
  value: Value;
  onValueChange: (value: Value) => void;
  options: ReadonlyArray<{ value: Value; label: string }>;
};

/**
 * The browser's own list: Radix's hides the rest of the page from screen readers while it is open, its label and heading
 * included, and phones bring a better one along.
 */
export function Select<Value extends string>({ onValueChange, options, ...select }: SelectProps<Value>) {
  return (
    <span data-slot="select" className="relative block">
      <select
        className={inputLook('h-10 cursor-pointer appearance-none truncate pr-9')}
        onChange={(event) => {
          const chosen = options[event.target.selectedIndex];
          if (chosen) onValueChange(chosen.value);
        }}
        {...select}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} className="bg-sheet text-ink">
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDownIcon className="pointer-events-none absolute top-3 right-3 text-faint" />
    </span>
  );
}
