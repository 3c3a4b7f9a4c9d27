import { phrasePattern } from '../../../source/sheet/phrases.ts';

/*
 * What buyers of software in general ask about, beside its price. Words of their questions; nothing names a product or a trade. The
 * first subject that a question names is its own.
 */
const words = {
  'data and privacy': [
    'data; privacy; private; privately; secure; security; secured; encrypt*; safe; safety; trust; gdpr; hipaa; ccpa; complian*',
    'store; stores; stored; storage; delete*; own; owns; ownership; leak; leaks; share; shared; see; sees; sold; sell; track',
    'tracking; telemetry; tracked; back-up; back-ups; backup; backups; permission; permissions; anonymous; upload; uploaded; consent',
  ],
  'setup and requirements': [
    'setup; set up; set-up; install*; start; started; starting; onboard*; implement*; migrat*; import*; switch*; technical; code',
    'coding; need; needs; require*; requirement; requirements; long does; long will; long is; replace*; account; accounts; website',
    'training; learn',
  ],
  compatibility: [
    'work with; work on; work in; work without; work offline; works with; works on; works in; works without; works offline',
    'integrat*; compatib*; device; devices; platform; platforms; android; iphone; ipad; ios; mac; macos',
    'windows; linux; browser; browsers; chrome; safari; firefox; phone; phones; tablet; tablets; mobile; desktop; offline; language',
    'languages; self-host*; api; run; runs',
  ],
} as const;
export type Subject = keyof typeof words;

export const subjects = Object.fromEntries(
  Object.entries(words).map(([subject, list]) => [subject, phrasePattern(list.join('; '))]),
) as Record<Subject, RegExp>;
