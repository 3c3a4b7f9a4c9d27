import { Scrypt } from 'oslo/password';

const scrypt = new Scrypt();

// A hash that no password has: unknown users and accounts without a password cost the same work as a wrong password.
const nobodysHash =
  '00000000000000000000000000000000:0000000000000000000000000000000000000000000000000000000000000000' +
  '0000000000000000000000000000000000000000000000000000000000000000';

export const hashPassword = (password: string): Promise<string> => scrypt.hash(password);

export async function verifyPassword(hash: string | null, password: string): Promise<boolean> {
  const matches = await scrypt.verify(hash ?? nobodysHash, password);
  return hash !== null && matches;
}
