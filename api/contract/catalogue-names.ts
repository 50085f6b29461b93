// Brands, units and account-type companies.
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { bookQuery } from './book.ts';
import { expected, id, text, wholeNumber, wireId } from './wire.ts';
import {
  itemsAndTotal,
  link,
  master,
  masterName,
  ownPage,
  sharedPage,
} from './catalogue-fields.ts';

export const brand = z.strictObject(master);
export type Brand = z.infer<typeof brand>;

export const unit = z.strictObject({
  ...master,
  uqc: z.string().describe('The unit quantity code that GST returns ask for.'),
  decimals: z.int().describe('How many decimals quantities in it may have.'),
});
export type Unit = z.infer<typeof unit>;

export const company = z.strictObject({ ...master, account_type_company_id: id.nullable() });
export type Company = z.infer<typeof company>;

const named = { name: masterName };
const unitFields = {
  ...named,
  uqc: text(3).optional().describe('Without it, the one that the name stands for.'),
  decimals: wholeNumber(0, 3).optional(),
};
const companyFields = { ...named, account_type_company_id: link };
const ofBook = { book_id: wireId.optional() };
const ofForm = { expected, ...ofBook };

const own = { access: 'member', forms: true, query: bookQuery } as const;
const shared = { access: 'admin', forms: true } as const;

export const listBrands = endpoint({
  method: 'GET',
  path: '/api/islogin/brand',
  summary: 'The brands of the book and the shared ones, by name',
  access: 'member',
  query: ownPage,
  reply: z.array(brand),
});
export const createBrand = endpoint({
  ...own,
  method: 'POST',
  path: '/api/islogin/brand',
  summary: 'Add a brand to the book',
  body: z.strictObject({ ...named, ...ofBook }),
  reply: brand,
});
export const changeBrand = endpoint({
  ...own,
  method: 'PUT',
  path: '/api/islogin/brand/:brandId',
  summary: 'Change a brand of the book; only the fields sent',
  body: z.strictObject({ ...named, ...ofForm }).partial(),
  reply: brand,
});
export const listSharedBrands = endpoint({
  method: 'GET',
  path: '/api/isuper/brand',
  summary: 'The shared brands, by name',
  access: 'admin',
  query: sharedPage,
  reply: itemsAndTotal(brand),
});
export const createSharedBrand = endpoint({
  ...shared,
  method: 'POST',
  path: '/api/isuper/brand',
  summary: 'Add a brand for all books',
  body: z.strictObject(named),
  reply: brand,
});
export const changeSharedBrand = endpoint({
  ...shared,
  method: 'POST',
  path: '/api/isuper/brand/:brandId',
  summary: 'Change a shared brand; only the fields sent',
  body: z.strictObject({ ...named, expected }).partial(),
  reply: brand,
});

export const listUnits = endpoint({
  method: 'GET',
  path: '/api/islogin/unit',
  summary: 'The units of the book and the shared ones, by name',
  access: 'member',
  query: ownPage,
  reply: z.array(unit),
});
export const createUnit = endpoint({
  ...own,
  method: 'POST',
  path: '/api/islogin/unit',
  summary: 'Add a unit to the book',
  body: z.strictObject({ ...unitFields, ...ofBook }),
  reply: unit,
});
export const changeUnit = endpoint({
  ...own,
  method: 'PUT',
  path: '/api/islogin/unit/:unitId',
  summary: 'Change a unit of the book; only the fields sent',
  body: z.strictObject({ ...unitFields, ...ofForm }).partial(),
  reply: unit,
});
export const listSharedUnits = endpoint({
  method: 'GET',
  path: '/api/isuper/unit',
  summary: 'The shared units, by name',
  access: 'admin',
  query: sharedPage,
  reply: itemsAndTotal(unit),
});
export const createSharedUnit = endpoint({
  ...shared,
  method: 'POST',
  path: '/api/isuper/unit',
  summary: 'Add a unit for all books',
  body: z.strictObject(unitFields),
  reply: unit,
});
export const changeSharedUnit = endpoint({
  ...shared,
  method: 'POST',
  path: '/api/isuper/unit/:unitId',
  summary: 'Change a shared unit; only the fields sent',
  body: z.strictObject({ ...unitFields, expected }).partial(),
  reply: unit,
});

export const listCompanies = endpoint({
  method: 'GET',
  path: '/api/islogin/account_type_company',
  summary: 'The account-type companies of the book and the shared ones, by name',
  access: 'member',
  query: ownPage,
  reply: z.array(company),
});
export const createCompany = endpoint({
  ...own,
  method: 'POST',
  path: '/api/islogin/account_type_company',
  summary: 'Add an account-type company to the book',
  body: z.strictObject({ ...companyFields, ...ofBook }),
  reply: company,
});
export const changeCompany = endpoint({
  ...own,
  method: 'PUT',
  path: '/api/islogin/account_type_company/:companyId',
  summary: 'Change an account-type company of the book; only the fields sent',
  body: z.strictObject({ ...companyFields, ...ofForm }).partial(),
  reply: company,
});
export const listSharedCompanies = endpoint({
  method: 'GET',
  path: '/api/isuper/account_type_company',
  summary: 'The shared account-type companies, by name',
  access: 'admin',
  query: sharedPage,
  reply: itemsAndTotal(company),
});
export const createSharedCompany = endpoint({
  ...shared,
  method: 'POST',
  path: '/api/isuper/account_type_company',
  summary: 'Add an account-type company for all books',
  body: z.strictObject(companyFields),
  reply: company,
});
export const changeSharedCompany = endpoint({
  ...shared,
  method: 'POST',
  path: '/api/isuper/account_type_company/:companyId',
  summary: 'Change a shared account-type company; only the fields sent',
  body: z.strictObject({ ...companyFields, expected }).partial(),
  reply: company,
});
