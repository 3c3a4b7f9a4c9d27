import * as SelectPrimitive from 'radix-ui/select';
import { CheckIcon, ChevronDownIcon } from './app-icons.tsx';
import { inputLook } from './field.tsx';

type SelectProps<Value extends string> = {
  id?: string;
  'aria-label'?: string;
  value: Value;
  onValueChange: (value: Value) => void;
  options: ReadonlyArray<{ value: Value; label: string }>;
  className?: string;
};

export function Select<Value extends string>({
  value,
  onValueChange,
  options,
  className,
  ...trigger
}: SelectProps<Value>) {
  return (
    <SelectPrimitive.Root value={value} onValueChange={(next) => onValueChange(next as Value)}>
      <SelectPrimitive.Trigger
        data-slot="select"
        className={inputLook(`flex h-10 items-center justify-between gap-2 text-left ${className ?? ''}`)}
        {...trigger}
      >
        <span className="truncate">
          <SelectPrimitive.Value />
        </span>
        <SelectPrimitive.Icon>
          <ChevronDownIcon className="text-faint" />
        </SelectPrimitive.Icon>
      </SelectPrimitive.Trigger>
      <SelectPrimitive.Portal>
        <SelectPrimitive.Content
          position="popper"
          sideOffset={6}
          collisionPadding={12}
          className="z-50 max-h-(--radix-select-content-available-height) min-w-(--radix-select-trigger-width) animate-fade overflow-hidden rounded-lg border border-line bg-sheet p-1 shadow-float"
        >
          <SelectPrimitive.Viewport>
            {options.map((option) => (
              <SelectPrimitive.Item
                key={option.value}
                value={option.value}
                className="flex items-center justify-between gap-6 rounded-sm px-3 py-2 text-sm outline-none data-[highlighted]:bg-wash"
              >
                <SelectPrimitive.ItemText>{option.label}</SelectPrimitive.ItemText>
                <SelectPrimitive.ItemIndicator>
                  <CheckIcon />
                </SelectPrimitive.ItemIndicator>
              </SelectPrimitive.Item>
            ))}
          </SelectPrimitive.Viewport>
        </SelectPrimitive.Content>
      </SelectPrimitive.Portal>
    </SelectPrimitive.Root>
  );
}
