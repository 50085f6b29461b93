// What an invoice was issued without, and why, in its history.
import type { ProjectedEvent } from '../projection.ts';
import { listInWords } from './figures.ts';

type Override = Extract<ProjectedEvent, { type: 'ParticularsOverridden' }>['data'];

const PARTICULARS = {
  'supplier-address': 'the own address',
  'buyer-address': 'the buyer’s address',
  'buyer-state': 'the buyer’s state',
  hsn: 'HSN',
  unit: 'the unit',
  'delivery-address': 'the address of delivery',
  'place-of-supply': 'the place of supply',
} as const;

/** @returns `Issued without HSN and the unit: Sold by the bundle`. */
export function overriddenInWords({ particulars, reason }: Override): string {
  const names = new Set(particulars.map(({ particular }) => PARTICULARS[particular]));
  return `Issued without ${listInWords([...names])}: ${reason}`;
}
