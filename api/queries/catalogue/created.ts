// A record as its creation made it: a repeated request is answered as the first one was, also when
// the record was changed or removed in between. What it refers to bears today's name.
import type { RecordedEvent } from '#core/domain.ts';
import { invariant } from '#core/kernel/invariant.ts';
import type { Asset } from '#api/contract/asset.ts';
import type { Brand, Company, Unit } from '#api/contract/catalogue-names.ts';
import type { Category } from '#api/contract/category.ts';
import type { Product } from '#api/contract/product.ts';
import type { Service } from '#api/contract/service.ts';
import { wireInstant } from '../instant.ts';
import { snapshot } from '../snapshot.ts';
import type { ReadTables } from '../snapshot.ts';
import { categoriesOn, productsOn } from './shelves.ts';
import { assetWire, brandWire, companyWire, serviceWire, unitWire } from './wires.ts';

type Wire = Asset | Brand | Category | Company | Product | Service | Unit;

const stampsOf = ({ bookId, seq, recordedAt }: RecordedEvent) => {
  const at = wireInstant(recordedAt);
  return { bookId, lastSeq: seq, createdAt: at, updatedAt: at, status: 'enabled' as const };
};

/** @returns the reply to the creation that the event records. */
export async function createdWire(db: ReadTables, event: RecordedEvent | undefined): Promise<Wire> {
  const wire = event && (plainWire(event) ?? (await snapshot(db, (on) => linkedWire(on, event))));
  invariant(wire != null, 'A creation in the catalogue records what was created.');
  return wire;
}

/** Of what stands by itself. */
function plainWire(event: RecordedEvent): Wire | null {
  const stamps = stampsOf(event);
  switch (event.type) {
    case 'BrandCreated':
      return brandWire({ ...stamps, ...event.data });
    case 'UnitCreated':
      return unitWire({ ...stamps, ...event.data });
    case 'CompanyCreated':
      return companyWire({ ...stamps, ...event.data });
    case 'AssetCreated':
      return assetWire({ ...stamps, ...event.data });
    case 'ServiceCreated': {
      const { attributes, ...data } = event.data;
      const row = { ...stamps, ...data };
      const { status: _, ...own } = row;
      return serviceWire(
        row,
        attributes.map((attribute) => ({ ...own, ...attribute })),
      );
    }
    default:
      return null;
  }
}

/** Of what shows something of the records that it refers to. */
async function linkedWire(
  db: Parameters<typeof productsOn>[0],
  event: RecordedEvent,
): Promise<Wire | undefined> {
  const stamps = stampsOf(event);
  if (event.type === 'ProductCreated') {
    const { values, ...data } = event.data;
    const row = { ...stamps, ...data };
    const rows = values.map((value) => ({ ...stamps, productId: data.productId, ...value }));
    return (await productsOn(db, [row], new Map([[row.productId, rows]])))[0];
  }
  if (event.type === 'CategoryCreated') {
    const { items, ...data } = event.data;
    const row = { ...stamps, ...data };
    const rows = items.map((item) => ({ ...stamps, categoryId: data.categoryId, ...item }));
    return (await categoriesOn(db, [row], new Map([[row.categoryId, rows]])))[0];
  }
  return undefined;
}
