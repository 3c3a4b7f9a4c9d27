import { describe, expect, it } from 'vitest';
import { app } from '../app.ts';
import { api } from '../test/api.ts';
import { operations } from './operations.ts';

const undescribed = new Set(['GET /openapi.json']);

describe('GET /openapi.json', () => {
  it('describes exactly the routes that there are', () => {
    const served = new Set(
      app.routes
        .filter(({ method }) => method !== 'ALL')
        .map(({ method, path }) => `${method} ${path.replace(/^\/api/, '')}`),
    );
    const described = operations.map(({ method, path }) => `${method.toUpperCase()} ${path}`);
    expect([...served].filter((route) => !undescribed.has(route)).sort()).toEqual(described.sort());
  });

  it('is OpenAPI 3.1 made of the schemas that the routes parse with', async () => {
    const response = await api('GET', '/openapi.json');
    expect(response.status).toBe(200);
    const document = await response.json<{ openapi: string; paths: Record<string, Record<string, unknown>> }>();
    expect(document.openapi).toBe('3.1.0');
    expect(document.paths['/api/articles/{id}']?.patch).toMatchObject({
      parameters: [{ name: 'id', in: 'path', required: true }],
      requestBody: { content: { 'application/json': { schema: { properties: { title: { maxLength: 200 } } } } } },
      security: [{ session: [] }],
    });
    expect(document.paths['/api/articles/published']?.get).toMatchObject({
      parameters: ['page', 'limit', 'category', 'author'].map((name) => ({ name })),
    });
    expect(JSON.stringify(document)).not.toMatch(/passwordHash|undefined/);
  });
});
