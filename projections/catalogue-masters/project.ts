import { createdBy, nameColumns, statusAfter, touchedBy } from '../runner/masters/rows.ts';
import { patch } from '../runner/writing/patch-records.ts';
import type { Patch } from '../runner/writing/patch-records.ts';
import type { ProjectedEvent, Projection, Statement } from '../runner/projection.ts';
import { removeFrom } from '../runner/writing/write-rows.ts';
import { brands, companies, units } from './table.ts';

const patchBrands = patch(brands);
const patchUnits = patch(units);
const patchCompanies = patch(companies);
const removeBrands = removeFrom(brands);
const removeUnits = removeFrom(units);
const removeCompanies = removeFrom(companies);

/** What was created and removed in one slice is written first, and then goes. */
function project(events: readonly ProjectedEvent[]): readonly Statement[] {
  return [
    ...patchBrands(events.flatMap(brandPatchOf)),
    ...patchUnits(events.flatMap(unitPatchOf)),
    ...patchCompanies(events.flatMap(companyPatchOf)),
    ...removeBrands(events.flatMap(removedBrandOf)),
    ...removeUnits(events.flatMap(removedUnitOf)),
    ...removeCompanies(events.flatMap(removedCompanyOf)),
  ];
}

function brandPatchOf(event: ProjectedEvent): Patch<typeof brands>[] {
  switch (event.type) {
    case 'BrandCreated': {
      const { brandId, name } = event.data;
      const columns = { ...createdBy(event), brand_id: brandId, ...nameColumns(name) };
      return [{ creates: true, columns }];
    }
    case 'BrandChanged': {
      const { brandId, changes } = event.data;
      const columns = { ...touchedBy(event), brand_id: brandId, ...nameColumns(changes.name) };
      return [{ creates: false, columns }];
    }
    case 'BrandEnabled':
    case 'BrandDisabled':
    case 'BrandRetired': {
      const own = { brand_id: event.data.brandId, status: statusAfter(event.type) };
      return [{ creates: false, columns: { ...touchedBy(event), ...own } }];
    }
    default:
      return [];
  }
}

function unitPatchOf(event: ProjectedEvent): Patch<typeof units>[] {
  switch (event.type) {
    case 'UnitCreated': {
      const { unitId, name, uqc, decimals } = event.data;
      const own = { unit_id: unitId, uqc, decimals, ...nameColumns(name) };
      return [{ creates: true, columns: { ...createdBy(event), ...own } }];
    }
    case 'UnitChanged': {
      const { unitId, changes } = event.data;
      const { name, uqc, decimals } = changes;
      const own = { unit_id: unitId, uqc, decimals, ...nameColumns(name) };
      return [{ creates: false, columns: { ...touchedBy(event), ...own } }];
    }
    case 'UnitEnabled':
    case 'UnitDisabled':
    case 'UnitRetired': {
      const own = { unit_id: event.data.unitId, status: statusAfter(event.type) };
      return [{ creates: false, columns: { ...touchedBy(event), ...own } }];
    }
    default:
      return [];
  }
}

function companyPatchOf(event: ProjectedEvent): Patch<typeof companies>[] {
  switch (event.type) {
    case 'CompanyCreated': {
      const { companyId, name, parentId } = event.data;
      const own = { company_id: companyId, parent_id: parentId, ...nameColumns(name) };
      return [{ creates: true, columns: { ...createdBy(event), ...own } }];
    }
    case 'CompanyChanged': {
      const { companyId, changes } = event.data;
      const own = { company_id: companyId, parent_id: changes.parentId };
      const columns = { ...touchedBy(event), ...own, ...nameColumns(changes.name) };
      return [{ creates: false, columns }];
    }
    case 'CompanyEnabled':
    case 'CompanyDisabled':
    case 'CompanyRetired': {
      const own = { company_id: event.data.companyId, status: statusAfter(event.type) };
      return [{ creates: false, columns: { ...touchedBy(event), ...own } }];
    }
    default:
      return [];
  }
}

const removedBrandOf = (event: ProjectedEvent) =>
  event.type === 'BrandRemoved' ? [{ book_id: event.bookId, brand_id: event.data.brandId }] : [];

const removedUnitOf = (event: ProjectedEvent) =>
  event.type === 'UnitRemoved' ? [{ book_id: event.bookId, unit_id: event.data.unitId }] : [];

const removedCompanyOf = (event: ProjectedEvent) =>
  event.type === 'CompanyRemoved'
    ? [{ book_id: event.bookId, company_id: event.data.companyId }]
    : [];

export const catalogueMastersProjection: Projection = {
  name: 'catalogue-masters',
  version: 1,
  tables: [brands, units, companies],
  project,
};
