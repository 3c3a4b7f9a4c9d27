// Stands in for the native argon2 and bcrypt packages that oslo/password imports: workers cannot load native code.
export {};
