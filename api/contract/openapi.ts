// OpenAPI 3.2 made from the endpoints themselves: no second description to keep in step.
import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import { endpoints } from './endpoints.ts';
import { ENTITY_KINDS } from './kinds.ts';
import { problem } from './problem.ts';

type Json = Record<string, unknown>;

const ALSO_POST = new Set(['logout', 'applySalesTemplate', 'applyCabesTemplate']);

/** @returns the whole document as plain JSON. */
export function openApi(version: string): Json {
  const paths: Record<string, Json> = {};
  for (const [name, endpoint] of Object.entries(endpoints) as [string, Endpoint][]) {
    const path = endpoint.path.replaceAll(/:([A-Za-z]+)/g, '{$1}');
    const operations = (paths[path] ??= {});
    if (endpoint.method === 'WHERE') {
      operations['query'] = operation(`${name}ByQuery`, endpoint);
      operations['additionalOperations'] = { WHERE: operation(name, endpoint) };
    } else {
      operations[endpoint.method.toLowerCase()] = operation(name, endpoint);
    }
    if (ALSO_POST.has(name)) operations['post'] = operation(`${name}ByPost`, endpoint);
  }
  return {
    openapi: '3.2.0',
    info: {
      title: 'Lekha',
      version,
      description: 'GST billing and double-entry books. Success is always 200.',
    },
    paths,
    components: {
      schemas: { Problem: jsonSchema(problem, 'output') },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'lekha_sid' } },
    },
  };
}

function operation(operationId: string, endpoint: Endpoint): Json {
  const { summary, access, path, query, body, forms, lines } = endpoint;
  const parameters = [...pathParameters(path), ...queryParameters(query)];
  return {
    operationId,
    summary,
    security: access === 'public' ? [] : [{ session: [] }],
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: requestBody(body, forms === true) }),
    ...(lines && { requestBody: { required: true, content: linesOf(lines, 'input') } }),
    responses: {
      200: {
        description: 'Done',
        content: content(endpoint),
      },
      default: {
        description: 'Refused',
        content: {
          'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
        },
      },
    },
  };
}

/** A stream of events has a schema for each of them; their data is JSON in a text. */
function content({ reply, media, lines }: Endpoint): Json {
  if (lines !== undefined && reply instanceof z.ZodArray) {
    return linesOf(reply.element as z.ZodType, 'output');
  }
  const schema = jsonSchema(reply, 'output');
  if (media === undefined) return { 'application/json': { schema } };
  if (media !== 'text/event-stream') return { [media]: { schema: { type: 'string' } } };
  const data = { type: 'string', contentMediaType: 'application/json', contentSchema: schema };
  const properties = { id: { type: 'string' }, retry: { type: 'integer' }, data };
  return { [media]: { itemSchema: { type: 'object', properties, required: ['data'] } } };
}

const linesOf = (line: z.ZodType, io: 'input' | 'output'): Json => ({
  'application/x-ndjson': { itemSchema: jsonSchema(line, io) },
});

function requestBody(body: z.ZodObject, forms: boolean): Json {
  const schema = jsonSchema(body, 'input');
  const encodings = forms
    ? ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data']
    : ['application/json'];
  const content = Object.fromEntries(encodings.map((encoding) => [encoding, { schema }]));
  return { required: true, content };
}

const pathParameters = (path: string): Json[] =>
  [...path.matchAll(/:([A-Za-z]+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: parameterSchema(name ?? ''),
  }));

function parameterSchema(name: string): Json {
  if (name === 'entity') return { type: 'string', enum: [...ENTITY_KINDS] };
  return name === 'kind' ? { type: 'string' } : { type: 'integer', minimum: 1 };
}

const queryParameters = (query: z.ZodObject | undefined): Json[] =>
  Object.entries(query?.shape ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: false,
    schema: jsonSchema(schema as z.ZodType, 'input'),
  }));

const jsonSchema = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
};
