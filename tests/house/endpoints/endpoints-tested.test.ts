// Every documented endpoint is called by a test under its name, and has a reply that is kept.
import { describe, expect, test } from 'vitest';
import { endpoints } from '#api/contract/endpoints.ts';
import { codeIn, files, read } from '../tree.ts';

const names = Object.keys(endpoints);

/** The calls of a day of trade, whose replies are kept. */
const WHOLE_DAY = 'tests/api/replies/whole-day.ts';

/** A test that goes through all endpoints by themselves names none of them. */
const calling = codeIn('tests/api')
  .filter((file) => file.endsWith('.test.ts') || file === WHOLE_DAY)
  .map(read)
  .join('\n');

/** The session's calls are made by their paths, as the specification has them. */
const isCalled = (name: string): boolean => {
  const { path } = endpoints[name as keyof typeof endpoints];
  return new RegExp(`['"\`]${name}['"\`]`).test(calling) || calling.includes(`'${path}'`);
};

describe('an endpoint', () => {
  test.each(names)('%s is called by a test', (name) => {
    expect(isCalled(name)).toBe(true);
  });

  /** Their requests or replies hold a token that is new each time, and nothing else. */
  const unkept = new Set([
    'resetPassword',
    'signOutSession',
    'confirmAddress',
    'makeAddressLink',
    'makeResetLink',
    'makeInvitationLinks',
    'readInvitation',
  ]);

  test.each(names.filter((name) => !unkept.has(name)))('%s has a reply that is kept', (name) => {
    expect(files).toContain(`tests/specimens/replies/${name}.json`);
  });
});
