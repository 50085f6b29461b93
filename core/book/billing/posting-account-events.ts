// Which accounts the documents of a book post to. These shapes lie on disk for ever: never edit
// one, add a version and an upcaster to it.
import { z } from 'zod';
import type { DomainEvent } from '../../kernel/event.ts';
import {
  postingRole,
  postingRoleV1,
  postingRoleV11,
  postingRoleV12,
  postingRoleV13,
  postingRoleV14,
  postingRoleV15,
  postingRoleV2,
  postingRoleV3,
  postingRoleV4,
  postingRoleV5,
  postingRoleV6,
  postingRoleV7,
  postingRoleV8,
  postingRoleV9,
  postingRoleV10,
} from '../terms.ts';

const id = z.int().positive();

const ONLY_CHANGED_ROLES = 'Only the roles that changed.';
const postingAccountsChangedV1 = z.strictObject({
  bookId: id,
  accounts: z.partialRecord(postingRoleV1, id).describe(ONLY_CHANGED_ROLES),
});
const postingAccountsChangedV2 = postingAccountsChangedV1.extend({
  accounts: z.partialRecord(postingRoleV2, id).describe(ONLY_CHANGED_ROLES),
});
const postingAccountsChangedV3 = postingAccountsChangedV1.extend({
  accounts: z.partialRecord(postingRoleV3, id).describe(ONLY_CHANGED_ROLES),
});
const postingAccountsChangedV4 = postingAccountsChangedV1.extend({
  accounts: z.partialRecord(postingRoleV4, id).describe(ONLY_CHANGED_ROLES),
});
const postingAccountsChangedV5 = postingAccountsChangedV1.extend({
  accounts: z.partialRecord(postingRoleV5, id).describe(ONLY_CHANGED_ROLES),
});
const postingAccountsChangedV6 = postingAccountsChangedV1.extend({
  accounts: z.partialRecord(postingRoleV6, id).describe(ONLY_CHANGED_ROLES),
});
const postingAccountsChangedV7 = postingAccountsChangedV1.extend({
  accounts: z.partialRecord(postingRoleV7, id).describe(ONLY_CHANGED_ROLES),
});
const postingAccountsChangedV8 = postingAccountsChangedV1.extend({
  accounts: z.partialRecord(postingRoleV8, id).describe(ONLY_CHANGED_ROLES),
});
const postingAccountsChangedV9 = postingAccountsChangedV1.extend({
  accounts: z.partialRecord(postingRoleV9, id).describe(ONLY_CHANGED_ROLES),
});
const postingAccountsChangedV10 = postingAccountsChangedV1.extend({
  accounts: z.partialRecord(postingRoleV10, id).describe(ONLY_CHANGED_ROLES),
});
const postingAccountsChangedV11 = postingAccountsChangedV1.extend({
  accounts: z.partialRecord(postingRoleV11, id).describe(ONLY_CHANGED_ROLES),
});
const postingAccountsChangedV12 = postingAccountsChangedV1.extend({
  accounts: z.partialRecord(postingRoleV12, id).describe(ONLY_CHANGED_ROLES),
});
const postingAccountsChangedV13 = postingAccountsChangedV1.extend({
  accounts: z.partialRecord(postingRoleV13, id).describe(ONLY_CHANGED_ROLES),
});
const postingAccountsChangedV14 = postingAccountsChangedV1.extend({
  accounts: z.partialRecord(postingRoleV14, id).describe(ONLY_CHANGED_ROLES),
});
const postingAccountsChangedV15 = postingAccountsChangedV1.extend({
  accounts: z.partialRecord(postingRoleV15, id).describe(ONLY_CHANGED_ROLES),
});
const postingAccountsChanged = postingAccountsChangedV1.extend({
  accounts: z.partialRecord(postingRole, id).describe(ONLY_CHANGED_ROLES),
});

export type PostingAccountsChanged = DomainEvent<
  'PostingAccountsChanged',
  z.infer<typeof postingAccountsChanged>
>;

export const postingAccountsEventSchemas = [
  { type: 'PostingAccountsChanged', version: 1, schema: postingAccountsChangedV1 },
  { type: 'PostingAccountsChanged', version: 2, schema: postingAccountsChangedV2 },
  { type: 'PostingAccountsChanged', version: 3, schema: postingAccountsChangedV3 },
  { type: 'PostingAccountsChanged', version: 4, schema: postingAccountsChangedV4 },
  { type: 'PostingAccountsChanged', version: 5, schema: postingAccountsChangedV5 },
  { type: 'PostingAccountsChanged', version: 6, schema: postingAccountsChangedV6 },
  { type: 'PostingAccountsChanged', version: 7, schema: postingAccountsChangedV7 },
  { type: 'PostingAccountsChanged', version: 8, schema: postingAccountsChangedV8 },
  { type: 'PostingAccountsChanged', version: 9, schema: postingAccountsChangedV9 },
  { type: 'PostingAccountsChanged', version: 10, schema: postingAccountsChangedV10 },
  { type: 'PostingAccountsChanged', version: 11, schema: postingAccountsChangedV11 },
  { type: 'PostingAccountsChanged', version: 12, schema: postingAccountsChangedV12 },
  { type: 'PostingAccountsChanged', version: 13, schema: postingAccountsChangedV13 },
  { type: 'PostingAccountsChanged', version: 14, schema: postingAccountsChangedV14 },
  { type: 'PostingAccountsChanged', version: 15, schema: postingAccountsChangedV15 },
  { type: 'PostingAccountsChanged', version: 16, schema: postingAccountsChanged },
] as const;
