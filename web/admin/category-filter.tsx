import { Input } from '../ui/field.tsx';
import { SearchIcon } from '../ui/icons.tsx';
import { Select } from '../ui/select.tsx';
import { allTypes, type TypeFilter } from './matching-categories.ts';
import { typeChoices } from './type-labels.ts';

type CategoryFilterProps = {
  query: string;
  onQuery: (query: string) => void;
  type: TypeFilter;
  onType: (type: TypeFilter) => void;
};

const choices = [{ value: allTypes, label: 'All Types' }, ...typeChoices] as const;

export function CategoryFilter({ query, onQuery, type, onType }: CategoryFilterProps) {
  return (
    <div className="flex flex-wrap gap-3">
      <span className="relative min-w-0 flex-1 basis-56">
        <SearchIcon className="pointer-events-none absolute top-3 left-3 text-faint" />
        <Input
          type="search"
          aria-label="Search categories"
          placeholder="Search categories..."
          value={query}
          onChange={(event) => onQuery(event.target.value)}
          className="pl-9"
        />
      </span>
      <div className="w-44">
        <Select<TypeFilter> aria-label="Type" value={type} onValueChange={onType} options={choices} />
      </div>
    </div>
  );
}
