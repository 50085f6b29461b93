// Session endpoints. By the specification their errors are plain JSON strings, and only theirs.
import { z } from 'zod';
import { endpoint } from '#api/contract/wire/endpoint.ts';
import { demoState } from '#api/contract/book/caller/demo-state.ts';
import { id } from '#api/contract/wire/values.ts';

export const PASSWORD_MAX = 256;

export const sessionUser = z.strictObject({
  id,
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  roles: z.array(z.string()),
  books: z.array(
    z.strictObject({
      id,
      name: z.string(),
      demo: demoState.optional(),
      owner: z
        .strictObject({ id, name: z.string() })
        .optional()
        .describe('Its owner of longest standing, where two of the books share a name.'),
    }),
  ),
});
export type SessionUser = z.infer<typeof sessionUser>;

export const sessionCheck = endpoint({
  method: 'GET',
  path: '/api/login',
  summary: 'Who is signed in; 401 when nobody is',
  access: 'public',
  shows: ['user', 'book', 'role', 'active_role'],
  reply: sessionUser,
});

export const login = endpoint({
  method: 'POST',
  path: '/api/login',
  summary: 'Sign in',
  takesNoKey: true,
  access: 'public',
  // The door takes any password text: whether it is right is one answer, with one wording.
  body: z.strictObject({ email: z.string().max(300), password: z.string().max(PASSWORD_MAX) }),
  reply: sessionUser,
});

export const logout = endpoint({
  method: 'GET',
  path: '/api/logout',
  summary: 'Sign out; POST does the same',
  takesNoKey: true,
  changes: true,
  access: 'public',
  shows: [],
  reply: z.strictObject({}),
});
