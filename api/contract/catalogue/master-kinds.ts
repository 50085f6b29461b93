// The kinds of master that have lists and forms of their own, by their names on the wire.
import { brandEndpoints, companyEndpoints, unitEndpoints } from './names.ts';
import { categoryEndpoints } from './category.ts';
import { named } from './master-endpoints.ts';
import { productEndpoints } from './product.ts';
import { serviceEndpoints } from './service.ts';

export const MASTERS = {
  product: productEndpoints,
  category: categoryEndpoints,
  brand: brandEndpoints,
  unit: unitEndpoints,
  service: serviceEndpoints,
  account_type_company: companyEndpoints,
} as const;

/** @returns what the wire calls a kind of master. */
export const wireKindOf = (kind: string): string =>
  kind === 'company' ? 'account_type_company' : kind;

/** The same by their names among all endpoints. */
export const masterEndpointsByName = {
  ...named('Product', 'Products', productEndpoints),
  ...named('Category', 'Categories', categoryEndpoints),
  ...named('Brand', 'Brands', brandEndpoints),
  ...named('Unit', 'Units', unitEndpoints),
  ...named('Service', 'Services', serviceEndpoints),
  ...named('Company', 'Companies', companyEndpoints),
};
