import { Link } from 'wouter';
import { useTitle } from '../lib/use-title.ts';
import { buttonLook } from '../ui/button.tsx';

export function NotFoundPage() {
  useTitle('Page not found');
  return (
    <div className="mx-auto flex max-w-xl flex-col items-start gap-5 px-5 py-28">
      <p className="font-mono text-xs text-faint">404</p>
      <h1 className="font-serif text-3xl font-semibold tracking-tight">
        This page is <span className="marked">not in print</span>
      </h1>
      <p className="text-soft">
        The address may be mistyped, or the page has moved. The published articles are all still there.
      </p>
      <div className="mt-2 flex gap-3">
        <Link href="/" className={buttonLook({ variant: 'primary' })}>
          Go to Dashboard
        </Link>
        <Link href="/articles" className={buttonLook()}>
          Browse articles
        </Link>
      </div>
    </div>
  );
}
