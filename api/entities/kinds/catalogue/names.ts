import { sql } from 'kysely';
import { MASTER_REPLIES } from '#api/queries/as-of/catalogue.ts';
import * as wire from '#api/contract/catalogue/names.ts';
import * as commands from '#api/requests/catalogue/names.ts';
import type { Entity } from '../../entity.ts';
import { field, stamps } from '../../fields.ts';
import { written } from '../../written.ts';
import { linkField, masterFields, removal } from './master.ts';

export const brand: Entity = {
  belongs: 'book and installation',
  removedAs: 'brand',
  fields: { ...masterFields('r', 'brand_id'), ...stamps('r') },
  source: ({ bookId }) => ({ rows: sql`from brands r where r.book_id in (0, ${bookId})` }),
  writes: {
    ids: 'brand',
    create: written(wire.brandEndpoints.createShared.body, (body, { id }) =>
      commands.createBrand(id, body),
    ),
    change: written(wire.brandEndpoints.changeShared.body, (body, { id }) =>
      commands.changeBrand(id, body),
    ),
    remove: removal('brand'),
    reply: MASTER_REPLIES.brand,
  },
};

export const unit: Entity = {
  belongs: 'book and installation',
  removedAs: 'unit',
  fields: {
    ...masterFields('r', 'unit_id'),
    uqc: field.text('r.uqc'),
    decimals: field.number('r.decimals'),
    ...stamps('r'),
  },
  source: ({ bookId }) => ({ rows: sql`from units r where r.book_id in (0, ${bookId})` }),
  writes: {
    ids: 'unit',
    create: written(wire.unitEndpoints.createShared.body, (body, { id }) =>
      commands.createUnit(id, body),
    ),
    change: written(wire.unitEndpoints.changeShared.body, (body, { id }) =>
      commands.changeUnit(id, body),
    ),
    remove: removal('unit'),
    reply: MASTER_REPLIES.unit,
  },
};

export const accountTypeCompany: Entity = {
  belongs: 'book and installation',
  removedAs: 'company',
  fields: {
    ...masterFields('r', 'company_id'),
    account_type_company_id: linkField('r.parent_id'),
    ...stamps('r'),
  },
  source: ({ bookId }) => ({ rows: sql`from companies r where r.book_id in (0, ${bookId})` }),
  writes: {
    ids: 'account_type_company',
    create: written(wire.companyEndpoints.createShared.body, (body, { id }) =>
      commands.createCompany(id, body),
    ),
    change: written(wire.companyEndpoints.changeShared.body, (body, { id }) =>
      commands.changeCompany(id, body),
    ),
    remove: removal('company'),
    reply: MASTER_REPLIES.company,
  },
};
