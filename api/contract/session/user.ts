import { z } from 'zod';
import { confirmation } from '#core/person/terms.ts';
import { endpoint } from '#api/contract/wire/endpoint.ts';
import {
  expected,
  id,
  instant,
  linesOfText,
  wholeNumber,
  wireId,
} from '#api/contract/wire/values.ts';

export const user = z.strictObject({
  id,
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  company: z.string(),
  confirmation: confirmation.describe('Whether the e-mail address was shown to be theirs.'),
  roles: z.array(z.string()).describe("['admin'] or nothing."),
  erased: z.boolean(),
  created_at: instant,
  updated_at: instant,
  seq: id,
});
export type User = z.infer<typeof user>;

const listedUser = user.extend({
  books: z.int().nonnegative().describe('How many books they belong to, in whatever role.'),
});
export type ListedUser = z.infer<typeof listedUser>;

export const listUsers = endpoint({
  method: 'GET',
  path: '/api/isuper/user',
  summary: 'The people of the installation in order of registration',
  access: 'admin',
  query: z.strictObject({
    search: linesOfText(200)
      .optional()
      .describe('Words that name, e-mail or company must all hold.'),
    limit: wholeNumber(1, 500).optional().describe('100 unless said otherwise.'),
    after: wireId.optional().describe('The last id of the page before.'),
  }),
  acrossBooks: { of: 'all', projection: 'books-and-members' },
  shows: ['user', 'role', 'book', 'active_role'],
  reply: z.strictObject({
    items: z.array(listedUser),
    total: z.int().nonnegative(),
  }),
});

const change = {
  method: 'POST',
  access: 'admin',
  body: z.strictObject({ expected }),
  reply: user,
} as const;

export const grantAdmin = endpoint({
  ...change,
  path: '/api/isuper/user/:personId/grant-admin',
  summary: 'Make a person admin of the installation',
});

export const revokeAdmin = endpoint({
  ...change,
  path: '/api/isuper/user/:personId/revoke-admin',
  summary: 'Take the admin role back; one admin must remain',
});
