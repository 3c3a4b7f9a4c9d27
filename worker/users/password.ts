import { Scrypt } from 'oslo/password';

type Cost = { N: number; r: number; p: number };

/** One of OWASP's recommended settings: 32 MiB, so that the few at once that an isolate may see fit its memory. */
const currentCost: Cost = { N: 2 ** 15, r: 8, p: 3 };
/** What hashes without parameters were made with. */
const unnamedCost: Cost = { N: 2 ** 14, r: 16, p: 1 };

const prefixOf = ({ N, r, p }: Cost) => `scrypt$${N}$${r}$${p}$`;
const currentPrefix = prefixOf(currentCost);

// A hash that no password has: unknown users and accounts without a password cost the same work as a wrong password.
const nobodysHash = `${currentPrefix}${'0'.repeat(32)}:${'0'.repeat(128)}`;

/** The hash with its parameters before it: `scrypt$N$r$p$salt:key`. */
export async function hashPassword(password: string): Promise<string> {
  return currentPrefix + (await new Scrypt(currentCost).hash(password));
}

export async function verifyPassword(hash: string | null, password: string): Promise<boolean> {
  const { cost, bare } = parseHash(hash ?? nobodysHash);
  const matches = await new Scrypt(cost).verify(bare, password);
  // A third of the present cost: the rest is worked off, or the time would tell whose hash is an old one.
  if (!matches && cost === unnamedCost) await new Scrypt({ ...currentCost, p: 2 }).hash(password);
  return hash !== null && matches;
}

/** True for a hash that is to be made anew once its password is known. */
export const isOutdatedHash = (hash: string): boolean => !hash.startsWith(currentPrefix);

function parseHash(hash: string): { cost: Cost; bare: string } {
  const [, N, r, p, bare] = /^scrypt\$(\d+)\$(\d+)\$(\d+)\$(.+)$/.exec(hash) ?? [];
  return bare === undefined
    ? { cost: unnamedCost, bare: hash }
    : { cost: { N: Number(N), r: Number(r), p: Number(p) }, bare };
}
