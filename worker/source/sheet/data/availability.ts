import type { Availability } from '../../../contract/product-sheet.ts';

/** Labels and phrases that say that something cannot be had today, the gravest state first; common usage of product sites. */
export const availabilityPhrases: Readonly<Record<Availability, string>> = {
  closing: [
    'shutting down; winding down; closing on; sunset; sunsetting',
    'will shut down; will close; will be discontinued; will be retired',
  ].join('; '),
  closed: [
    'discontinued; retired; sold out; end of life; unmaintained; has shut down; has closed down',
    'no longer maintained; no longer available; no longer supported; no longer developed',
  ].join('; '),
  coming: [
    'coming q1; coming q2; coming q3; coming q4; coming spring; coming summer; coming autumn; coming fall; coming winter',
    'coming to the app store; coming to the mac app store; coming to google play; coming to the play store; coming to the chrome web store',
    'available soon; available q1; available q2; available q3; available q4; checkout opens; orders open; sales open; not on sale yet',
    'pre-launch; prelaunch; coming soon; coming in; coming next; coming later; coming this; coming early; coming late; opens at launch',
    'not released yet; not available yet; not yet released; not yet available; not currently available; currently not available',
    'not currently for sale; not yet for sale; not yet open; not open yet; test price',
    'launching soon; launching in; launching this; planned; in development; under development; being built; being developed; being designed; being prepared; preparing for release; preparing for launch; on the roadmap; on our roadmap; developing support',
    'in private development; notify me; get notified at launch',
    'in the works; working on it; working on support; working on a; working on an; will support; will add; will be available',
  ].join('; '),
  waitlist: 'waitlist; waiting list; request access; request early access; early access; invite-only; invite only',
  beta: 'beta; alpha; technical preview; early preview; public preview; developer preview; experimental',
};
