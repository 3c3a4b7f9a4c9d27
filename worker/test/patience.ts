/** For what is waited for: against what never comes, not against what is slow. Other work may have the machine. */
export const patience = { timeout: 120_000, interval: 50 };
