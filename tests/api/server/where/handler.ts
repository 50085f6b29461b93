// What the servers of these tests do: they answer with what they were asked, in ways that the path
// names.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { END_OF_ANSWER } from './pair.ts';

/** `/at-once` does not wait for the body, `/later` waits a while, `/in-parts` answers in chunks. */
export const PATHS = ['/', '/at-once', '/later', '/in-parts', '/no-body'] as const;

export function echo(request: IncomingMessage, response: ServerResponse): void {
  // A server tells no difference between the two: what arrives as WHERE is a QUERY here.
  const { method, url = '', headers } = request;
  const told = `${method} ${url} ${String(headers['x-n'] ?? '')} `;
  if (url === '/at-once') {
    request.resume();
    response.end(`${told}${END_OF_ANSWER}`);
    return;
  }
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => void parts.push(part));
  request.on('error', () => undefined);
  request.on('end', () => {
    const body = Buffer.concat(parts).toString('latin1');
    const answer = `${told}${body}${END_OF_ANSWER}`;
    if (url === '/later') setTimeout(() => response.end(answer), 2);
    else if (url === '/no-body') response.writeHead(204, { 'X-Told': END_OF_ANSWER }).end();
    else if (url === '/in-parts') inParts(response, answer);
    else response.end(answer);
  });
}

function inParts(response: ServerResponse, answer: string): void {
  const middle = Math.floor(answer.length / 2);
  response.write(answer.slice(0, middle));
  setImmediate(() => response.end(answer.slice(middle)));
}

/** The bytes of a request. */
export const asked = (
  method: string,
  { path = '/', headers = [], body = '' }: ReceivedRequest = {},
): string => {
  const length = body === '' ? [] : [`Content-Length: ${body.length}`];
  return [`${method} ${path} HTTP/1.1`, 'Host: a', ...length, ...headers, '', body].join('\r\n');
};

type ReceivedRequest = {
  readonly path?: string;
  readonly headers?: readonly string[];
  readonly body?: string;
};

/** A body in chunks that are divided at the lengths given. */
export function inChunks(body: string, lengths: readonly number[]): string {
  const chunks: string[] = [];
  let rest = body;
  for (const length of lengths) {
    if (rest === '') break;
    const chunk = rest.slice(0, length);
    rest = rest.slice(length);
    chunks.push(`${chunk.length.toString(16)}\r\n${chunk}\r\n`);
  }
  if (rest !== '') chunks.push(`${rest.length.toString(16)}\r\n${rest}\r\n`);
  return `${chunks.join('')}0\r\n\r\n`;
}

export const LAST = 'Connection: close';
