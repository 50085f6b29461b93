// A reply is made once with all its headers, which `setReplyHeader` gathers; what Hono's own
// `c.header` gathers would be missing in it.
import { expect, test } from 'vitest';
import { codeIn, read } from './tree.ts';

/** Files and pages are answered by Hono, with what it has gathered. */
const OF_PAGES = 'api/http/routing/pages.ts';

const SETS_HEADER = /(?<!\breq)\.header\(\s*['"`][^)]*,/;

test('a header of a reply is set by setReplyHeader', () => {
  const others = codeIn('api')
    .filter((file) => file !== OF_PAGES)
    .filter((file) => SETS_HEADER.test(read(file)));
  expect(others).toStrictEqual([]);
});

test.each(["c.header('Link', text)", "context.header(\n  'Link',\n  text)"])(
  '%s is found by that look',
  (code) => {
    expect(SETS_HEADER.test(code)).toBe(true);
    expect(SETS_HEADER.test("c.req.header('cookie')")).toBe(false);
  },
);
