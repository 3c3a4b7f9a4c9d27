import { z } from 'zod';
import { errorBody } from '../contract/errors.ts';
import { type Operation, operations } from './operations.ts';

type Json = Record<string, unknown>;

const failureTexts: Record<number, string> = {
  400: 'The input or the JSON is not valid',
  401: 'Not signed in, or not with these credentials',
  403: 'Not allowed, or not from the site itself',
  404: 'Unknown, or not visible to you',
  409: 'In conflict with what exists',
  412: 'Changed by somebody else in the meantime',
  413: 'The body is larger than 1 MiB',
  415: 'The body is not JSON',
  429: 'A limit or rate is reached',
  500: 'Something went wrong on our side',
};

const successTexts: Record<number, string> = {
  200: 'Done',
  201: 'Created',
  202: 'Accepted: the work goes on in the background',
  204: 'Done, nothing to tell',
  302: 'On to another page',
};

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}

const jsonContent = (schema: Json) => ({ 'application/json': { schema } });
const errorSchema = { $ref: '#/components/schemas/Error' };

function parametersOf({ path, query }: Operation): Json[] {
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const shape = query ? (schemaOf(query, 'input') as { properties?: Record<string, Json>; required?: string[] }) : {};
  const inQuery = Object.entries(shape.properties ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: shape.required?.includes(name) ?? false,
    schema,
  }));
  return [...inPath, ...inQuery];
}

function failuresOf({ method, access, query, body, failures = [] }: Operation): number[] {
  const statuses = new Set([500, ...failures]);
  if (query || body) statuses.add(400);
  if (access !== 'public') statuses.add(401);
  if (access === 'admin' || method !== 'get') statuses.add(403);
  if (body) statuses.add(413).add(415);
  return [...statuses].sort((one, other) => one - other);
}

function describeOperation(operation: Operation): Json {
  const { summary, access, body, success } = operation;
  const responses: Json = {
    [success.status]: {
      description: successTexts[success.status],
      ...(success.type && { content: { [success.type]: {} } }),
      ...(success.schema && { content: jsonContent(schemaOf(success.schema, 'output')) }),
    },
  };
  for (const status of failuresOf(operation)) {
    responses[status] = { description: failureTexts[status], content: jsonContent(errorSchema) };
  }
  return {
    summary,
    parameters: parametersOf(operation),
    ...(body && { requestBody: { required: true, content: jsonContent(schemaOf(body, 'input')) } }),
    responses,
    security: access === 'public' ? [] : [{ session: [] }],
    ...(access === 'admin' && { description: 'For administrators.' }),
  };
}

/** The OpenAPI 3.1 description of the API, made from the schemas that the routes themselves parse with. */
export function createOpenApiDocument(): Json {
  const paths: Record<string, Json> = {};
  for (const operation of operations) {
    const path = `/api${operation.path.replace(/:(\w+)/g, '{$1}')}`;
    paths[path] = { ...paths[path], [operation.method]: describeOperation(operation) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'SEO Article AI',
      version: '1',
      description: 'Requests that change something must come from the site itself (Origin) and carry JSON or nothing.',
    },
    paths,
    components: {
      schemas: { Error: schemaOf(errorBody, 'output') },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'session' } },
    },
  };
}
