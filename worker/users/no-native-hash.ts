// Stands in for the native argon2 and bcrypt packages that oslo/password imports: workers cannot load native code.
function refuse(): never {
  throw new Error('Only scrypt is available in the Worker');
}

export { refuse as hash, refuse as verify };
