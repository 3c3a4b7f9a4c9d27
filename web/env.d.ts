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

/** What the tests inside workerd use of the test runner. */
declare module 'cloudflare:test' {
  type TestContext = { waitUntil(work: Promise<unknown>): void };
  export function createExecutionContext(): TestContext;
  export function waitOnExecutionContext(context: TestContext): Promise<void>;
}

/** The runtime's own HTML parser, by which tests read pages as a browser would. */
declare class HTMLRewriter {
  on(
    selector: string,
    handlers: {
      element(element: {
        tagName: string;
        attributes: Iterable<string[]>;
        getAttribute(name: string): string | null;
        hasAttribute(name: string): boolean;
      }): void;
    },
  ): HTMLRewriter;
  transform(response: Response): Response;
}

/** What the early script (web/edge/early-script.ts) leaves for the client. */
interface Window {
  /** Controls that were pressed before the client was there; undefined from then on. */
  earlyClicks?: HTMLElement[];
  /** What was put into the clipboard by then. */
  earlyCopy?: Promise<void>;
}
