/*
 * How English says that something is not there, not yet, or under a condition only. Gathered from grammars of negation and restriction
 * and from the usual words of release notes, plan lists and requirements; nothing names a product or a trade.
 */

/** Not to be had today, or not finished. */
export const notYet = [
  'not yet; coming soon; on the roadmap; on our roadmap; work in progress; is planned; are planned; planned for',
  'in beta; in alpha; public beta; private beta; closed beta; open beta; early beta; private alpha; in early access; is in preview; are in preview',
  'in public preview; in private preview; in technical preview; in developer preview; still experimental; currently experimental',
  'is experimental; are experimental; an early build; an early version; is in development; are in development; still in development; under development; under active development; still being built',
  'will be available; will be added; will be supported; will follow; will come; at launch; for now; for the time being; at this time',
  "developing support; working on support; are working on; is working on; we're working on; off by default; disabled by default",
  'is deprecated; are deprecated; no longer available; no longer supported; no longer maintained; no longer developed; unsupported',
  'currently only; currently supports; currently available; currently limited; invite-only; invitation only; by invitation',
].join('; ');

/** What a negation before it makes a limit: states. */
export const deniedStates = [
  'available; supported; included; implemented; offered; covered; possible; compatible; recommended; suitable; intended; guaranteed',
  'production-ready; ready for; refundable; reversible; responsible; liable; affiliated; a replacement; a substitute; legal advice',
  'meant for; meant to replace; designed for; part of; free; translated; localized; localised; transferable; required to support',
].join('; ');

/** What a negation before it makes a limit: what a product or its makers do. What is done with people's data is no limit. */
export const deniedVerbs = [
  'support; include; offer; provide; cover; guarantee; promise; replace; come with; apply; work; run on; sync; ship; integrate',
  'issue refunds; give refunds; import; export; be undone; be recovered; be restored; be reversed; be retrieved; be refunded',
  'be transferred; be combined; be guaranteed; be able to',
].join('; ');

/** Words that may stand between a negation and what it denies. */
export const betweenDenial =
  'yet; currently; fully; officially; directly; generally; always; all; be; it; also; still; natively; itself';

/** What one would look for and 'there is no'. */
export const missingThings = [
  'app; version; client; edition; build; support; integration; plugin; extension; undo; export; import; api; refund; refunds',
  'warranty; guarantee; guarantees; way back; offline mode; trash; recycle bin; free plan; free tier; free trial; trial',
].join('; ');

/** With a word of place or person behind it, it holds nowhere else. */
export const restricted = [
  'available only; works only; work only; runs only; run only; supported only; included only; offered only; accessible only',
  'possible only; usable only; compatible only; sold only; valid only; intended only; meant only',
  'only available; only works; only work; only runs; only run; only supported; only included; only offered; only accessible',
  'only possible; only usable; only compatible; only valid; only intended; only meant; is only for; are only for',
  'supports only; support only; only supports; only support; accepts only; only accepts; covers only; only covers; handles only; only handles',
  'can only; imports only; only imports; exports only; only exports; reads only; only reads',
  'for personal use; for non-commercial use; for noncommercial use; non-commercial use only; for evaluation only; for research only',
].join('; ');

/** How much of it there is. */
export const bounded = [
  'limited to; limited support; rate-limited; rate limited; capped at; restricted to; at most; a maximum of',
  'a limit of; the maximum is; the limit is; is subject to; are subject to; subject to availability; reserved for; exclusive to',
].join('; ');

/** What it may cost, and who answers for it. */
export const caveats = [
  'sold separately; licensed separately; separately licensed; billed separately; charged separately; separate licence; separate license',
  'costs extra; extra cost; extra charge; additional cost; additional fee; additional fees; fees apply; charges apply; own risk',
  'without warranty; without any warranty; may lose; might lose; may be lost; may get lost; may not; might not; may break; may change; without notice',
  'may incur; may contain; may be inaccurate; may be wrong; may be incomplete; may be delayed; may be slow; may be slower; may be unavailable',
  'to a third party; by a third party; to third parties; by third parties; third-party terms',
].join('; ');

/** Asks for something: a limit where it is one of the things below. */
export const asking = [
  'requires; require; is required; are required; needs; need; must have; must be; depends on; depend on; bring your own',
].join('; ');

/** What a product asks its user to have or to do first. */
export const prerequisites = [
  'account; accounts; subscription; subscriptions; plan; plans; licence; license; licences; licenses; key; keys; token; tokens; credentials',
  'version; or later; or newer; or higher; or above; at least; gb; ram; gpu; cpu; disk; internet; connection; network; server; servers',
  'hardware; device; devices; operating system; browser; extension; plugin; package; runtime; installed; enabled; running; domain; hosting',
  'setup; set-up; configuration; separate; you to; administrator; admin rights; root; permission; permissions; paid; deposit; invitation; approval from; self-host; self-hosting; compiler',
].join('; ');

/** What praises with a limit's words; it is taken out before a limit is looked for. */
export const praise = [
  "not only; not just; not merely; not limited to; no longer limited to; no limits; no limit; without limits; never limited; can't wait; cannot wait",
  "requires no; require no; needs no; need no; need only; not required; not needed; isn't required; aren't required; isn't needed; no need",
  "does not require; do not require; doesn't require; don't require; does not need; do not need; doesn't need; don't need; never need; never needs",
  'never requires; never require; without requiring; without needing; no longer need; no longer needs; no longer require; no longer requires',
  "will not need; won't need; up to date; limited time; all you need; everything you need; what you need; whatever you need; all it needs",
  'not available anywhere; not available elsewhere; not possible before; not possible with; not possible without; may not need; may not even; may not know',
  'may not realize; may not realise; may not think; not free of; only what you; only for what you; only pay; pay only; at most once; can only imagine; can only improve; can only get',
].join('; ');

/** What is said of others, or of the time before. */
export const others = [
  'unlike; competitor; competitors; versus; vs; elsewhere; rather than; other tool; other tools; other app; other apps; other products',
  'other services; other platforms; other solutions; other editors; other software; other systems; other vendors; other providers',
  'most tools; most apps; most services; most platforms; most products; most solutions; most teams; most companies; most people; most systems',
  'traditional; conventional; legacy; typical; existing tools; existing solutions; existing systems; many tools; many apps; until now; used to',
].join('; ');
