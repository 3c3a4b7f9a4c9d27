import { buttonLook } from '../ui/button.tsx';
import { ExternalIcon } from '../ui/icons.tsx';

/** The website the article was written from. */
export function SourceBox({ url }: { url: string }) {
  const address = URL.canParse(url) ? new URL(url) : null;
  if (!address || !/^https?:$/.test(address.protocol)) return null;
  return (
    <aside
      aria-label="Source website"
      className="flex items-center justify-between gap-4 rounded-lg border border-line bg-sheet py-3 pr-3 pl-4"
    >
      <p className="min-w-0 text-xs text-soft">
        Source website
        <span className="block truncate text-sm font-medium text-ink">{address.host}</span>
      </p>
      <a href={address.href} rel="noopener" className={buttonLook({ size: 'sm' })}>
        Visit
        <ExternalIcon />
      </a>
    </aside>
  );
}
