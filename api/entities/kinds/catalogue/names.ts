import * as wire from '#api/contract/catalogue/names.ts';
import * as commands from '#api/requests/catalogue/names.ts';
import { NAME_TABLES } from '#projections/catalogue-masters/table.ts';
import type { NameRows } from '#projections/catalogue-masters/table.ts';
import { rowColumns } from '#projections/runner/row-columns.ts';
import type { NameRecords } from '#api/contract/catalogue/names.ts';
import { NAME_WIRES } from '#api/queries/catalogue/wires.ts';
import { columnsOf, nullable, rowsForBook, stamps } from '../../fields.ts';
import { recordKind } from '../../record-kind.ts';
import { written } from '../../written.ts';
import { masterFields, masterRowAsOf, removal } from './master.ts';

const b = columnsOf(NAME_TABLES.brand, 'r');

export const brandKind = recordKind<NameRows['brand'], NameRecords['brand']>({
  belongs: 'book and installation',
  removedAs: 'brand',
  fields: { ...masterFields(b, b.id('brand_id')), ...stamps(b) },
  source: ({ bookId }) => ({ rows: rowsForBook(b, bookId) }),
  row: rowColumns(NAME_TABLES.brand, 'r', 'name_key'),
  wire: NAME_WIRES.brand,
  writes: {
    ids: 'brand',
    create: written(wire.brandEndpoints.createShared.body, (body, { id }) =>
      commands.createBrand(id, body),
    ),
    change: written(wire.brandEndpoints.changeShared.body, (body, { id }) =>
      commands.changeBrand(id, body),
    ),
    remove: removal('brand'),
    rowAsOf: masterRowAsOf('brand'),
  },
});

const u = columnsOf(NAME_TABLES.unit, 'r');

export const unitKind = recordKind<NameRows['unit'], NameRecords['unit']>({
  belongs: 'book and installation',
  removedAs: 'unit',
  fields: {
    ...masterFields(u, u.id('unit_id')),
    uqc: u.text('uqc'),
    decimals: u.number('decimals'),
    ...stamps(u),
  },
  source: ({ bookId }) => ({ rows: rowsForBook(u, bookId) }),
  row: rowColumns(NAME_TABLES.unit, 'r', 'name_key'),
  wire: NAME_WIRES.unit,
  writes: {
    ids: 'unit',
    create: written(wire.unitEndpoints.createShared.body, (body, { id }) =>
      commands.createUnit(id, body),
    ),
    change: written(wire.unitEndpoints.changeShared.body, (body, { id }) =>
      commands.changeUnit(id, body),
    ),
    remove: removal('unit'),
    rowAsOf: masterRowAsOf('unit'),
  },
});

const c = columnsOf(NAME_TABLES.company, 'r');

export const accountTypeCompany = recordKind<NameRows['company'], NameRecords['company']>({
  belongs: 'book and installation',
  removedAs: 'company',
  fields: {
    ...masterFields(c, c.id('company_id')),
    account_type_company_id: nullable(c.id('parent_id')),
    ...stamps(c),
  },
  source: ({ bookId }) => ({ rows: rowsForBook(c, bookId) }),
  row: rowColumns(NAME_TABLES.company, 'r', 'name_key'),
  wire: NAME_WIRES.company,
  writes: {
    ids: 'account_type_company',
    create: written(wire.companyEndpoints.createShared.body, (body, { id }) =>
      commands.createCompany(id, body),
    ),
    change: written(wire.companyEndpoints.changeShared.body, (body, { id }) =>
      commands.changeCompany(id, body),
    ),
    remove: removal('company'),
    rowAsOf: masterRowAsOf('company'),
  },
});
