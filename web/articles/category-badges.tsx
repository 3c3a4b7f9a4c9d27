import { Link } from 'wouter';
import { titleCaseSlug } from '../../worker/contract/text.ts';
import { Badge, badgeLook } from '../ui/badge.tsx';
import { listAddress } from './list-address.ts';

type CategoryBadgesProps = {
  categories: string[];
  /** Those that have a list; the others are words alone. */
  listed?: string[];
  most?: number;
  more?: (hidden: number) => string;
};

/** Each leads to its category's list; on cards above the link that covers the whole card. */
export function CategoryBadges({ categories, listed = [], most = categories.length, more }: CategoryBadgesProps) {
  const hidden = categories.length - most;
  if (categories.length === 0) return null;
  return (
    <span className="flex flex-wrap gap-1.5">
      {categories.slice(0, most).map((category) =>
        listed.includes(category) ? (
          <Link
            key={category}
            href={listAddress({ category })}
            data-slot="badge"
            className={badgeLook('relative hover:text-ink')}
          >
            {titleCaseSlug(category)}
          </Link>
        ) : (
          <Badge key={category}>{titleCaseSlug(category)}</Badge>
        ),
      )}
      {hidden > 0 && more && <Badge>{more(hidden)}</Badge>}
    </span>
  );
}
