// The two encodings of HTML forms, read strictly: what a lenient reader would guess is refused.
import { accepted } from '#core/kernel/result.ts';
import type { Result } from '#core/kernel/result.ts';
import type { ProblemDetails } from '../problems/problem.ts';
import type { FormField } from './form-names.ts';
import { malformed } from './tree.ts';

type Fields = Result<readonly FormField[], ProblemDetails>;

/** @param text the body of an application/x-www-form-urlencoded request. */
export function parseUrlEncoded(text: string): Fields {
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
export function parseMultipart(text: string, contentType: string): Fields {
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
