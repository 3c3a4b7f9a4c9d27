import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useSession } from '../auth/use-session.tsx';
import { useSiteSettings } from '../lib/use-site-settings.ts';

/** Stands below custom instructions: whether they will be followed. Undefined where they are. */
export function useInstructionsHint(): ReactNode {
  const settings = useSiteSettings();
  const isAdmin = useSession().user?.isAdmin;
  if (settings?.hasModel !== false) return undefined;
  return (
    <span className="text-fair">
      Needs a model; the built-in writer can't follow this.
      {isAdmin && (
        <>
          {' '}
          <Link href="/system-instructions#model" className="rule-link">
            How to connect one
          </Link>
        </>
      )}
    </span>
  );
}
