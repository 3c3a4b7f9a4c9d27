import { z } from 'zod';

/** A whole number in a query: '1e3', ' 5' and '0x10' are not pages. */
export const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,7}$/, `Must be a whole number from ${least} to ${most}`)
    .transform(Number)
    .pipe(
      z
        .number()
        .min(least, `Must be a whole number from ${least} to ${most}`)
        .max(most, `Must be a whole number from ${least} to ${most}`),
    );
