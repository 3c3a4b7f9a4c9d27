import { describe, expect, it } from 'vitest';
import { siteSettings } from '../contract/site-settings.ts';
import { api } from './api.ts';

describe('GET /settings', () => {
  it.each([
    [
      { OPENAI_API_KEY: '', GOOGLE_CLIENT_ID: '', GOOGLE_CLIENT_SECRET: '' },
      { hasModel: false, hasGoogle: false },
    ],
    [
      { OPENAI_API_KEY: 'a-key', GOOGLE_CLIENT_ID: 'an-id', GOOGLE_CLIENT_SECRET: 'a-secret' },
      { hasModel: true, hasGoogle: true },
    ],
  ])('says what is set up, and no more', async (settings, expected) => {
    const response = await api('GET', '/settings', { settings });
    const text = await response.text();
    expect(siteSettings.strict().parse(JSON.parse(text))).toEqual(expected);
    expect(text).not.toMatch(/a-key|an-id|a-secret/);
  });
});
