// From the bytes of a request to the value that its schema judges: size, encoding, form names.
import type { z } from 'zod';
import { accepted, rejected } from '#core/kernel/result.ts';
import type { Result } from '#core/kernel/result.ts';
import type { ProblemDetails } from '../problems/problem.ts';
import { withBooleans } from './booleans.ts';
import { parseMultipart, parseUrlEncoded } from './encodings.ts';
import { readFormFields } from './form-names.ts';
import { readBytes } from './read-bytes.ts';
import { checkTree, malformed } from './tree.ts';

type Body = Result<unknown, ProblemDetails>;

type BodyForm = {
  readonly schema: z.ZodObject;
  readonly forms: boolean;
  /** Where the usual is too little. */
  readonly max?: { readonly bytesMax: number; readonly valuesMax: number } | undefined;
};

/**
 * @param forms whether form encodings are taken beside JSON.
 * @returns the value; 400 when it cannot be read, 413 when it is too large, 415 for another type.
 */
export async function readBody(request: Request, { schema, forms, max }: BodyForm): Promise<Body> {
  const contentType = request.headers.get('content-type') ?? '';
  const bytes = await readBytes(request, max?.bytesMax);
  if (!bytes.ok) return bytes;
  // A call whose every field may be left out need not have a body at all.
  if (contentType === '' && bytes.value.byteLength === 0) return accepted({});
  const kind = kindOf(contentType);
  if (kind === null || (kind !== 'json' && !forms)) return unsupported(forms);
  const text = decoded(bytes.value);
  if (text === null) return malformed('The body is not UTF-8.');
  if (kind === 'json') return parseJson(text, max?.valuesMax);
  const fields = kind === 'multipart' ? parseMultipart(text, contentType) : parseUrlEncoded(text);
  if (!fields.ok) return fields;
  const form = readFormFields(fields.value);
  return form.ok ? accepted(withBooleans(schema, form.value)) : form;
}

function kindOf(contentType: string): 'json' | 'urlencoded' | 'multipart' | null {
  const [type = '', ...parameters] = contentType.toLowerCase().split(';');
  const charset = parameters.map((text) => text.trim()).find((text) => text.startsWith('charset='));
  if (charset !== undefined && !/^charset="?utf-8"?$/.test(charset)) return null;
  switch (type.trim()) {
    case 'application/json':
      return 'json';
    case 'application/x-www-form-urlencoded':
      return 'urlencoded';
    case 'multipart/form-data':
      return 'multipart';
    default:
      return null;
  }
}

const unsupported = (forms: boolean) =>
  rejected({
    status: 415,
    code: 'unsupported_content_type',
    detail: forms
      ? 'Send JSON or a form, in UTF-8.'
      : 'Send JSON in UTF-8, with Content-Type: application/json.',
  } as const);

/** Decodes whole bodies, so that nothing of one is left for the next. */
const DECODER = new TextDecoder('utf-8', { fatal: true });

function decoded(bytes: Uint8Array): string | null {
  try {
    return DECODER.decode(bytes);
  } catch {
    return null;
  }
}

function parseJson(text: string, valuesMax?: number): Body {
  try {
    return checkTree(JSON.parse(text), valuesMax);
  } catch {
    return malformed('The body is not JSON.');
  }
}
