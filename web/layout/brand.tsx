import { Link } from 'wouter';
import { site } from '../../worker/contract/site.ts';

/** The logo is the product in small: lines of text, one of them marked. */
export function Brand() {
  return (
    <Link href="/" className="flex items-center gap-2.5 rounded-sm font-serif text-base font-semibold tracking-tight">
      <svg viewBox="0 0 32 32" aria-hidden="true" className="size-7 shrink-0">
        <rect width="32" height="32" rx="8" className="fill-ink" />
        <path d="M8 9.5h16M8 22.5h9" strokeWidth="2.5" strokeLinecap="round" className="stroke-paper" />
        <path d="M8 16h16" strokeWidth="5" strokeLinecap="round" className="stroke-marker" />
      </svg>
      <span className="whitespace-nowrap">{site.name}</span>
    </Link>
  );
}
