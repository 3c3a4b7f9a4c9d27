import type { z } from 'zod';

/** Who may call it: anyone, anyone signed in, admins. */
type Access = 'public' | 'user' | 'admin';

export type Operation = {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** As Hono writes it, below /api. */
  path: string;
  summary: string;
  access: Access;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** Status of success, and what it carries. */
  success: { status: number; schema?: z.ZodType; type?: string };
  /** Codes of failure beyond those that follow from access, query and body. */
  failures?: number[];
};

export const ok = (schema: z.ZodType) => ({ status: 200, schema });
export const created = (schema: z.ZodType) => ({ status: 201, schema });
export const accepted = (schema: z.ZodType) => ({ status: 202, schema });
export const noContent = { status: 204 };
export const redirect = { status: 302 };
