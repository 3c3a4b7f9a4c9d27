import { z } from 'zod';
import {
  categoryDescriptionMaxLength,
  categoryDisplayNameMaxLength,
  categoryNameMaxLength,
  maxCategoriesPerArticle,
} from './limits.ts';
import { categoryTypes } from './options.ts';

export const category = z.object({
  id: z.string(),
  name: z.string(),
  displayName: z.string(),
  type: z.enum(categoryTypes),
  description: z.string().nullable(),
  active: z.boolean(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type Category = z.infer<typeof category>;

/** A category's name as articles carry it: lower-case words joined by hyphens. */
export const categorySlug = z
  .string('Category name is required')
  .trim()
  .min(1, 'Category name is required')
  .max(categoryNameMaxLength, 'Category name must be less than 50 characters')
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Category name may only have lower-case letters, digits and hyphens');

/** The categories of one article. */
export const articleCategories = z
  .array(categorySlug)
  .max(maxCategoriesPerArticle, 'Please select at most 3 categories')
  .nullish();

export const categoryBody = z.object({
  name: categorySlug,
  displayName: z
    .string('Display name is required')
    .trim()
    .min(1, 'Display name is required')
    .max(categoryDisplayNameMaxLength, 'Display name must be less than 100 characters'),
  type: z.enum(categoryTypes, 'Category type is required').default('business'),
  description: z
    .string()
    .trim()
    .max(categoryDescriptionMaxLength, 'Description must be less than 255 characters')
    .nullish(),
  active: z.boolean().default(true),
});
export type CategoryBody = z.infer<typeof categoryBody>;
/** Absent fields stay as they are, so the defaults of a new category must not come in. */
export const categoryPatch = z.object({
  name: categoryBody.shape.name.optional(),
  displayName: categoryBody.shape.displayName.optional(),
  type: z.enum(categoryTypes, 'Category type is required').optional(),
  description: categoryBody.shape.description,
  active: z.boolean().optional(),
});
export type CategoryPatch = z.infer<typeof categoryPatch>;

export const categoriesInitialized = z.object({ created: z.number(), total: z.number() });
export type CategoriesInitialized = z.infer<typeof categoriesInitialized>;

export const categoriesAssigned = z.object({ updated: z.number(), totalArticles: z.number() });
export type CategoriesAssigned = z.infer<typeof categoriesAssigned>;
