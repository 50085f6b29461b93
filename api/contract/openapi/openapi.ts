// OpenAPI 3.2 made from the endpoints themselves: no second description to keep in step.
import { z } from 'zod';
import { entityKind } from '#api/contract/entity/changes.ts';
import { components } from './components.ts';
import { AT_EVENT_HEADER, AT_TIME_HEADER } from '#api/contract/wire/headers.ts';
import { presentOnlyReason, takesKey } from '#api/contract/wire/endpoint.ts';
import type { Endpoint } from '#api/contract/wire/endpoint.ts';
import { endpoints } from '#api/contract/endpoints.ts';
import { previewReply } from '#api/contract/wire/warnings.ts';
import { problem } from '#api/contract/wire/problem.ts';
import { createShapes } from './shapes.ts';
import type { Direction, Json, Shapes } from './shapes.ts';

const ALSO_POST = new Set(['logout', 'applySalesTemplate', 'applyCabesTemplate']);
const KEY = { $ref: '#/components/parameters/IdempotencyKey' };
const NO_KEY =
  'Takes no Idempotency-Key: it concerns the session or a secret, and is done anew each time.';

/** For every operation that changes something, but those that say that they take none. */
const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Made by the client, one for each thing that is to be done. The same request under the same ' +
    'key is done once and answered alike each time, for 35 days at least; another request under ' +
    'it is refused.',
  schema: { type: 'string', minLength: 8, maxLength: 100, pattern: '^[!-~]+$' },
};

const AS_ON = { $ref: '#/components/parameters/AsOn' };
const AT = { $ref: '#/components/parameters/At' };

/** For every operation that reads a book, but those that say why they answer the present only. */
const AT_PARAMETER = {
  name: 'at',
  in: 'query',
  description:
    'Answers as the book was known then: the number of an event of the book, an instant, or a ' +
    'day, which means its end in India; today, which has none yet, means now. Rights are those of ' +
    'now, and what was erased stays erased. Headers of the reply say which event it was ' +
    `(\`${AT_EVENT_HEADER}\`) and by which instant it was judged what is today ` +
    `(\`${AT_TIME_HEADER}\`).`,
  schema: { type: 'string', examples: ['1282', '2026-10-31T18:30:00Z', '2026-10-31'] },
};

/** Where the query has it; the other calls of a book refuse it and say why. */
const AS_ON_PARAMETER = {
  name: 'as_on',
  in: 'query',
  description:
    'Answers as dated up to this day: entries that are dated later are left out. With `at` it is ' +
    'what was known then about that day.',
  schema: { type: 'string', format: 'date', examples: ['2026-10-31'] },
};

/** Those of which the document says more than their schema. */
const OWN_PARAMETERS = { IdempotencyKey: IDEMPOTENCY_KEY, At: AT_PARAMETER, AsOn: AS_ON_PARAMETER };

const REFUSED = { $ref: '#/components/responses/Refused' };

/** @returns the whole document as plain JSON. */
export function openApi(version: string): Json {
  const shapes = createShapes();
  const own = Object.keys(OWN_PARAMETERS);
  const parameters = createParameters(
    Object.values<Endpoint>(endpoints).flatMap((endpoint) => parametersOf(endpoint, shapes)),
    own,
  );
  const refused = { 'application/problem+json': { schema: shapes.of(problem, 'output') } };
  return {
    openapi: '3.2.0',
    info: {
      title: 'Lekha',
      version,
      description: 'GST billing and double-entry books. Success is always 200.',
    },
    // Public operations say that they need none.
    security: [{ session: [] }],
    paths: pathsOf(shapes, parameters),
    components: {
      schemas: shapes.all(),
      parameters: { ...OWN_PARAMETERS, ...parameters.all() },
      responses: { Refused: { description: 'Refused', content: refused } },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'lekha_sid' } },
    },
  };
}

function pathsOf(shapes: Shapes, parameters: Parameters): Json {
  const paths: Record<string, Json> = {};
  for (const [name, endpoint] of Object.entries(endpoints) as [string, Endpoint][]) {
    const path = endpoint.path.replaceAll(/:([A-Za-z]+)/g, '{$1}');
    const operations = (paths[path] ??= {});
    const described = operationOf(name, endpoint, { shapes, parameters });
    const alike = (operationId: string) => ({ ...described, operationId });
    if (endpoint.method === 'WHERE') {
      operations['query'] = alike(`${name}ByQuery`);
      operations['additionalOperations'] = { WHERE: described };
    } else {
      operations[endpoint.method.toLowerCase()] = described;
    }
    if (ALSO_POST.has(name)) operations['post'] = alike(`${name}ByPost`);
  }
  return paths;
}

type DocumentParts = { readonly shapes: Shapes; readonly parameters: Parameters };

function operationOf(operationId: string, endpoint: Endpoint, shared: DocumentParts): Json {
  const { shapes } = shared;
  const { summary, access, query, lines } = endpoint;
  const parameters = [
    ...parametersOf(endpoint, shapes).map(shared.parameters.of),
    ...(query !== undefined && AS_ON_PARAMETER.name in query.shape ? [AS_ON] : []),
    ...(takesKey(endpoint) ? [KEY] : []),
    ...(presentOnlyReason(endpoint) === null ? [AT] : []),
  ];
  const body = requestBody(operationId, endpoint, shapes);
  return {
    operationId,
    summary,
    ...(endpoint.takesNoKey === true && { description: NO_KEY }),
    ...(endpoint.deprecated !== undefined && {
      deprecated: true,
      description: `Goes in a later release. ${endpoint.deprecated}`,
    }),
    ...(access === 'public' && { security: [] }),
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: body }),
    ...(lines && { requestBody: { required: true, content: linesOf(lines, 'input', shapes) } }),
    responses: {
      200: { description: 'Done', content: content(endpoint, shapes) },
      default: REFUSED,
    },
  };
}

/** A stream of events has a schema for each of them; their data is JSON in a text. */
function content({ reply, media, lines, query }: Endpoint, shapes: Shapes): Json {
  if (lines !== undefined && reply instanceof z.ZodArray) {
    return linesOf(reply.element as z.ZodType, 'output', shapes);
  }
  const schema = shapes.of(reply, 'output');
  if (media === undefined && 'preview' in (query?.shape ?? {})) {
    return { 'application/json': { schema: previewed(reply, schema, shapes) } };
  }
  if (media === undefined) return { 'application/json': { schema } };
  if (media !== 'text/event-stream') return { [media]: { schema: { type: 'string' } } };
  const data = { type: 'string', contentMediaType: 'application/json', contentSchema: schema };
  const properties = { id: { type: 'string' }, retry: { type: 'integer' }, data };
  return { [media]: { itemSchema: { type: 'object', properties, required: ['data'] } } };
}

/** What an act answers, or what it would do; named after the reply where that has a name. */
function previewed(reply: z.ZodType, schema: Json, shapes: Shapes): Json {
  const either = z.union([reply, previewReply]);
  const { $ref: named } = schema;
  if (typeof named !== 'string') return shapes.of(either, 'output');
  return shapes.named(`${named.split('/').at(-1) ?? ''}OrPreview`, either, 'output');
}

const linesOf = (line: z.ZodType, direction: Direction, shapes: Shapes): Json => ({
  'application/x-ndjson': { itemSchema: shapes.of(line, direction) },
});

const ENCODINGS = ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'];

/** A body that comes in several encodings, or by two methods, is named after its operation. */
function requestBody(
  operationId: string,
  { body, forms, method }: Endpoint,
  shapes: Shapes,
): Json | null {
  if (body === undefined) return null;
  const encodings = forms === true ? ENCODINGS : ENCODINGS.slice(0, 1);
  const name = `${operationId.charAt(0).toUpperCase()}${operationId.slice(1)}Body`;
  const isOne = (encodings.length === 1 && method !== 'WHERE') || components.has(body);
  const schema = isOne ? shapes.of(body, 'input') : shapes.named(name, body, 'input');
  const content = Object.fromEntries(encodings.map((encoding) => [encoding, { schema }]));
  return { required: true, content };
}

/** What an operation takes in its path and its query, but for what the document says more of. */
const parametersOf = ({ path, query }: Endpoint, shapes: Shapes): readonly Parameter[] => [
  ...[...path.matchAll(/:([A-Za-z]+)/g)].map(([, name = '']) => ({
    name,
    in: 'path' as const,
    required: true,
    schema: parameterSchema(name, shapes),
  })),
  ...Object.entries(query?.shape ?? {})
    .filter(([name]) => name !== AS_ON_PARAMETER.name)
    .map(([name, schema]) => ({
      name,
      in: 'query' as const,
      schema: shapes.of(schema as z.ZodType, 'input'),
    })),
];

function parameterSchema(name: string, shapes: Shapes): Json {
  if (name === 'entity') return shapes.of(entityKind, 'input');
  return name === 'kind' ? { type: 'string' } : { type: 'integer', minimum: 1 };
}

// What several operations take in their path or query stands once among the components, under the
// name of the parameter. Where operations mean different things by a name, the form that most of
// them share has it, and the others are written out.
type Parameter = Json & { readonly name: string; readonly in: 'path' | 'query' };

/** From so many operations on, a name is shorter than what it says. */
const OPERATIONS_MIN = 3;

type Parameters = {
  /** @returns the parameter, or a reference to it. Asked after each of them was counted. */
  readonly of: (parameter: Parameter) => Json;
  /** @returns those that were referred to, by name. */
  readonly all: () => Json;
};

/**
 * @param each of each operation, as often as it stands there.
 * @param taken names that the document gives itself.
 */
function createParameters(each: readonly Parameter[], taken: readonly string[]): Parameters {
  const names = namesOf(each, new Set(taken));
  const known = new Map<string, Json>();
  return {
    of(parameter) {
      const name = names.get(JSON.stringify(parameter));
      if (name === undefined) return parameter;
      known.set(name, parameter);
      return { $ref: `#/components/parameters/${name}` };
    },
    all: () => Object.fromEntries([...known].toSorted(([one], [other]) => (one < other ? -1 : 1))),
  };
}

/** @returns the name of each shared form, by the form as JSON. */
function namesOf(each: readonly Parameter[], taken: Set<string>): ReadonlyMap<string, string> {
  const forms = Map.groupBy(each, (parameter) => JSON.stringify(parameter));
  const often = [...forms].toSorted(([, one], [, other]) => other.length - one.length);
  const names = new Map<string, string>();
  for (const [form, [parameter, ...more]] of often) {
    if (parameter === undefined || more.length + 1 < OPERATIONS_MIN) continue;
    const name = componentName(parameter);
    if (taken.has(name)) continue;
    taken.add(name);
    names.set(form, name);
  }
  return names;
}

/** `book_id` of a query is `BookId`, `bookId` of a path `BookIdInPath`. */
function componentName({ name, in: place }: Parameter): string {
  const words = name.split('_').map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`);
  return `${words.join('')}${place === 'path' ? 'InPath' : ''}`;
}
