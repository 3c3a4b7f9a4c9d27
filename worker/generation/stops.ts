/** Why a run ends early although nothing is wrong with it. */

/** The article is gone or belongs to another run: whatever this job still does is for nobody. */
export class Cancelled extends Error {}
/** The job has had its slice; it goes on with its next step when its turn comes. */
export class GiveWay extends Error {}
/** D1 does not answer: nobody's attempt, however long it lasts. */
export class DatabaseAway extends Error {}

/** A query of D1; where it is not answered, no attempt was made. */
export function unlessAway<T>(query: Promise<T>): Promise<T> {
  return query.catch((cause: unknown) => {
    console.error(JSON.stringify({ event: 'database_away', error: String(cause) }));
    throw new DatabaseAway('D1 did not answer', { cause });
  });
}
