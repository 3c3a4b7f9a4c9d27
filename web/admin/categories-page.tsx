import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import type { Category } from '../../worker/contract/categories.ts';
import { categoryTypes } from '../../worker/contract/options.ts';
import { useCategories } from '../lib/use-categories.ts';
import { useTitle } from '../lib/use-title.ts';
import { PlusIcon } from '../ui/app-icons.tsx';
import { Button, buttonLook } from '../ui/button.tsx';
import { Failure } from '../ui/failure.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { AdminOnly } from './admin-only.tsx';
import { AdminPage } from './admin-page.tsx';
import { AssignedArticles } from './assigned-articles.tsx';
import { CategoryDialog } from './category-dialog.tsx';
import { CategoryFilter } from './category-filter.tsx';
import { CategoryGroup } from './category-group.tsx';
import { CategoryTools } from './category-tools.tsx';
import { allTypes, matchingCategories, type TypeFilter } from './matching-categories.ts';

export function CategoriesPage() {
  useTitle('Categories');
  return (
    <AdminOnly title="Access Denied" refusal={<Refusal />}>
      {() => <Categories />}
    </AdminOnly>
  );
}

function Refusal() {
  return (
    <>
      <p className="mb-6">You need admin privileges to access this page.</p>
      <Link href="/" className={buttonLook()}>
        Return to Dashboard
      </Link>
    </>
  );
}

function Categories() {
  const [query, setQuery] = useState('');
  const [type, setType] = useState<TypeFilter>(allTypes);
  const [edited, setEdited] = useState<Category | 'new' | null>(null);
  return (
    <AdminPage
      title="Categories"
      lead="What articles are filed under."
      actions={
        <>
          <CategoryTools />
          <Button variant="primary" size="sm" onClick={() => setEdited('new')}>
            <PlusIcon />
            Add Category
          </Button>
        </>
      }
    >
      <AssignedArticles />
      <CategoryFilter query={query} onQuery={setQuery} type={type} onType={setType} />
      <CategoryGroups query={query} type={type} onEdit={setEdited} />
      <CategoryDialog edited={edited} onClose={() => setEdited(null)} />
    </AdminPage>
  );
}

type GroupsProps = { query: string; type: TypeFilter; onEdit: (category: Category) => void };

function CategoryGroups({ query, type, onEdit }: GroupsProps) {
  const { data, error, mutate } = useCategories();
  if (!data && error) return <Failure message="Failed to fetch categories" onRetry={() => mutate()} />;
  if (!data) return <Skeleton className="h-80" />;
  if (data.length === 0) {
    return <Empty>No categories found. Click &apos;Initialize Predefined&apos; to get started.</Empty>;
  }
  const matching = matchingCategories(data, query, type);
  if (matching.length === 0) return <Empty>No categories match your search.</Empty>;
  return categoryTypes.map((groupType) => {
    const group = matching.filter((category) => category.type === groupType);
    return group.length > 0 && <CategoryGroup key={groupType} type={groupType} categories={group} onEdit={onEdit} />;
  });
}

function Empty({ children }: { children: ReactNode }) {
  return <p className="rounded-lg border border-dashed border-line px-6 py-14 text-center text-soft">{children}</p>;
}
