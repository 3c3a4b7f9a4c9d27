import { titleCaseSlug } from '../../worker/contract/text.ts';
import { Badge } from '../ui/badge.tsx';

type CategoryBadgesProps = { categories: string[]; most?: number; more?: (hidden: number) => string };

export function CategoryBadges({ categories, most = categories.length, more }: CategoryBadgesProps) {
  const hidden = categories.length - most;
  if (categories.length === 0) return null;
  return (
    <span className="flex flex-wrap gap-1.5">
      {categories.slice(0, most).map((category) => (
        <Badge key={category}>{titleCaseSlug(category)}</Badge>
      ))}
      {hidden > 0 && more && <Badge>{more(hidden)}</Badge>}
    </span>
  );
}
