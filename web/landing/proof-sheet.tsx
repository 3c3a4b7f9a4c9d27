import { cn } from '../lib/cn.ts';

/** The hero's picture: an address becomes a draft, with the phrases marked and the editor's notes in the margin. */
export function ProofSheet() {
  return (
    <div aria-hidden="true" className="relative mx-auto w-full max-w-[30rem] select-none lg:mr-0">
      <div className="flex items-center gap-2 rounded-full border border-line bg-sheet py-2 pr-2 pl-4 font-mono text-2xs text-soft shadow-sheet">
        <span className="size-1.5 rounded-full bg-good" />
        <span className="flex-1 truncate">https://your-product.example</span>
        <span className="rounded-full bg-marker px-2.5 py-1 font-sans font-medium text-on-marker">Read</span>
      </div>
      <svg
        viewBox="0 0 480 36"
        aria-hidden="true"
        className="block h-9 w-full text-edge"
        fill="none"
        stroke="currentColor"
      >
        <path
          d="M240 0v12c0 6-4 8-10 8H110c-6 0-10 3-10 9v7M240 0v36M240 12c0 6 4 8 10 8h120c6 0 10 3 10 9v7"
          strokeDasharray="2 4"
        />
      </svg>
      <div className="relative rotate-[-0.6deg] rounded-lg border border-line bg-sheet px-7 pt-7 pb-9 shadow-float sm:px-9">
        <p className="font-mono text-2xs tracking-wide text-faint">DRAFT · 1,240 WORDS</p>
        <p className="mt-3 max-w-[17rem] font-serif text-xl font-semibold tracking-tight">
          How <Marked delay="0.35s">small teams</Marked> plan a week in ten minutes
        </p>
        <Lines widths={['w-full', 'w-11/12', 'w-4/5']} className="mt-5" />
        <p className="mt-4 font-serif text-sm text-soft">
          A plan is only as good as the <Marked delay="0.7s">weekly review</Marked> behind it.
        </p>
        <Lines widths={['w-full', 'w-10/12']} className="mt-4" />
        <p className="mt-6 font-serif text-base font-semibold">
          What a <Marked delay="1.05s">weekly review</Marked> needs
        </p>
        <Lines widths={['w-full', 'w-11/12', 'w-full', 'w-3/5']} className="mt-4" />
        <Note className="top-14 -right-4 max-sm:hidden xl:-right-9">title · 52 / 60</Note>
        <Note className="top-40 -right-3 max-sm:hidden xl:-right-6">keyword used twice</Note>
        <Note className="right-4 bottom-5 border-good text-good sm:-right-4 xl:-right-8">SEO 92 / 100</Note>
      </div>
    </div>
  );
}

function Marked({ delay, children }: { delay: string; children: string }) {
  return (
    <span className="marked pointer-fine:animate-sweep" style={{ animationDelay: delay }}>
      {children}
    </span>
  );
}

function Lines({ widths, className }: { widths: string[]; className: string }) {
  return (
    <span className={cn('block space-y-2', className)}>
      {widths.map((width, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: drawn lines, always the same.
        <span key={index} className={cn('block h-1.5 rounded-full bg-wash', width)} />
      ))}
    </span>
  );
}

function Note({ className, children }: { className: string; children: string }) {
  return (
    <span
      className={cn(
        'absolute rounded-sm border border-line bg-paper px-2 py-1 font-mono text-2xs text-soft shadow-sheet',
        className,
      )}
    >
      {children}
    </span>
  );
}
