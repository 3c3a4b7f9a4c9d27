import { env } from 'cloudflare:test';
import { expect, it } from 'vitest';
import { api, putArticle, signUp } from './api.ts';
import { oddRequest } from './odd-requests.ts';
import { createRandom } from './random.ts';

const requests = 800;
const seed = 20_260_815;

it(`answers ${requests} odd requests (seed ${seed}) without a 5xx, a hang or a leak`, async () => {
  const [admin, user] = [await signUp({ isAdmin: true }), await signUp()];
  const { id, slug } = await putArticle(user.row.id, { status: 'published' });
  const ids = [id, slug, user.row.id, admin.row.id];
  const random = createRandom(seed);
  const cookies = [admin.cookie, user.cookie, ''];
  for (let n = 0; n < requests; n += 1) {
    const { method, path, body, headers } = oddRequest(random, ids);
    // They would end the sessions that the others need.
    if (/^\/(?:auth\/logout|account\/sign-out-everywhere)/.test(path)) continue;
    const cookie = cookies[n % cookies.length] ?? '';
    const options = { cookie, headers, address: `2001:db8:${n.toString(16)}::1`, ...(body !== undefined && { body }) };
    const response = await api(method, path, options);
    const text = await response.text();
    expect(response.status, `${n}: ${method} ${path} ${body?.slice(0, 300)} → ${text.slice(0, 300)}`).toBeLessThan(500);
    expect(text).not.toMatch(/passwordHash|password_hash|google_id|SQLITE|D1_ERROR|\bat \w+ \(|node_modules/);
  }
  expect(await env.DB.prepare('select count(*) as n from users').first('n')).toBeGreaterThan(1);
});
