// These shapes lie on disk for ever. Never edit one: add a version, and an upcaster to it.
import { z } from 'zod';
import type { DomainEvent } from '../../kernel/event.ts';

const companyId = z.int().positive();
const details = {
  name: z.string(),
  parentId: z.int().positive().nullable().describe('The company that it stands under.'),
};

export const companyCreated = z.strictObject({ companyId, ...details });
export const companyChanged = z.strictObject({
  companyId,
  changes: z.strictObject(details).partial().describe('Only the fields that changed.'),
});
export const companyMoved = z.strictObject({ companyId });

export type CompanyEvent =
  | DomainEvent<'CompanyCreated', z.infer<typeof companyCreated>>
  | DomainEvent<'CompanyChanged', z.infer<typeof companyChanged>>
  | DomainEvent<'CompanyEnabled', z.infer<typeof companyMoved>>
  | DomainEvent<'CompanyDisabled', z.infer<typeof companyMoved>>
  | DomainEvent<'CompanyRetired', z.infer<typeof companyMoved>>
  | DomainEvent<'CompanyRemoved', z.infer<typeof companyMoved>>;

export const companyEventSchemas = [
  { type: 'CompanyCreated', version: 1, schema: companyCreated },
  { type: 'CompanyChanged', version: 1, schema: companyChanged },
  { type: 'CompanyEnabled', version: 1, schema: companyMoved },
  { type: 'CompanyDisabled', version: 1, schema: companyMoved },
  { type: 'CompanyRetired', version: 1, schema: companyMoved },
  { type: 'CompanyRemoved', version: 1, schema: companyMoved },
] as const;
