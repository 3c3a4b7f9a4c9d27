/** '12,480': as `toLocaleString('en-US')` has it, without what that loads on its first use, which delays the first press. */
export const formatCount = (count: number) => String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
