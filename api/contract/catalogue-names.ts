// Brands, units and account-type companies.
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { expected, id, text, wholeNumber, wireId } from './wire.ts';
import { link, master, masterName, byAdmins, byMembers, masterLists } from './catalogue-fields.ts';

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

const brandLists = masterLists('brand', 'brands', brand, ['brand']);
export const listBrands = brandLists.inBook;
export const listSharedBrands = brandLists.shared;
export const createBrand = endpoint({
  ...byMembers,
  method: 'POST',
  path: '/api/islogin/brand',
  summary: 'Add a brand to the book',
  body: z.strictObject({ ...named, ...ofBook }),
  reply: brand,
});
export const changeBrand = endpoint({
  ...byMembers,
  method: 'PUT',
  path: '/api/islogin/brand/:brandId',
  summary: 'Change a brand of the book; only the fields sent',
  body: z.strictObject({ ...named, ...ofForm }).partial(),
  reply: brand,
});
export const createSharedBrand = endpoint({
  ...byAdmins,
  method: 'POST',
  path: '/api/isuper/brand',
  summary: 'Add a brand for all books',
  body: z.strictObject(named),
  reply: brand,
});
export const changeSharedBrand = endpoint({
  ...byAdmins,
  method: 'POST',
  path: '/api/isuper/brand/:brandId',
  summary: 'Change a shared brand; only the fields sent',
  body: z.strictObject({ ...named, expected }).partial(),
  reply: brand,
});

const unitLists = masterLists('unit', 'units', unit, ['unit']);
export const listUnits = unitLists.inBook;
export const listSharedUnits = unitLists.shared;
export const createUnit = endpoint({
  ...byMembers,
  method: 'POST',
  path: '/api/islogin/unit',
  summary: 'Add a unit to the book',
  body: z.strictObject({ ...unitFields, ...ofBook }),
  reply: unit,
});
export const changeUnit = endpoint({
  ...byMembers,
  method: 'PUT',
  path: '/api/islogin/unit/:unitId',
  summary: 'Change a unit of the book; only the fields sent',
  body: z.strictObject({ ...unitFields, ...ofForm }).partial(),
  reply: unit,
});
export const createSharedUnit = endpoint({
  ...byAdmins,
  method: 'POST',
  path: '/api/isuper/unit',
  summary: 'Add a unit for all books',
  body: z.strictObject(unitFields),
  reply: unit,
});
export const changeSharedUnit = endpoint({
  ...byAdmins,
  method: 'POST',
  path: '/api/isuper/unit/:unitId',
  summary: 'Change a shared unit; only the fields sent',
  body: z.strictObject({ ...unitFields, expected }).partial(),
  reply: unit,
});

const companyLists = masterLists('account_type_company', 'account-type companies', company, [
  'account_type_company',
]);
export const listCompanies = companyLists.inBook;
export const listSharedCompanies = companyLists.shared;
export const createCompany = endpoint({
  ...byMembers,
  method: 'POST',
  path: '/api/islogin/account_type_company',
  summary: 'Add an account-type company to the book',
  body: z.strictObject({ ...companyFields, ...ofBook }),
  reply: company,
});
export const changeCompany = endpoint({
  ...byMembers,
  method: 'PUT',
  path: '/api/islogin/account_type_company/:companyId',
  summary: 'Change an account-type company of the book; only the fields sent',
  body: z.strictObject({ ...companyFields, ...ofForm }).partial(),
  reply: company,
});
export const createSharedCompany = endpoint({
  ...byAdmins,
  method: 'POST',
  path: '/api/isuper/account_type_company',
  summary: 'Add an account-type company for all books',
  body: z.strictObject(companyFields),
  reply: company,
});
export const changeSharedCompany = endpoint({
  ...byAdmins,
  method: 'POST',
  path: '/api/isuper/account_type_company/:companyId',
  summary: 'Change a shared account-type company; only the fields sent',
  body: z.strictObject({ ...companyFields, expected }).partial(),
  reply: company,
});
