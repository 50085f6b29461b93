// These shapes lie on disk for ever. Never edit one: add a version, and an upcaster to it.
import { z } from 'zod';
import type { DomainEvent } from '../../kernel/event.ts';
import { uqc } from './uqc.ts';

const unitId = z.int().positive();
const details = {
  name: z.string(),
  uqc: uqc.describe('The unit quantity code that returns and e-invoices ask for.'),
  decimals: z.int().min(0).max(3).describe('How many decimals quantities in it may have.'),
};

export const unitCreated = z.strictObject({ unitId, ...details });
export const unitChanged = z.strictObject({
  unitId,
  changes: z.strictObject(details).partial().describe('Only the fields that changed.'),
});
export const unitMoved = z.strictObject({ unitId });

export type UnitEvent =
  | DomainEvent<'UnitCreated', z.infer<typeof unitCreated>>
  | DomainEvent<'UnitChanged', z.infer<typeof unitChanged>>
  | DomainEvent<'UnitEnabled', z.infer<typeof unitMoved>>
  | DomainEvent<'UnitDisabled', z.infer<typeof unitMoved>>
  | DomainEvent<'UnitRetired', z.infer<typeof unitMoved>>
  | DomainEvent<'UnitRemoved', z.infer<typeof unitMoved>>;

export const unitEventSchemas = [
  { type: 'UnitCreated', version: 1, schema: unitCreated },
  { type: 'UnitChanged', version: 1, schema: unitChanged },
  { type: 'UnitEnabled', version: 1, schema: unitMoved },
  { type: 'UnitDisabled', version: 1, schema: unitMoved },
  { type: 'UnitRetired', version: 1, schema: unitMoved },
  { type: 'UnitRemoved', version: 1, schema: unitMoved },
] as const;
