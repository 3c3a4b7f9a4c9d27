// The local runtime closes idle connections after 5 s, and on a busy machine a test would ask into a closing one. So each of a
// test's own requests has a connection to itself; browsers do as they do.
const send = globalThis.fetch;

globalThis.fetch = (input, init) => {
  const headers = new Headers(init?.headers);
  headers.set('Connection', 'close');
  return send(input, { ...init, headers });
};
