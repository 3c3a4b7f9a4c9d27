/**
 * A database that answers the first `answered` calls and fails every one after them with `failure`. `calls` tells how many there
 * were.
 */
export function failingDatabase(real: D1Database, answered: number, failure: () => Error) {
  let calls = 0;
  const call = <T>(work: () => Promise<T>): Promise<T> => {
    calls += 1;
    return calls > answered ? Promise.reject(failure()) : work();
  };
  const originals = new WeakMap<object, D1PreparedStatement>();
  const wrap = (statement: D1PreparedStatement): D1PreparedStatement => {
    const wrapped = {
      bind: (...values: unknown[]) => wrap(statement.bind(...values)),
      run: () => call(() => statement.run()),
      all: () => call(() => statement.all()),
      raw: () => call(() => statement.raw()),
      first: () => call(() => statement.first()),
    } as unknown as D1PreparedStatement;
    originals.set(wrapped, statement);
    return wrapped;
  };
  const session = {
    prepare: (query: string) => wrap(real.prepare(query)),
    batch: (statements: D1PreparedStatement[]) =>
      call(() => real.batch(statements.map((statement) => originals.get(statement) ?? statement))),
  };
  const database = { ...session, withSession: () => session } as unknown as D1Database;
  return { database, calls: () => calls };
}
