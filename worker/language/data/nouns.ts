/** Plurals that do not end in -s, and words that have no other form. */
export const irregularPlurals = new Set<string>('people staff children men women media data police'.split(' '));
/** Nouns of business and software that take no article: 'support', 'time tracking'. */
export const massNouns = new Set(
  (
    'software transcription support security access storage hosting automation data management billing invoicing accounting analytics privacy ' +
    'encryption compliance integration collaboration communication content email feedback help history information intelligence ' +
    'inventory marketing mail messaging monitoring music money payroll performance pricing productivity protection publishing ' +
    'reporting research scheduling search sharing shipping stock supply syncing time tracking traffic training transparency work ' +
    'uptime visibility wifi writing authentication authorization authorisation recognition detection delivery documentation ' +
    'maintenance equipment planning bookkeeping commerce e-commerce ecommerce ai ci seo sso dns tax control localization ' +
    'localisation translation branding design testing review customization customisation personalization onboarding recovery ' +
    'versioning setup mode sign-on sign-in sync branding clock-in check-in read-only dark light self-hosting escrow insurance banking credit multi-currency sso'
  ).split(' '),
);

/** 'user', 'unit', 'used', 'one': it is written with a vowel and begins with none. */
export const soundsOther = /^(?:one|once|eu|u(?:ni|se|sa|su|ti|k\b|s\b|r[aeio]|fo))/i;

export const singularInS =
  /(?:ss|us|is|ics)$|^(?:news|lens|canvas|kudos|series|https|dns|aws|sms|os|ios|saas|sales|gps|css|rss|pos|always|perhaps|besides|kubernetes|postgres|windows|macos|cms|js|nodejs|apis?s)$/;

export const behindNoun =
  /\s(?:for|with|of|from|in|on|at|to|by|without|across|between|that|which|and|or|per|into|over|built|made|designed)\s/;

export const determined =
  /^(?:up to|at least|over|free|custom|an?|the|all|any|every|each|no|some|one|two|three|four|five|six|seven|eight|nine|ten|many|more|\d|its|their|your|our)\b/i;
