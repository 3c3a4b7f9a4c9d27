/** Hashed files of each entry of the client, by the path of its module. */
declare module 'virtual:client-manifest' {
  const manifest: Record<string, { js: string[]; css: string[] }>;
  export default manifest;
  /** Changes with every build whose pages may differ. */
  export const buildId: string;
}

/** The part of the Workers runtime that the edge entry uses beyond the standard web API. */
interface CacheStorage {
  readonly default: Cache;
}

declare module 'cloudflare:workers' {
  export const exports: { default: { fetch(input: string | Request, init?: RequestInit): Promise<Response> } };
}
