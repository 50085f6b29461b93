// From the bytes of a request to the value that its schema judges: size, encoding, form names.
import type { z } from 'zod';
import { accepted, rejected } from '#core/kernel/result.ts';
import type { Result } from '#core/kernel/result.ts';
import type { ProblemDetails } from '../problems/problem.ts';
import { withBooleans } from './booleans.ts';
import { readFormFields } from './form-names.ts';
import { readBytes } from './read-bytes.ts';
import { checkTree, malformed } from './tree.ts';
import type { FormField } from './form-names.ts';

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

// The two encodings of HTML forms, read strictly: what a lenient reader would guess is refused.
type Fields = Result<readonly FormField[], ProblemDetails>;

/** @param text the body of an application/x-www-form-urlencoded request. */
function parseUrlEncoded(text: string): Fields {
  try {
    const fields = text
      .split('&')
      .filter((pair) => pair !== '')
      .map((pair): FormField => {
        const cut = pair.indexOf('=');
        return cut < 0
          ? [percentDecoded(pair), '']
          : [percentDecoded(pair.slice(0, cut)), percentDecoded(pair.slice(cut + 1))];
      });
    return accepted(fields);
  } catch {
    return malformed('The form has a percent sign that is not followed by UTF-8 in hex.');
  }
}

/** Throws on %zz, %u0041 and on bytes that are no UTF-8, overlong ones among them. */
const percentDecoded = (text: string): string => decodeURIComponent(text.replaceAll('+', ' '));

const BOUNDARY = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))\s*(?:;|$)/i;
const DISPOSITION = /^content-disposition:\s*form-data;\s*name="([^"\r\n]{0,200})"\s*$/i;
const PLAIN_PART = /^content-type:\s*text\/plain(?:\s*;\s*charset="?utf-8"?)?\s*$/i;

/** @param text the body of a multipart/form-data request; parts with files are refused. */
function parseMultipart(text: string, contentType: string): Fields {
  const match = BOUNDARY.exec(contentType);
  const boundary = match?.[1] ?? match?.[2];
  if (boundary === undefined) return malformed('The form does not say how its parts are divided.');
  const [before, ...parts] = `\r\n${text}`.split(`\r\n--${boundary}`);
  const end = parts.pop();
  if (before !== '' || end === undefined || !/^--(?:\r\n)?$/.test(end)) {
    return malformed('The form does not begin and end with its boundary.');
  }
  const fields: FormField[] = [];
  for (const part of parts) {
    const field = parsePart(part);
    if (field === null) return malformed('The form has a part that is not plain text.');
    fields.push(field);
  }
  return accepted(fields);
}

function parsePart(part: string): FormField | null {
  const cut = part.indexOf('\r\n\r\n');
  if (!part.startsWith('\r\n') || cut < 0) return null;
  const headers = part.slice(2, cut).split('\r\n');
  const names = headers.flatMap((line) => DISPOSITION.exec(line)?.[1] ?? []);
  const others = headers.filter((line) => !DISPOSITION.test(line));
  const [name] = names;
  if (name === undefined || names.length > 1) return null;
  if (!others.every((line) => PLAIN_PART.test(line))) return null;
  return [name.replace(/%22/g, '"').replace(/%0D%0A/gi, '\n'), part.slice(cut + 4)];
}
