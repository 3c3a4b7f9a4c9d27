/** A database that can be read. */
export type Source = {
  query(sql: string): Promise<Array<Record<string, unknown>>>;
};

/** A database with its KV namespace, here or on Cloudflare. */
export type Store = Source & {
  /** Runs statements in order. Remotely all of them or none take effect. */
  run(statements: AsyncIterable<string>): Promise<void>;
  listKeys(): Promise<string[]>;
  deleteKeys(names: string[]): Promise<void>;
};
