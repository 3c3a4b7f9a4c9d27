/** Changes with every build whose pages may differ; defined by vite.config.ts. */
declare const __BUILD_ID__: string;

/** Hashed files of each entry of the client, by the path of its module. */
declare module 'virtual:client-manifest' {
  const manifest: Record<string, { js: string[]; css: string[] }>;
  export default manifest;
}

/** The part of the Workers runtime that the edge entry uses beyond the standard web API. */
interface CacheStorage {
  readonly default: Cache;
}

declare module 'cloudflare:workers' {
  export const exports: { default: { fetch(input: string | Request, init?: RequestInit): Promise<Response> } };
}
