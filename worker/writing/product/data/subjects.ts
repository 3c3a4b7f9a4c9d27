/*
 * What buyers of software in general ask about, beside its price. Words of their questions; nothing names a product or a trade. The
 * first subject that a question names is its own.
 */
export const subjects = {
  'data and privacy':
    /\b(?:data|privacy|private|privately|secur(?:e|ity|ed)|encrypt\w*|safe|safety|trust|gdpr|hipaa|ccpa|complian\w+|stor(?:e|es|ed|age)|delete\w*|owns?|ownership|leaks?|share|shared|sees?|sold|sell|track|tracking|telemetry|tracked|back-?ups?|permissions?|anonymous|uploaded?|consent)\b/i,
  'setup and requirements':
    /\b(?:set[ -]?up|install\w*|start|started|starting|onboard\w*|implement\w*|migrat\w*|import\w*|switch\w*|technical|code|coding|need|needs|require\w*|requirements?|long (?:does|will|is)|replace\w*|accounts?|website|training|learn)\b/i,
  'devices and other products':
    /\b(?:works? (?:with|on|in|without|offline)|integrat\w*|support(?:s|ed)?|compatib\w+|devices?|platforms?|android|iphone|ipad|ios|mac|macos|windows|linux|browsers?|chrome|safari|firefox|phones?|tablets?|mobile|desktop|offline|languages?|self-host\w*|api|run|runs)\b/i,
} as const;
export type Subject = keyof typeof subjects;
