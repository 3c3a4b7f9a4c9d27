import type { SiteStats } from '../../worker/contract/articles.ts';
import { LoginButton } from '../layout/login-button.tsx';
import { formatCount } from '../lib/format-count.ts';
import { ArrowRightIcon } from '../ui/icons.tsx';
import { ProofSheet } from './proof-sheet.tsx';

export function Hero({ stats }: { stats: SiteStats | undefined }) {
  return (
    <section className="grid items-center gap-14 py-14 lg:grid-cols-[1.1fr_1fr] lg:gap-10 lg:py-24">
      <div className="space-y-7">
        <h1 className="font-serif text-4xl font-semibold tracking-[-0.025em]">
          Generate <span className="marked pointer-fine:animate-sweep whitespace-nowrap">SEO-Optimized</span> Articles
          with AI
        </h1>
        <p className="max-w-[46ch] text-lg text-soft">
          Paste the address of a product. Its pages are read, the facts kept, and an article is written that people read
          to the end and search engines understand.
        </p>
        <div className="flex flex-wrap items-center gap-4 pt-1">
          <LoginButton tab="register" variant="primary" size="lg">
            Get Started
            <ArrowRightIcon />
          </LoginButton>
          <span className="text-xs text-faint">Free. No card asked for.</span>
        </div>
        <dl className="flex gap-10 border-t border-line pt-6">
          <Figure label="Total Articles" value={stats && formatCount(stats.totalArticles)} />
          <Figure label="Avg SEO Score" value={stats && String(Math.round(stats.avgSeoScore))} />
        </dl>
      </div>
      <ProofSheet />
    </section>
  );
}

function Figure({ label, value }: { label: string; value: string | undefined }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-xs text-soft">{label}</dt>
      <dd className="font-serif text-2xl font-semibold tabular-nums">{value ?? '–'}</dd>
    </div>
  );
}
