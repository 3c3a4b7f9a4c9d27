import { applyD1Migrations, env, reset } from 'cloudflare:test';

await reset();
await applyD1Migrations(env.DB, env.TEST_MIGRATIONS ?? []);

// A lane may go on after the last test of its file: a line that it logs then would be a call to a runner that is gone. Tests of what
// is logged listen themselves.
console.log = () => {};
console.error = () => {};
