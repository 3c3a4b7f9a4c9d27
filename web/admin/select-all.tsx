import { useId } from 'react';
import { Checkbox } from '../ui/checkbox.tsx';
import type { Selection } from './use-selection.ts';

type SelectAllProps = { total: number; selection: Selection };

export function SelectAll({ total, selection }: SelectAllProps) {
  const id = useId();
  const { length } = selection.selected;
  const isAll = length === total;
  return (
    <span className="flex items-center gap-3">
      <Checkbox
        id={id}
        checked={isAll ? true : length > 0 ? 'indeterminate' : false}
        onCheckedChange={isAll ? selection.clear : selection.selectAll}
      />
      <label htmlFor={id} className="cursor-pointer py-1 text-sm">
        Select all
      </label>
    </span>
  );
}
