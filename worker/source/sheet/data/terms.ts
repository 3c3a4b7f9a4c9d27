/*
 * How sites in general say on what terms something is paid for. Gathered from the usual small print of price pages; nothing names a
 * product or a trade.
 */

/** What is paid, or is not, beside the price: with 'no', 'without' or a sum beside it a term wherever it stands. */
export const charges = [
  'set-up fee*; setup fee*; setup cost*; activation fee*; onboarding fee*; transaction fee*; processing fee*; platform fee*',
  'booking fee*; hidden fee*; hidden cost*; hidden charge*; cancellation fee*; overage fee*; overage*; commission*; surcharge*',
  'contract*; commitment*; long-term contract*; credit card*; minimum term; minimum fee*; per-seat charge*; per-user charge*',
  'per-seat fee*; per-user fee*; per-seat pricing; per-user pricing; auto-renewal; add-on fee*',
].join('; ');

/** What says by itself on what terms something is had. */
export const conditions = [
  'cancel anytime; cancel any time; cancel at any time; cancel whenever; money back; money-back; refund*; non-refundable',
  'free trial; day trial; days free; day free trial; trial period; trial ends; no card required; free forever; forever free',
].join('; ');
