import { useState } from 'react';
import { type AddedPart, addedParts, type FieldPart, type Product, partTitles } from '../../worker/contract/product.ts';
import { PlusIcon } from '../ui/app-icons.tsx';
import { Button } from '../ui/button.tsx';
import { AddField } from './add-field.tsx';
import { SheetField } from './sheet-field.tsx';
import type { ChangeProduct } from './use-product.ts';

type SheetPartProps = {
  part: FieldPart;
  fields: Product['fields'];
  pages: Product['pages'];
  change: ChangeProduct;
};

const canAdd = (part: FieldPart): part is AddedPart => part in addedParts;

export function SheetPart({ part, fields, pages, change }: SheetPartProps) {
  const [isAdding, setIsAdding] = useState(false);
  const title = partTitles[part];
  return (
    <section aria-label={title}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-b border-ink pb-2">
        <h2 className="font-serif text-lg font-semibold">{title}</h2>
        {canAdd(part) && !isAdding && (
          <Button variant="quiet" size="sm" onClick={() => setIsAdding(true)}>
            <PlusIcon />
            Add<span className="sr-only"> to “{title}”</span>
          </Button>
        )}
      </div>
      {fields.length === 0 && <p className="py-4 text-sm text-soft">Not found on the pages we read</p>}
      <ul>
        {fields.map((field) => (
          <SheetField key={field.field} field={field} pages={pages} change={change} />
        ))}
      </ul>
      {canAdd(part) && isAdding && <AddField part={part} change={change} onClose={() => setIsAdding(false)} />}
    </section>
  );
}
