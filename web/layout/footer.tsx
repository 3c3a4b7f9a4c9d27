import { Link } from 'wouter';
import { site } from '../../worker/contract/site.ts';
import { ThemeSwitch } from './theme-switch.tsx';

export function Footer() {
  return (
    <footer className="mt-24 border-t border-line">
      <div className="mx-auto flex w-full max-w-6xl flex-wrap items-center gap-x-8 gap-y-5 px-5 py-8 text-xs text-soft">
        <p>
          Built by{' '}
          <a href={site.builtBy.url} rel="noopener" className="font-medium text-ink hover:rule-link">
            {site.builtBy.name}
          </a>
        </p>
        <nav aria-label="Legal" className="flex gap-6">
          <Link href="/terms" className="hover:text-ink">
            Terms of Use
          </Link>
          <Link href="/privacy" className="hover:text-ink">
            Privacy Policy
          </Link>
        </nav>
        <ThemeSwitch />
      </div>
    </footer>
  );
}
